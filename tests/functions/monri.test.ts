import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '#tests/support/bank-steps.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';
import { type MonriDouble, openMonriDouble } from '#tests/support/payment-kit/monri-double.ts';

let monri: MonriDouble;
let shop: PayingShop;
let merchant: MerchantClient;
let guest: Guest;
beforeAll(async () => {
	monri = await openMonriDouble('later');
	shop = await startPayingShop(monri.options, monri.host);
	merchant = await openMerchant({ url: shop.bankUrl, db: shop.db });
});
afterAll(async () => {
	await shop.close();
	await monri.close();
});
beforeEach(async () => {
	listenToErrors();
	monri.losesAnswers = false;
	await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
	guest = await openGuest(shop.url);
});
afterEach(() => vi.restoreAllMocks());

async function begin() {
	const { identificator } = await guest.buy('card');
	const { data } = await guest.pay({ order_identificator: identificator });
	return { identificator, form: data?.form ?? null, number: (await guest.open(identificator))?.number ?? '' };
}

/** An order whose money Monri holds. */
async function hold() {
	const begun = await begin();
	const { callback } = await monri.end({ form: begun.form, redirectUrl: null }, { status: 'approved' });
	await fetch(`${shop.url}/api/hapi/webshop/payment-callback/monri`, { method: 'POST', headers: callback.headers, body: callback.body });
	return begun;
}

const change = (number: string, kind: string, body: object = {}) => merchant.call('POST', `/orders/${number}/payments/${kind}`, body);

test('the form names the buyer, the order and the amount, and nothing of the card', async () => {
	const { form, number } = await begin();
	const fields = Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));
	expect(fields).toMatchObject({
		order_info: number,
		order_number: `${number}-1`,
		currency: 'EUR',
		language: 'hr',
		transaction_type: 'authorize',
		ch_city: 'Zagreb',
	});
	expect(Object.keys(fields).filter((name) => /pan|card|cvv/.test(name))).toEqual([]);
});

test('the number of instalments that the shopper chose is that of the form', async () => {
	await guest.add(CABLE, 1);
	await guest.choose({ payment: 'card', instalments: 3 });
	const { data } = await guest.post();
	const paid = await guest.pay({ order_identificator: data?.order_identificator ?? '' });
	expect(paid.data?.form?.fields).toContainEqual({ name: 'number_of_installments', value: '3' });
});

test('held money is captured, and refunded in parts', async () => {
	const { identificator, number } = await hold();
	expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	const captured = await change(number, 'capture');
	expect(captured.body.items).toMatchObject([{ captured: captured.body.items[0].amount, provider_id: '214' }]);
	expect((await change(number, 'refund', { amount: '0.50', key: 'a' })).body.items).toMatchObject([{ refunded: '0.50' }]);
	expect((await change(number, 'refund', { amount: '0.50', key: 'a' })).status).toBe(200);
	expect((await change(number, 'refund', { key: 'b' })).body.items).toMatchObject([{ status: 'refunded' }]);
	expect(monri.changes.filter((made) => made.includes(number)).map((made) => made.split(' ')[0])).toEqual(['capture', 'refund', 'refund']);
});

test('held money is given back', async () => {
	const { number } = await hold();
	expect((await change(number, 'cancel')).body.items).toMatchObject([{ status: 'cancelled' }]);
	expect(monri.changes.at(-1)).toMatch(new RegExp(`^void ${number}-1 `));
});

test('a refund whose answer was lost is not asked for twice: staff look at Monri', async () => {
	const { number } = await hold();
	await change(number, 'capture');
	monri.losesAnswers = true;
	expect((await change(number, 'refund', { amount: '0.50', key: 'lost' })).status).toBe(502);
	monri.losesAnswers = false;
	expect(await change(number, 'refund', { amount: '0.50', key: 'lost' })).toMatchObject({ status: 409 });
	expect(monri.changes.filter((made) => made.startsWith(`refund ${number}`))).toHaveLength(1);
});

test('a return without Monri’s digest does not pay, and shows that the order waits', async () => {
	const { identificator, form } = await begin();
	const { back } = await monri.end({ form, redirectUrl: null }, { status: 'approved' });
	const forged = back.query.replace(/&digest=.*/, `&digest=${'f'.repeat(128)}`);
	const response = await fetch(`${shop.url}/api/hapi/webshop/payment-return/monri?${forged}`, { redirect: 'manual' });
	expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining(identificator)]);
	expect(await stateOf(guest, identificator)).toEqual(['awaiting_payment', 'pending', true]);
});
