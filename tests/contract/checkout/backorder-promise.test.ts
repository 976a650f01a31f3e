import { releaseStock } from '@titraj/backend/orders/life-cycle/release-stock.ts';
import { beforeEach, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await backend.db.updateTable('orders').set({ network: null }).execute();
});

let made = 0;
/** A product of its own with one piece in stock; returns its sku and id. */
async function create(backorder: object | null) {
	made += 1;
	const sku = `OBECANJE-${made}`;
	const price = { amount: '20.00', currency: 'EUR', vat_included: true };
	const row = { title: `Stol po mjeri ${made}`, category_path: ['Stolovi po mjeri'], price, stock: { quantity: 1 }, backorder };
	expect((await merchant.call('PUT', `/products/${sku}`, row)).status).toBe(200);
	return { sku, id: (await merchant.call('GET', `/products/${sku}`)).body.id };
}
const itemOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body.parcels[0].items[0];
async function buy(id: number, email = `obecanje-${made}@titraj.example`) {
	await shopper.add(id, 3);
	await shopper.choose({ email });
	const placed = await shopper.place();
	const shown = async () => (await shopper.open(placed.order_identificator))?.parcels[0]?.items[0]?.backorder;
	return { ...placed, shown, mail: (await lastMailTo(backend, email)).text };
}

it('an order keeps the days that were stated for goods to come, whatever becomes of the product', async () => {
	const { sku, id } = await create({ days: 14 });
	const { number, shown, mail } = await buy(id);
	expect(mail).toContain(`Po narudžbi, još nije na zalihi: 2 × Stol po mjeri ${made} (${sku}). Dana do slanja, kako je navedeno pri narudžbi: 14.`);
	for (const backorder of [{ days: 30 }, null]) {
		await merchant.call('PUT', `/products/${sku}`, { backorder });
		expect(await shown()).toEqual({ qty: 2, days: 14 });
		expect(await itemOf(number)).toMatchObject({ backordered: 2, backorder_days: 14 });
	}
});

it('days that a product gets after the order are not promised with it, also if its goods are reserved again', async () => {
	const { sku, id } = await create({ days: null });
	const { number, shown, mail, id: orderId } = await buy(id);
	expect(mail).toContain(`Po narudžbi, još nije na zalihi: 2 × Stol po mjeri ${made} (${sku}).\n`);
	expect(mail).not.toContain('Dana do slanja');
	await merchant.call('PUT', `/products/${sku}`, { backorder: { days: 5 } });
	await backend.db.transaction().execute((trx) => releaseStock(trx, orderId));
	expect(await shown()).toBe(null);
	await backend.db.updateTable('orders').set({ status: 'awaiting_confirmation' }).where('id', '=', orderId).execute();
	expect((await merchant.call('POST', `/orders/${number}/status`, { status: 'accepted' })).body).toMatchObject({ outcome: 'changed' });
	expect(await shown()).toEqual({ qty: 2, days: null });
});

it('a cancelled order says nothing of goods to come, also if it never reserved any', async () => {
	const { id } = await create({ days: 14 });
	const { number, shown, id: orderId } = await buy(id);
	await backend.db.transaction().execute((trx) => releaseStock(trx, orderId));
	await backend.db.updateTable('order_items').set({ backorder_qty: 2 }).where('order_id', '=', orderId).execute();
	expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'odustao' })).status).toBe(200);
	expect(await shown()).toBe(null);
	expect(await itemOf(number)).toMatchObject({ backordered: 0, backorder_days: 14 });
});

it('an order from stock says nothing of goods to come', async () => {
	const { sku, id } = await create({ days: 14 });
	await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 3 });
	const { number, shown, mail } = await buy(id);
	expect(mail).not.toContain('Po narudžbi, još nije na zalihi');
	expect(await shown()).toBe(null);
	expect(await itemOf(number)).toMatchObject({ backordered: 0, backorder_days: null });
});

it('goods from stock leave first, and the pick list says which orders wait for the others', async () => {
	const { id } = await create({ days: 7 });
	const { number, shown } = await buy(id);
	const { line } = await itemOf(number);
	expect((await merchant.call('POST', `/orders/${number}/shipments`, { lines: [{ line, quantity: 1 }] })).status).toBeLessThan(300);
	expect(await shown()).toEqual({ qty: 2, days: 7 });
	const list = await (
		await fetch(`${backend.url}/merchant/v1/pick-list/html?orders=${number}`, { headers: { authorization: `Bearer ${merchant.key}` } })
	).text();
	expect(list).toContain('Po narudžbi');
	expect(list.match(new RegExp(`${number} \\(2\\)`, 'g'))).toHaveLength(2);
	expect((await merchant.call('POST', `/orders/${number}/shipments`, { lines: [{ line, quantity: 2 }] })).status).toBeLessThan(300);
	expect(await shown()).toBe(null);
	expect(await itemOf(number)).toMatchObject({ backordered: 0, backorder_days: 7 });
});
