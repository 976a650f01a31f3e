import { storeDueRefund } from '@titraj/backend/orders/money/begin-refund.ts';
import { askProviders } from '@titraj/backend/orders/payment/ask-providers.ts';
import { repeatRefunds } from '@titraj/backend/orders/payment/repeat-refunds.ts';
import { endRefund } from '@titraj/backend/orders/payment/store-refund.ts';
import { readAttempts } from '@titraj/backend/orders/payment/stored-attempt.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '#tests/support/bank-steps.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';
import { type MollieDouble, openMollieDouble } from '#tests/support/payment-kit/mollie-double.ts';

const PAID = ['paid', 'approved', false];
const WAITING = ['awaiting_payment', 'pending', true];

let mollie: MollieDouble;
let shop: PayingShop;
let merchant: MerchantClient;
let guest: Guest;
beforeAll(async () => {
	mollie = await openMollieDouble();
	shop = await startPayingShop(mollie.options, mollie.host);
	merchant = await openMerchant({ url: shop.bankUrl, db: shop.db });
});
afterAll(async () => {
	await shop.close();
	await mollie.close();
});
beforeEach(async () => {
	listenToErrors();
	mollie.losesAnswers = false;
	mollie.forgetsKeys = false;
	await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
	guest = await openGuest(shop.url);
});
afterEach(() => vi.restoreAllMocks());

async function begin(pieces = 1) {
	const { identificator } = await guest.buy('card', pieces);
	const { data } = await guest.pay({ order_identificator: identificator });
	const number = (await guest.open(identificator))?.number ?? '';
	return { identificator, number, redirectUrl: data?.next.kind === 'external' ? data.next.url : null };
}
const pay = async ({ redirectUrl }: { redirectUrl: string | null }) => mollie.end({ form: null, redirectUrl }, { status: 'approved' });
const report = async (body: string) =>
	(
		await fetch(`${shop.url}/api/hapi/webshop/payment-callback/mollie`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body,
		})
	).status;
const paymentsOf = (number: string) => [...mollie.payments.values()].filter(({ metadata }) => metadata['reference']?.startsWith(`${number}-`));
const refund = (number: string, body: object) => merchant.call('POST', `/orders/${number}/payments/refund`, body);
const ask = () => {
	const config = { ...readConfig({ dataDir: null, ...mollie.options }, {}), ...mollie.options };
	return askProviders(shop.db, config, new Date(Date.now() + 11 * 60_000));
};

test('no payment is lost or doubled if Mollie is killed while payments are opened, reported and refunded', async () => {
	const opened = [await begin(), await begin()];

	// Killed after it opened a payment, before it answered.
	mollie.losesAnswers = true;
	const lost = await guest.buy('card');
	expect(lost.next.kind).toBe('new_payment');
	await mollie.kill();
	mollie.losesAnswers = false;
	const down = await guest.buy('card');
	expect(down.next.kind).toBe('new_payment');
	await mollie.revive();
	for (const { identificator } of [lost, down]) {
		const { data } = await guest.pay({ order_identificator: identificator });
		const number = (await guest.open(identificator))?.number ?? '';
		opened.push({ identificator, number, redirectUrl: data?.next.kind === 'external' ? data.next.url : null });
	}
	for (const { number } of opened) expect([number, paymentsOf(number).length]).toEqual([number, 1]);

	// Killed when the shop asks about what it reported: the report alone changes nothing, and is repeated later, or never.
	const paid = await Promise.all(opened.map(pay));
	await mollie.kill();
	for (const { callback } of paid) expect(await report(callback.body)).toBeGreaterThanOrEqual(500);
	for (const { identificator } of opened) expect(await stateOf(guest, identificator)).toEqual(WAITING);
	await ask();
	await mollie.revive();
	for (const { callback } of paid.slice(0, 2)) for (const _twice of [1, 2]) expect(await report(callback.body)).toBe(200);
	await shop.db.updateTable('order_payments').set({ asked_at: null }).execute();
	await ask();
	for (const { identificator } of opened) {
		expect(await stateOf(guest, identificator)).toEqual(PAID);
		expect((await guest.open(identificator))?.history.filter(({ status }) => status === 'paid')).toHaveLength(1);
	}

	// Killed after it paid back, before it answered.
	mollie.losesAnswers = true;
	for (const { number } of opened) expect((await refund(number, { amount: '0.50', key: `back-${number}` })).status).toBe(502);
	await mollie.kill();
	mollie.losesAnswers = false;
	await mollie.revive();
	for (const { number } of opened) {
		for (const _twice of [1, 2]) expect((await refund(number, { amount: '0.50', key: `back-${number}` })).status).toBe(200);
		expect(paymentsOf(number)[0]?.refunds.map(({ amount }) => amount.value)).toEqual(['0.50']);
	}
});

