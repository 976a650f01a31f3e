import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

interface Store {
	readonly id: number;
	readonly code: string;
	readonly title: string;
}

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
let from: Store;
let to: Store;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await backend.db.updateTable('orders').set({ network: null }).execute();
	const first = (await merchant.call('GET', '/stores')).body.items.find(({ code }: { code: string }) => code !== 'druga');
	const { code: _, ...facts } = first;
	expect((await merchant.call('PUT', '/stores/druga', { ...facts, title: 'Druga poslovnica', visible: true })).status).toBe(200);
	const read = (code: string) => backend.db.selectFrom('stores').select(['id', 'code', 'title']).where('code', '=', code).executeTakeFirstOrThrow();
	[from, to] = [await read(first.code), await read('druga')];
});

const SKU = 'MON-2';
/** Stock of the product as a whole, at the old store and at the new one. */
async function setStock(quantity: number, old: number, next: number) {
	const store_stock = JSON.stringify({ [from.code]: old, [to.code]: next });
	await backend.db.updateTable('products').set({ quantity, store_stock, backorder: false }).where('code', '=', SKU).execute();
}
async function stock() {
	const row = await backend.db.selectFrom('products').select(['quantity', 'store_stock']).where('code', '=', SKU).executeTakeFirstOrThrow();
	return [row.quantity, row.store_stock[from.code], row.store_stock[to.code]];
}
let placed = 0;
async function placePickup(qty: number) {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', SKU).executeTakeFirstOrThrow();
	placed += 1;
	const email = `poslovnica-${placed}@titraj.example`;
	await shopper.add(id, qty);
	await shopper.choose({ email, shipping: { parcel_id: 1, shipping_code: 'pickup', location_id: from.id }, payment: 'pay_in_store' });
	return { ...(await shopper.place()), email };
}
const move = (number: string, store = to.code) => merchant.call('PUT', `/orders/${number}/store`, { store });
const parcelOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body.parcels[0];

describe('a pickup that is moved to another store', () => {
	it('releases the share of the old one, reserves that of the new one, and leaves the stock of the shop as it is', async () => {
		await setStock(20, 5, 2);
		const { number } = await placePickup(3);
		expect(await stock()).toEqual([17, 2, 2]);
		const { status, body } = await move(number);
		expect([status, body.parcels[0].store]).toEqual([200, to.code]);
		expect(await stock()).toEqual([17, 5, 0]);
		expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'odustao' })).status).toBe(200);
		expect(await stock()).toEqual([20, 5, 2]);
	});

	it('with two lines of one product takes from the new store what it has, and gives back no more', async () => {
		await setStock(20, 9, 4);
		const { number } = await placePickup(3);
		const goods = [{ sku: SKU, quantity: 3 }];
		const { total } = (await merchant.call('POST', `/orders/${number}/goods-preview`, { goods })).body;
		expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: total.after })).status).toBe(200);
		expect(await stock()).toEqual([14, 3, 4]);
		expect((await move(number)).status).toBe(200);
		expect(await stock()).toEqual([14, 9, 0]);
		expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'odustao' })).status).toBe(200);
		expect(await stock()).toEqual([20, 9, 4]);
	});

	it('is ready a workday later where the goods are not, and has a new revision for programs', async () => {
		await setStock(20, 5, 0);
		const { number } = await placePickup(1);
		const before = await merchant.call('GET', `/orders/${number}`);
		await move(number);
		const after = (await merchant.call('GET', `/orders/${number}`)).body;
		expect(after.parcels[0].delivery_from > before.body.parcels[0].delivery_from).toBe(true);
		expect(after.parcels[0].delivery_to).toBe(after.parcels[0].delivery_from);
		expect(after.revision).toBeGreaterThan(before.body.revision);
	});

	it('is mailed to the customer once, with the new store, and stands in the history with the name of who did it', async () => {
		await setStock(20, 5, 5);
		const { number, email, order_identificator } = await placePickup(1);
		const person = await openPerson(backend, 'support');
		for (let time = 0; time < 2; time++) expect((await person.call('PUT', `/orders/${number}/store`, { store: to.code })).status).toBe(200);
		const mails = (await mailsTo(backend, email)).filter(({ template }) => template === 'order_store_changed');
		expect(mails).toHaveLength(1);
		expect(mails[0]?.subject).toBe(`Narudžbu ${number} preuzimate u drugoj poslovnici`);
		expect(mails[0]?.text).toContain(to.title);
		expect(mails[0]?.text).not.toContain(from.title);
		const { items } = (await merchant.call('GET', `/orders/${number}/timeline`)).body;
		expect(items.filter(({ what }: { what: string }) => what === 'store')).toMatchObject([{ kind: 'staff', text: to.code, by: person.email }]);
		expect((await shopper.open(order_identificator))?.parcels[0]).toMatchObject({ location_id: to.id, location_title: to.title });
	});

	it('promises no day for goods that are to come', async () => {
		await setStock(0, 0, 0);
		await backend.db.updateTable('products').set({ backorder: true }).where('code', '=', SKU).execute();
		const { number } = await placePickup(1);
		await move(number);
		expect(await parcelOf(number)).toMatchObject({ store: to.code, delivery_from: null });
		await backend.db.updateTable('products').set({ backorder: false }).where('code', '=', SKU).execute();
	});
});

it.each<[OrderStatus, number]>([
	['awaiting_confirmation', 200],
	['awaiting_payment', 200],
	['received', 200],
	['paid', 200],
	['preparing', 200],
	['ready_for_pickup', 409],
	['completed', 409],
	['cancelled', 409],
])('a pickup that is %s is moved or not: %i', async (status, answer) => {
	await setStock(20, 5, 5);
	const { number, id } = await placePickup(1);
	await backend.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
	expect((await move(number)).status).toBe(answer);
	expect((await parcelOf(number)).store).toBe(answer === 200 ? to.code : from.code);
});

it('a store that is hidden or does not exist, and an order to an address, are refused with the reason', async () => {
	await setStock(20, 5, 5);
	const { number } = await placePickup(1);
	expect((await move(number, 'nema')).body.detail).toBe('there is no store nema where customers collect orders');
	await backend.db.updateTable('stores').set({ visible: false }).where('id', '=', to.id).execute();
	expect((await move(number)).status).toBe(409);
	await backend.db.updateTable('stores').set({ visible: true }).where('id', '=', to.id).execute();
	expect((await move(await placeTestOrder(backend.db))).body.detail).toBe('the order is not collected in one store');
});
