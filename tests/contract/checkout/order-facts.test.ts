import type { Sentence } from '@titraj/backend/platform/order-facts/define-fact.ts';
import { BACKORDER_DAYS } from '@titraj/backend/platform/order-facts/lines/backorder-days.ts';
import { INSTALMENTS } from '@titraj/backend/platform/order-facts/orders/instalments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { shopperIn, shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

// Declared facts that have no sentence get one, so that the test needs no column of its own.
const inAll = (text: string): Sentence => ({ hr: `${text} (hr)`, en: `${text} (en)`, de: `${text} (de)`, rs: text, si: text, it: text, ba: text, es: text });
const SENTENCES = [
	[BACKORDER_DAYS, { text: (days: number) => inAll(`Dani: ${days}`) }],
	[INSTALMENTS, { text: (count: number) => inAll(`Obroci: ${count}`) }],
] as const;
beforeAll(() => {
	for (const [fact, said] of SENTENCES) Object.assign(fact, said);
});
afterAll(() => {
	for (const [fact] of SENTENCES) Reflect.deleteProperty(fact, 'text');
});

it('what a fact says is on the order’s page and in its mail in their language, and in the merchant API', async () => {
	const price = { amount: '20.00', currency: 'EUR', vat_included: true };
	const row = { title: 'Polica po mjeri', category_path: ['Police po mjeri'], price, stock: { quantity: 1 }, backorder: { days: 14 } };
	expect((await merchant.call('PUT', '/products/POLICA', row)).status).toBe(200);
	const { id } = (await merchant.call('GET', '/products/POLICA')).body;
	const email = 'polica@titraj.example';
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(id, 3);
	await shopper.choose({ email });
	const { number, order_identificator, id: orderId } = await shopper.place();
	await backend.db.updateTable('orders').set({ instalments: 3 }).where('id', '=', orderId).execute();

	expect((await lastMailTo(backend, email)).text).toContain('3 × Polica po mjeri (POLICA): Dani: 14 (hr)');
	const open = async (market: 'hr' | 'at') => {
		const order = await shopperIn(market, backend, await backend.newToken()).open(order_identificator);
		return [order?.notes, order?.parcels[0]?.items[0]?.notes];
	};
	expect(await open('hr')).toEqual([['Obroci: 3 (hr)'], ['Dani: 14 (hr)']]);
	expect(await open('at')).toEqual([['Obroci: 3 (de)'], ['Dani: 14 (de)']]);
	const { body } = await merchant.call('GET', `/orders/${number}`);
	expect(body).toMatchObject({ instalments: 3, notes: [{ hr: 'Obroci: 3 (hr)', en: 'Obroci: 3 (en)' }] });
	expect(body.parcels[0].items[0]).toMatchObject({ backorder_days: 14, take_back: null, notes: [{ hr: 'Dani: 14 (hr)', en: 'Dani: 14 (en)' }] });

	const goods = [{ sku: 'POLICA', quantity: 1 }];
	const { total } = (await merchant.call('POST', `/orders/${number}/goods-preview`, { goods })).body;
	expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: total.after })).status).toBe(200);
	const [, added] = (await merchant.call('GET', `/orders/${number}`)).body.parcels[0].items;
	expect(added.notes, 'staff add goods: the same facts').toEqual([{ hr: 'Dani: 14 (hr)', en: 'Dani: 14 (en)' }]);
});