test('a refund above the amount paid is refused with the message of Mollie, and a return with another order’s payment does not show that order', async () => {
	const { number, redirectUrl, identificator } = await begin();
	const { callback, back } = await pay({ redirectUrl });
	const other = await begin();
	const stolen = new URLSearchParams(back.query);
	stolen.set('payment', paymentsOf(other.number)[0]?.id ?? '');
	const response = await fetch(`${shop.url}/api/hapi/webshop/payment-return/mollie?${stolen}`, { redirect: 'manual' });
	expect(response.headers.get('location') ?? '').not.toContain(other.identificator);
	await report(callback.body);
	expect(await stateOf(guest, identificator)).toEqual(PAID);
	// Staff refunded at Mollie: the shop does not know it yet.
	const [payment] = paymentsOf(number);
	payment?.refunds.push({ id: 're_own', amount: { ...payment.amount }, metadata: {} });
	expect((await refund(number, { amount: '0.50', key: 'more' })).body.detail).toContain('The specified amount cannot be refunded');
});

test('a refund that is sent twice at once is done, although the provider refuses the second call', async () => {
	const opened = await begin();
	await report((await pay(opened)).callback.body);
	const cents = Math.round(Number(paymentsOf(opened.number)[0]?.amount.value) * 100);
	mollie.forgetsKeys = true;
	const whole = { amount: (cents / 100).toFixed(2), key: 'whole' };
	const statuses = (await Promise.all([refund(opened.number, whole), refund(opened.number, whole)])).map(({ status }) => status);
	expect(statuses).toContain(200);
	expect((await refund(opened.number, whole)).status).toBe(200);
	expect(paymentsOf(opened.number)[0]?.refunds).toHaveLength(1);
	const key = `${opened.number}-whole`;
	const read = () => shop.db.selectFrom('payment_refunds').select(['payment_id', 'amount_cents', 'status']).where('key', '=', key).executeTakeFirstOrThrow();
	const { payment_id, ...stored } = await read();
	expect(stored).toEqual({ amount_cents: cents, status: 'done' });
	// A refusal that comes last, whichever call was faster above.
	const [attempt] = await readAttempts(shop.db, [payment_id]);
	if (attempt === undefined) throw new Error('No attempt');
	expect(await endRefund(shop.db, attempt, { key, status: 'refused', now: new Date() })).toEqual({ isDone: true, cents });
	expect((await read()).status).toBe('done');
});

test('a refund whose answer is lost when staff cancel the order is paid by itself later, once', async () => {
	const opened = await begin();
	await report((await pay(opened)).callback.body);
	const refunds = () => paymentsOf(opened.number)[0]?.refunds.length;
	const statuses = async () => (await merchant.call('GET', `/orders/${opened.number}/refunds`)).body.items.map(({ status }: { status: string }) => status);
	await mollie.kill();
	expect((await merchant.call('POST', `/orders/${opened.number}/cancel`, { reason: 'nema robe' })).status).toBe(200);
	await mollie.revive();
	expect([refunds(), await statuses()]).toEqual([0, ['asked']]);
	const config = { ...readConfig({ dataDir: null, ...mollie.options }, {}), ...mollie.options };
	await repeatRefunds(shop.db, config, new Date());
	expect(refunds()).toBe(0);
	mollie.losesAnswers = true;
	await repeatRefunds(shop.db, config, new Date(Date.now() + 2 * 60_000));
	expect([refunds(), await statuses()]).toEqual([0, ['asked']]);
	mollie.losesAnswers = false;
	// Not before the pause since the first repetition is over.
	await repeatRefunds(shop.db, config, new Date(Date.now() + 3 * 60_000));
	expect(await statuses()).toEqual(['asked']);
	await repeatRefunds(shop.db, config, new Date(Date.now() + 5 * 60_000));
	await repeatRefunds(shop.db, config, new Date(Date.now() + 60 * 60_000));
	expect([refunds(), await statuses()]).toEqual([1, ['done']]);
});

