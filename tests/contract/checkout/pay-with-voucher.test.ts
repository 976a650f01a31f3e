import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { PaymentTransferAnswer } from '@titraj/contract/order-calls.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { type CheckoutChoice, type Shopper, shopperIn, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const DAY = 24 * 3_600_000;
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const WAYS = ['card', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'] as const;

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
beforeAll(async () => {
	const paymentTerms = { cash_on_delivery: { fee_cents: 250 } };
	backend = await startTestBackend(undefined, { issuesVouchers: true, settings: { paymentMethods: WAYS, paymentTerms } });
	merchant = await openMerchant(backend);
});
beforeEach(async () => {
	await backend.db
		.updateTable('products')
		.set({ quantity: 100, store_stock: JSON.stringify({ zg: 50 }) })
		.where('id', '=', CABLE)
		.execute();
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

async function issue(amount: string, more: object = {}): Promise<{ id: number; code: string; code_end: string }> {
	return (await merchant.call('POST', '/vouchers', { market: 'hr', amount, ...more })).body;
}
const voucher = async (id: number) => (await merchant.call('GET', `/vouchers/${id}`)).body;
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const enter = (code: string, by = shopper) => by.send('_post_hapi_webshop_coupon', { code });
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

async function buyWith(codes: readonly string[], choice: CheckoutChoice = {}, qty = 1) {
	await shopper.add(CABLE, qty);
	await shopper.choose({ payment: 'bank_transfer', ...choice });
	for (const code of codes) expect(await enter(code)).toMatchObject({ success: true });
	return shopper.place();
}

/** Every balance is the sum of its movements, and every payment by voucher what its order took and did not give back. */
async function expectBooksBalanced(): Promise<void> {
	const vouchers = await backend.db.selectFrom('vouchers').selectAll().execute();
	const movements = await backend.db.selectFrom('voucher_movements').selectAll().execute();
	const payments = await backend.db.selectFrom('order_payments').selectAll().where('provider', '=', 'gift_voucher').execute();
	const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
	for (const { id, balance_cents } of vouchers)
		expect(balance_cents).toBe(sum(movements.filter(({ voucher_id }) => voucher_id === id).map((each) => each.cents)));
	for (const { voucher_id, order_id, amount_cents, refunded_cents } of payments)
		expect(amount_cents - refunded_cents).toBe(
			0 - sum(movements.filter((each) => each.voucher_id === voucher_id && each.order_id === order_id).map((each) => each.cents)),
		);
}

describe('a gift voucher in the cart', () => {
	it('pays a part: total and VAT stay, and the rest is to be paid', async () => {
		const { id, code, code_end } = await issue('5.00');
		await shopper.add(CABLE, 1);
		await shopper.choose({ payment: 'bank_transfer' });
		const before = (await shopper.cart()).total;
		expect(await enter(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ success: true });
		const { total } = await shopper.cart();
		expect(total).toMatchObject({ ...before, vouchers: [{ code: code_end, amount: 5 }], to_pay: (cents(before.total) - 500) / 100 });
		const { number, order_identificator } = await shopper.place();
		const order = await shopper.open(order_identificator);
		expect(order).toMatchObject({ status: 'awaiting_payment', total: { ...total }, payment: { code: 'bank_transfer', status: 'pending' } });
		const slip = expectContract(PaymentTransferAnswer, await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator }));
		expect(cents(slip.data?.amount)).toBe(cents(before.total) - 500);
		expect(await voucher(id)).toMatchObject({
			state: 'spent',
			balance: '0.00',
			movements: [{ kind: 'issued' }, { kind: 'spent', amount: '-5.00', order: number }],
		});
		const mail = await lastMailTo(backend, 'ana@titraj.example');
		expect(mail.text).toMatch(new RegExp(`Plaćeno poklon-bonom \\(…${code_end}\\).*−5,00`, 's'));
		expect(mail.text).toContain('Za platiti');
		expect((await shopper.cart()).total).not.toHaveProperty('vouchers');
		await expectBooksBalanced();
	});

	it('covers everything: nothing else is asked for, and the fee of a payment on delivery is not charged', async () => {
		const { id, code } = await issue('500.00');
		await shopper.add(CABLE, 1);
		await shopper.choose({ payment: 'cash_on_delivery' });
		const { total } = await shopper.cart();
		await enter(code);
		const cart = await shopper.cart();
		expect(cart).toMatchObject({ payment: { code: 'gift_voucher', title: 'Poklon-bon', amount: 0 }, missing: [], total: { to_pay: 0 } });
		expect(cents(cart.total.total)).toBe(cents(total.total) - 250);
		const methods = expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data;
		expect(methods).toMatchObject({ items: [{ code: 'gift_voucher', is_available: true }], selected: 'gift_voucher', suggested: 'gift_voucher' });
		expect(await shopper.send('_put_hapi_webshop_payment', { payment_code: 'gift_voucher' })).toMatchObject({ success: true });
		const { order_identificator, number, payment_type } = await shopper.place();
		expect(payment_type).toBe(null);
		expect(await shopper.open(order_identificator)).toMatchObject({
			status: 'received',
			payment: { code: 'gift_voucher', status: 'approved', may_retry: false },
		});
		expect(await read(number)).toMatchObject({ payment: { paid: true, due: '0.00' } });
		expect(cents((await voucher(id)).balance)).toBe(50_000 - cents(cart.total.total));
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 30 * DAY))).toBe(0);
		await expectBooksBalanced();
	});

	it('is one of several, of which the one that ends first is spent first', async () => {
		const late = await issue('3.00');
		const soon = await issue('2.00', { valid_to: new Date(Date.now() + DAY).toISOString() });
		await shopper.add(CABLE, 1);
		for (const { code } of [late, soon]) await enter(code);
		expect((await shopper.cart()).total.vouchers).toEqual([
			{ code: soon.code_end, amount: 2 },
			{ code: late.code_end, amount: 3 },
		]);
		await shopper.send('_delete_hapi_webshop_coupon', { code: soon.code_end });
		expect((await shopper.cart()).total.vouchers).toEqual([{ code: late.code_end, amount: 3 }]);
	});

	it('is refused with the reason, and an unknown code like a wrong coupon', async () => {
		const [expired, spent, cancelled, valid] = [await issue('5.00'), await issue('5.00'), await issue('5.00'), await issue('5.00')];
		await backend.db
			.updateTable('vouchers')
			.set({ valid_to: new Date('2020-01-01') })
			.where('id', '=', expired.id)
			.execute();
		await backend.db.updateTable('vouchers').set({ balance_cents: 0 }).where('id', '=', spent.id).execute();
		await backend.db
			.insertInto('voucher_movements')
			.values({ voucher_id: spent.id, kind: 'spent', cents: -500, order_id: null, by_name: null, created_at: new Date() })
			.execute();
		await merchant.call('POST', `/vouchers/${cancelled.id}/cancel`);
		await shopper.add(CABLE, 1);
		const said = async (code: string, by = shopper) => (await enter(code, by)) as { success: boolean; label_name?: string };
		expect((await said('0000-0000-0000-0000')).label_name).toBe('error_coupon_invalid_code');
		expect((await said(expired.code)).label_name).toBe('error_voucher_expired');
		expect((await said(spent.code)).label_name).toBe('error_voucher_spent');
		expect((await said(cancelled.code)).label_name).toBe('error_voucher_cancelled');
		const serbian = shopperIn('rs', backend, await backend.newToken());
		await serbian.add(CABLE, 1);
		expect((await said(valid.code, serbian)).label_name).toBe('error_voucher_currency');
		expect((await shopper.cart()).total).not.toHaveProperty('vouchers');
	});
});

