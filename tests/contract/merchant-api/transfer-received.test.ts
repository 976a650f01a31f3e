import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { toShopTime } from '@titraj/backend/platform/time/workdays.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '#tests/support/account-steps.ts';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const DAY = 24 * 3_600_000;
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const today = toShopTime(new Date()).day;

let backend: TestBackend;
let owner: PersonBrowser;
let shopper: Shopper;
let email = '';
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	owner = await openPerson(backend, 'owner');
});
beforeEach(async () => {
	await backend.db.updateTable('products').set({ quantity: 40, price_cents: 100_00, sale_price_cents: null }).where('id', '=', CABLE).execute();
	shopper = shopperWith(backend, await backend.newToken());
	guests += 1;
	email = `uplata-${guests}@titraj.example`;
});
afterAll(() => backend.close());

async function order(payment = 'bank_transfer') {
	await shopper.add(CABLE, 1);
	await shopper.choose({ email, payment });
	return shopper.place();
}

const stateOf = async (order_identificator: string) => {
	const data = await shopper.open(order_identificator);
	return [data?.status, data?.payment.status, data?.history.map(({ status }) => status).join(' ')];
};
const totalOf = async (number: string): Promise<string> => (await owner.call('GET', `/orders/${number}`)).body.totals.total;
const report = async (number: string, fields: object = {}) =>
	owner.call('POST', `/orders/${number}/transfer`, { amount: await totalOf(number), received_on: today, ...fields });
const expectsTransfer = async (number: string): Promise<boolean> => (await owner.call('GET', `/orders/${number}/transfer`)).body.expected;
/** Numbers of the orders of a list that waits for staff. */
const numbersOf = async (list: string): Promise<string[]> =>
	(await owner.call('GET', `/order-search?list=${list}`)).body.items.map(({ number }: { number: string }) => number);
/** Moves the order's transfer into the past. */
const age = (id: number, days: number) =>
	backend.db
		.updateTable('order_payments')
		.set({ created_at: new Date(Date.now() - days * DAY) })
		.where('order_id', '=', id)
		.execute();
const ageOrder = async (id: number, days: number) => {
	await age(id, days);
	await backend.db
		.updateTable('orders')
		.set({ created_at: new Date(Date.now() - days * DAY) })
		.where('id', '=', id)
		.execute();
};

describe('a transfer that staff report', () => {
	it('marks the order as paid, mails the customer, and keeps amount, date and note', async () => {
		const { id, number, order_identificator } = await order();
		expect(await expectsTransfer(number)).toBe(true);
		expect((await report(number, { note: 'Izvod 221 <b>' })).status).toBe(200);
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		expect((await lastMailTo(backend, email)).subject).toContain('Primili smo uplatu');
		const notice = await backend.db.selectFrom('payment_notices').select(['amount_cents', 'note']).where('order_id', '=', id).executeTakeFirstOrThrow();
		expect(notice).toEqual({ amount_cents: Math.round(Number(await totalOf(number)) * 100), note: 'Izvod 221 <b>' });
		expect(await expectsTransfer(number)).toBe(false);
		const { items } = (await owner.call('GET', `/orders/${number}/timeline`)).body;
		expect(items.find(({ kind }: { kind: string }) => kind === 'payment').facts).toEqual({
			...{ provider: 'bank_transfer', reference: number, amount: await totalOf(number), received_on: today },
		});
	});

	it('counts once, also if several members of staff report it at the same time', async () => {
		const { number, order_identificator } = await order();
		const answers = await Promise.all([1, 2, 3].map(() => report(number)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		expect((await mailsTo(backend, email)).filter(({ subject }) => subject.includes('Primili smo uplatu'))).toHaveLength(1);
	});

	it('of another amount changes nothing unless staff accept it', async () => {
		const { number, order_identificator } = await order();
		const refused = await report(number, { amount: '12.00' });
		expect([refused.status, refused.body.errors[0]]).toEqual([422, { field: 'amount', reason: expect.stringContaining(await totalOf(number)) }]);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
		expect((await report(number, { amount: '12.00', accept_other_amount: true })).status).toBe(200);
		expect((await stateOf(order_identificator))[0]).toBe('paid');
	});

	it.each([
		['less by a cent', -1],
		['more by 10 €', 1000],
	])('of %s that staff accept is the money that came: for the bookkeeper, and for what is paid back', async (_what, difference) => {
		const { number } = await order();
		const amount = ((Math.round(Number(await totalOf(number)) * 100) + difference) / 100).toFixed(2);
		await report(number, { amount, accept_other_amount: true });
		const view = async () => (await owner.call('GET', `/orders/${number}`)).body.payment;
		const surplus = (Math.max(0, difference) / 100).toFixed(2);
		expect(await view()).toMatchObject({ received: amount, due: surplus });
		await owner.call('POST', `/orders/${number}/cancel`, { reason: 'odustao' });
		expect(await view()).toMatchObject({ due: amount });
	});

	it.each([
		['amount', { amount: 'puno' }, 400],
		['date', { received_on: '31. 12.' }, 400],
		['date', { received_on: '2099-01-01' }, 422],
		['date', { received_on: '2026-02-31' }, 400],
	])('is refused with an impossible %s: %o', async (_what, fields, status) => {
		const { number, order_identificator } = await order();
		expect((await report(number, fields)).status).toBe(status);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
	});

	it('of nothing does not pay the order', async () => {
		const { number, order_identificator } = await order();
		expect((await report(number, { amount: '0' })).status).toBe(422);
		expect((await stateOf(order_identificator))[0]).toBe('awaiting_payment');
	});

	it('for a cancelled order leaves it cancelled, and says that the money has to be refunded', async () => {
		const { number, order_identificator } = await order();
		await owner.call('POST', `/orders/${number}/status`, { status: 'cancelled' });
		expect((await report(number)).status).toBe(200);
		expect(await stateOf(order_identificator)).toEqual(['cancelled', 'approved', 'awaiting_payment cancelled']);
		expect(await numbersOf('refund_due')).toContain(number);
		expect((await owner.call('POST', `/orders/${number}/status`, { status: 'refunded' })).body.outcome).toBe('changed');
		expect(await numbersOf('refund_due')).not.toContain(number);
	});

	it('cannot be reported for an order that was never to be paid by transfer', async () => {
		const { number, order_identificator } = await order('card');
		expect(await expectsTransfer(number)).toBe(false);
		expect((await report(number)).status).toBe(409);
		expect((await stateOf(order_identificator))[0]).toBe('awaiting_payment');
	});
});

describe('a transfer that does not arrive in time', () => {
	it('cancels nothing before staff were shown the order, however late it is', async () => {
		const { id, order_identificator } = await order();
		await ageOrder(id, 60);
		expect(await cancelUnpaid(backend.db, config, new Date())).toBe(0);
		expect((await stateOf(order_identificator))[0]).toBe('awaiting_payment');
	});

	it('is listed for staff, and cancels the order only after the workday that follows', async () => {
		const { id, number, order_identificator } = await order();
		await ageOrder(id, 30);
		expect((await owner.call('GET', '/today')).body.overdue).toBeGreaterThan(0);
		expect(await numbersOf('overdue')).toContain(number);
		expect(await cancelUnpaid(backend.db, config, new Date())).toBe(0);
		await cancelUnpaid(backend.db, config, new Date(Date.now() + 12 * DAY));
		expect((await stateOf(order_identificator))[0]).toBe('cancelled');
	});

	it('is not listed while its time runs', async () => {
		const { number } = await order();
		expect(await numbersOf('overdue')).not.toContain(number);
	});
});