test('a new attempt to pay cancels the open payment of the previous one at Mollie', async () => {
	const { identificator, number } = await begin();
	await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'bank_transfer' });
	expect(paymentsOf(number)[0]?.status).toBe('canceled');
});

const configOf = () => ({ ...readConfig({ dataDir: null, ...mollie.options }, {}), ...mollie.options, sendsMail: true });
const LATER = 2 * 60_000;
const repeat = (later: number) => repeatRefunds(shop.db, configOf(), new Date(Date.now() + later));
const refundsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/refunds`)).body.items;
const orderOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const noticesAbout = async (number: string) => {
	const mails = await shop.db.selectFrom('mails').select(['subject', 'text']).where('template', '=', 'merchant_failed_job').execute();
	return mails.filter(({ subject }) => subject.includes(number));
};
const isListedAsDue = async (number: string) =>
	(await merchant.call('GET', '/order-search?list=refund_due&limit=100')).body.items.some((order: { number: string }) => order.number === number);

/** A paid order that staff cancel, or pieces of it, while Mollie is down: its refund has no answer. */
async function cancelWithoutAnswer({ pieces, cancelled } = { pieces: 1, cancelled: 1 }) {
	const opened = await begin(pieces);
	await report((await pay(opened)).callback.body);
	const [payment] = paymentsOf(opened.number);
	if (payment === undefined) throw new Error('No payment');
	const line = (await orderOf(opened.number)).parcels[0].items[0].line;
	const lines = cancelled < pieces ? [{ line, quantity: cancelled }] : undefined;
	await mollie.kill();
	expect((await merchant.call('POST', `/orders/${opened.number}/cancel`, { reason: 'nema robe', lines })).status).toBe(200);
	await mollie.revive();
	return { ...opened, payment };
}

test('a repeated refund that Mollie refuses is due again with its reason, and the merchant gets one mail', async () => {
	const { number, payment } = await cancelWithoutAnswer();
	expect(await orderOf(number)).toMatchObject({ payment: { due_open: '0.00' } });
	// Charged back, for example: Mollie refunds nothing of it any more.
	payment.status = 'failed';
	for (const later of [LATER, 2 * LATER]) await repeat(later);
	expect(await refundsOf(number)).toMatchObject([{ status: 'refused', reason: expect.stringContaining('cannot be refunded'), check_at_provider: false }]);
	expect(await orderOf(number)).toMatchObject({ payment: { due_open: payment.amount.value, refunded_amount: '0.00' } });
	expect(await isListedAsDue(number)).toBe(true);
	const notices = await noticesAbout(number);
	expect(notices).toHaveLength(1);
	expect(notices[0]?.text).toContain('cannot be refunded');
	expect(notices[0]?.text).toContain(`/admin/#/orders/${number}`);
	// Staff ask again, with success.
	payment.status = 'paid';
	expect((await merchant.call('POST', `/orders/${number}/refunds`, { key: 'again' })).status).toBe(200);
	expect(payment.refunds.map(({ amount }) => amount.value)).toEqual([payment.amount.value]);
	expect(await isListedAsDue(number)).toBe(false);
});

test('a repeated refund stays under way while Mollie does not answer, and no mail is sent', async () => {
	const { number } = await cancelWithoutAnswer();
	mollie.losesAnswers = true;
	await repeat(LATER);
	mollie.losesAnswers = false;
	expect(await refundsOf(number)).toMatchObject([{ status: 'asked', reason: null }]);
	expect(await noticesAbout(number)).toEqual([]);
});