describe('the money of a gift voucher', () => {
	it('is spent once, however many orders want it at the same moment', async () => {
		const { id, code } = await issue('20.00');
		const shoppers = await Promise.all(Array.from({ length: 4 }, async () => shopperWith(backend, await backend.newToken())));
		for (const each of shoppers) {
			await each.add(CABLE, 1);
			await each.choose({ payment: 'bank_transfer' });
			await enter(code, each);
		}
		const bodies = await Promise.all(
			shoppers.map(async (each) => {
				const { to_pay = 0 } = (await each.cart()).total;
				return { ...(await each.toOrder()), to_pay };
			}),
		);
		const answers = await Promise.all(shoppers.map((each, place) => each.order(bodies[place])));
		const { balance_cents } = await backend.db.selectFrom('vouchers').select('balance_cents').where('id', '=', id).executeTakeFirstOrThrow();
		expect(balance_cents).toBeGreaterThanOrEqual(0);
		const refused = answers.filter(({ success }) => !success);
		expect(refused.length).toBeGreaterThan(0);
		for (const { label_name } of refused) expect(label_name).toBe('error_order_changed');
		await expectBooksBalanced();
	});

	it('is asked for again if it is gone between the review and the order', async () => {
		const { id, code } = await issue('20.00');
		await shopper.add(CABLE, 1);
		await shopper.choose({ payment: 'bank_transfer' });
		await enter(code);
		const body = await shopper.toOrder();
		await merchant.call('POST', `/vouchers/${id}/cancel`);
		expect(await shopper.order(body)).toMatchObject({ success: false, label_name: 'error_order_changed' });
		expect((await shopper.cart()).total).not.toHaveProperty('vouchers');
	});

	it('goes back when the customer cancels, and is valid for 30 more days if it is over by then', async () => {
		const { id, code } = await issue('5.00', { valid_to: new Date(Date.now() + DAY).toISOString() });
		const { order_identificator } = await buyWith([code], { email: 'otkaz@titraj.example' });
		await backend.db
			.updateTable('vouchers')
			.set({ valid_to: new Date('2020-01-01') })
			.where('id', '=', id)
			.execute();
		expect(await shopper.send('_post_hapi_webshop_order_cancel', { order_identificator })).toMatchObject({ success: true, data: { is_paid: false } });
		const { valid_to, ...after } = await voucher(id);
		expect(after).toMatchObject({ state: 'valid', balance: '5.00', movements: [{ kind: 'issued' }, { kind: 'spent' }, { kind: 'returned', amount: '5.00' }] });
		expect((new Date(valid_to).getTime() - Date.now()) / DAY).toBeCloseTo(30, 1);
		expect((await lastMailTo(backend, 'otkaz@titraj.example')).text).toMatch(/Vraćeno na poklon-bon.*5,00/s);
		await expectBooksBalanced();
	});

	it('goes back when the order is not paid in time, and is taken again if its transfer comes after all', async () => {
		const { id, code } = await issue('5.00');
		const { number, order_identificator } = await buyWith([code]);
		const expected = cents((await shopper.open(order_identificator))?.total.to_pay);
		await backend.db
			.updateTable('orders')
			.set({ overdue_shown_at: new Date(Date.now() + 20 * DAY) })
			.where('number', '=', number)
			.execute();
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 40 * DAY))).toBe(1);
		expect((await voucher(id)).balance).toBe('5.00');
		const pay = () => merchant.call('POST', `/orders/${number}/transfer`, { amount: (expected / 100).toFixed(2), received_on: '2026-12-01' });
		expect((await pay()).status).toBe(200);
		expect(await read(number)).toMatchObject({ status: 'paid', payment: { due: '0.00' } });
		expect((await voucher(id)).balance).toBe('0.00');
		await expectBooksBalanced();
	});

	it('was spent elsewhere before the late transfer came: the transfer is due to be paid back', async () => {
		const { code } = await issue('5.00');
		const { number, order_identificator } = await buyWith([code]);
		const expected = cents((await shopper.open(order_identificator))?.total.to_pay);
		await backend.db
			.updateTable('orders')
			.set({ overdue_shown_at: new Date(Date.now() + 20 * DAY) })
			.where('number', '=', number)
			.execute();
		await cancelUnpaid(backend.db, config, new Date(Date.now() + 40 * DAY));
		await buyWith([code]);
		await merchant.call('POST', `/orders/${number}/transfer`, { amount: (expected / 100).toFixed(2), received_on: '2026-12-01' });
		expect(await read(number)).toMatchObject({ status: 'cancelled', reserved: false, payment: { due: (expected / 100).toFixed(2) } });
		await expectBooksBalanced();
	});

	it('goes back last: other money goes back first', async () => {
		const { id, code } = await issue('5.00');
		const { number, order_identificator } = await buyWith([code], {}, 3);
		const { to_pay, total } = (await shopper.open(order_identificator))?.total ?? { to_pay: 0, total: 0 };
		await merchant.call('POST', `/orders/${number}/transfer`, { amount: Number(to_pay).toFixed(2), received_on: '2026-12-01' });
		expect((await read(number)).payment).toMatchObject({ received: Number(total).toFixed(2), due: '0.00' });
		const [item] = (await read(number)).parcels[0].items;
		await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'x', lines: [{ line: item.line, quantity: 1 }] });
		expect(cents((await read(number)).payment.due)).toBe(cents(item.unit_price));
		expect((await voucher(id)).balance).toBe('0.00');
		await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'x' });
		expect(cents((await read(number)).payment.due)).toBe(cents(to_pay));
		expect((await voucher(id)).balance).toBe('5.00');
		await expectBooksBalanced();
	});

	it('covers what is left when lines are cancelled: the courier collects nothing, and the voucher keeps what is over', async () => {
		const { id, code } = await issue('60.00');
		const { number, order_identificator } = await buyWith([code], { payment: 'cash_on_delivery' }, 10);
		expect(cents((await shopper.open(order_identificator))?.total.to_pay)).toBeGreaterThan(0);
		const [item] = (await read(number)).parcels[0].items;
		await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'x', lines: [{ line: item.line, quantity: 9 }] });
		expect(await shopper.open(order_identificator)).toMatchObject({ total: { to_pay: 0 }, payment: { code: 'gift_voucher', status: 'approved' } });
		const order = await read(number);
		expect(cents((await voucher(id)).balance)).toBe(6000 - cents(order.totals.total));
		expect((await merchant.call('POST', '/cash-received', { orders: [number], received_on: '2026-12-01' })).body.items).toEqual([{ number, outcome: 'gone' }]);
		await expectBooksBalanced();
	});

	it('is what is left to pay on delivery: staff receive the rest', async () => {
		const { code } = await issue('5.00');
		const { number } = await buyWith([code], { payment: 'cash_on_delivery' });
		for (const status of ['shipped', 'delivered']) await merchant.call('POST', `/orders/${number}/status`, { status });
		expect((await merchant.call('POST', '/cash-received', { orders: [number], received_on: '2026-12-01' })).body.items).toEqual([
			{ number, outcome: 'recorded' },
		]);
		const { payment, totals } = await read(number);
		expect([payment.received, payment.due]).toEqual([totals.total, '0.00']);
	});
});