test('a repeated refund that Mollie refuses because staff paid all of it back there is done, and no money goes back twice', async () => {
	const { number, payment } = await cancelWithoutAnswer();
	payment.refunds.push({ id: 're_staff', amount: { ...payment.amount }, metadata: {} });
	for (const later of [LATER, 2 * LATER]) await repeat(later);
	expect(await refundsOf(number)).toMatchObject([{ status: 'done', reason: null }]);
	expect(await orderOf(number)).toMatchObject({ payment: { due: '0.00', refunded_amount: payment.amount.value } });
	expect([payment.refunds.length, await noticesAbout(number), await isListedAsDue(number)]).toEqual([1, [], false]);
});

test('of a repeated refund that staff paid back in part at Mollie, the rest is due again', async () => {
	const { number, payment } = await cancelWithoutAnswer();
	payment.refunds.push({ id: 're_staff', amount: { ...payment.amount, value: '1.50' }, metadata: {} });
	await repeat(LATER);
	const left = (Number(payment.amount.value) - 1.5).toFixed(2);
	expect(await refundsOf(number)).toMatchObject([{ status: 'refused' }]);
	expect(await orderOf(number)).toMatchObject({ payment: { due_open: left, refunded_amount: '1.50' } });
	expect((await merchant.call('POST', `/orders/${number}/refunds`, { key: 'rest' })).status).toBe(200);
	expect(payment.refunds.map(({ amount }) => amount.value)).toEqual(['1.50', left]);
	expect(await orderOf(number)).toMatchObject({ payment: { due: '0.00', refunded_amount: payment.amount.value } });
});

test('the refund of an order that staff cancel is stored with the cancellation: a job begins it if nothing else does', async () => {
	const opened = await begin();
	await report((await pay(opened)).callback.body);
	const { id } = await shop.db.selectFrom('orders').select('id').where('number', '=', opened.number).executeTakeFirstOrThrow();
	await shop.db.updateTable('orders').set({ status: 'cancelled', cancelled_by: 'merchant' }).where('id', '=', id).execute();
	const key = `${opened.number}-stored`;
	await shop.db.transaction().execute((trx) => storeDueRefund(trx, id, { key, config: configOf() }));
	const [payment] = paymentsOf(opened.number);
	expect([payment?.refunds.length, (await orderOf(opened.number)).payment.due_open]).toEqual([0, '0.00']);
	for (const later of [LATER, 2 * LATER]) await repeat(later);
	expect(payment?.refunds).toHaveLength(1);
	expect(await refundsOf(opened.number)).toMatchObject([{ status: 'done' }]);
});

test('the refused refund of a cancelled piece makes an order that is not cancelled due, until it is paid back', async () => {
	const { number, payment } = await cancelWithoutAnswer({ pieces: 2, cancelled: 1 });
	payment.status = 'failed';
	expect(await isListedAsDue(number)).toBe(false);
	await repeat(LATER);
	const { due_open } = (await orderOf(number)).payment;
	expect([due_open, await isListedAsDue(number)]).toEqual(['35.00', true]);
	payment.status = 'paid';
	expect((await merchant.call('POST', `/orders/${number}/refunds`, {})).status).toBe(200);
	expect(payment.refunds.map(({ amount }) => amount.value)).toEqual([due_open]);
	expect(await isListedAsDue(number)).toBe(false);
});

test('a refund that was done when the backend was killed is recorded by the job, once', async () => {
	const opened = await begin();
	await report((await pay(opened)).callback.body);
	expect((await merchant.call('POST', `/orders/${opened.number}/refunds`, { amount: '1.00' })).status).toBe(200);
	const { id } = await shop.db.selectFrom('orders').select('id').where('number', '=', opened.number).executeTakeFirstOrThrow();
	// As if it had been killed between the two transactions.
	await shop.db.updateTable('order_payments').set({ refunded_cents: 0 }).where('order_id', '=', id).execute();
	for (const later of [0, LATER]) await repeat(later);
	expect(await orderOf(opened.number)).toMatchObject({ payment: { refunded_amount: '1.00' } });
	expect(paymentsOf(opened.number)[0]?.refunds).toHaveLength(1);
});
