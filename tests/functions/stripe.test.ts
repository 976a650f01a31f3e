import { askProviders } from '@titraj/backend/orders/payment/ask-providers.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '#tests/support/bank-steps.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';
import type { SentMessage } from '#tests/support/payment-kit/provider-double.ts';
import { chargeOf, disputeOf, eventMessage, failRefund, openStripeDouble, paymentOf, type StripeDouble } from '#tests/support/payment-kit/stripe-double.ts';
import { paySession, type Session, toSession } from '#tests/support/payment-kit/stripe-server.ts';

let stripe: StripeDouble;
let shop: PayingShop;
let merchant: MerchantClient;
let guest: Guest;
let lines: string[];
beforeAll(async () => {
	stripe = await openStripeDouble('later');
	shop = await startPayingShop(stripe.options, stripe.host);
	merchant = await openMerchant({ url: shop.bankUrl, db: shop.db });
});
afterAll(async () => {
	await shop.close();
	await stripe.close();
});
beforeEach(async () => {
	lines = listenToErrors();
	stripe.server.isDown = false;
	await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
	guest = await openGuest(shop.url);
});
afterEach(() => vi.restoreAllMocks());

async function begin(pieces = 1) {
	const { identificator } = await guest.buy('card', pieces);
	const { data } = await guest.pay({ order_identificator: identificator });
	const url = data?.next.kind === 'external' ? data.next.url : '';
	const session = stripe.server.sessions.get(url.split('/').at(-1) ?? '');
	if (session === undefined) throw new Error(`No session at ${url}`);
	const number = (await guest.open(identificator))?.number ?? '';
	return { identificator, session, url, number };
}

const report = async ({ headers, body }: SentMessage) =>
	(await fetch(`${shop.url}/api/hapi/webshop/payment-callback/stripe`, { method: 'POST', headers, body })).status;

/** An order whose money Stripe holds. */
async function hold(pieces = 1) {
	const begun = await begin(pieces);
	paySession(begun.session);
	expect(await report(eventMessage('payment_intent.succeeded', { ...paymentOf(begun.session), status: 'requires_capture' }))).toBe(200);
	return begun;
}

async function take(pieces = 1) {
	const held = await hold(pieces);
	expect((await merchant.call('POST', `/orders/${held.number}/payments/capture`, {})).status).toBe(200);
	return held;
}

const paymentsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/payments`)).body.items;
const refund = (number: string, body: object) => merchant.call('POST', `/orders/${number}/payments/refund`, body);
const refundsAt = ({ session }: { session: Session }) => session.payment.refunded;

test('a payment that Stripe only holds pays the order, and is captured once through the merchant API', async () => {
	const { identificator, number, session } = await hold();
	expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	expect(await paymentsOf(number)).toMatchObject([{ provider: 'stripe', provider_id: session.payment.id, status: 'approved', captured: '0.00' }]);
	const captured = await merchant.call('POST', `/orders/${number}/payments/capture`, {});
	expect(captured.body.items).toMatchObject([{ captured: captured.body.items[0].amount }]);
	expect(session.payment.status).toBe('succeeded');
	expect(await merchant.call('POST', `/orders/${number}/payments/capture`, {})).toMatchObject({ status: 409 });
	expect(await report(eventMessage('payment_intent.succeeded', paymentOf(session)))).toBe(200);
	expect(await paymentsOf(number)).toEqual(captured.body.items);
});

test('a part of the held money is captured, and what Stripe then reports is no other amount', async () => {
	const { number, session } = await hold();
	const { body } = await merchant.call('POST', `/orders/${number}/payments/capture`, { amount: '1.00' });
	expect(body.items).toMatchObject([{ captured: '1.00' }]);
	await report(eventMessage('payment_intent.succeeded', paymentOf(session)));
	expect(lines.join('\n')).not.toContain('another amount');
});

test('a part that was captured is refunded wholly once that part was paid back', async () => {
	const { number, session } = await hold();
	await merchant.call('POST', `/orders/${number}/payments/capture`, { amount: '1.00' });
	expect((await refund(number, { amount: '0.40', key: 'part' })).body.items).toMatchObject([{ status: 'approved', refunded: '0.40' }]);
	expect((await refund(number, { key: 'rest' })).body.items).toMatchObject([{ status: 'refunded', refunded: '1.00' }]);
	await report(eventMessage('charge.refunded', chargeOf(session, 100)));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'refunded', captured: '1.00', refunded: '1.00' }]);
});

test('held money is given back, and cannot be refunded', async () => {
	const { number, session } = await hold();
	expect(await refund(number, {})).toMatchObject({ status: 409, body: { detail: 'the money is only held: cancel the payment' } });
	expect((await merchant.call('POST', `/orders/${number}/payments/cancel`, {})).body.items).toMatchObject([{ status: 'cancelled' }]);
	expect(session.payment.status).toBe('canceled');
});

test('held money that Stripe gives back by itself is reported to staff', async () => {
	const { number, session } = await hold();
	await report(eventMessage('payment_intent.canceled', { ...paymentOf(session), status: 'canceled' }));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'cancelled' }]);
	expect(lines.join('\n')).toContain('given back before it was taken');
});

test('a part and then the rest is refunded; a repeated key and a repeated event refund nothing more', async () => {
	const taken = await take();
	const { number, session } = taken;
	expect((await refund(number, { amount: '2.00', key: 'a' })).body.items).toMatchObject([{ status: 'approved', refunded: '2.00' }]);
	expect((await refund(number, { amount: '2.00', key: 'a' })).status).toBe(200);
	expect(refundsAt(taken)).toBe(200);
	await report(eventMessage('charge.refunded', chargeOf(session, 200)));
	const rest = await refund(number, { key: 'b' });
	expect(rest.body.items).toMatchObject([{ status: 'refunded', refunded: rest.body.items[0].amount }]);
	expect(refundsAt(taken)).toBe(session.payment.amount);
	expect(await refund(number, { amount: '0.01', key: 'c' })).toMatchObject({ status: 409, body: { detail: 'all of it was paid back before' } });
});

test('two refunds at once pay back no more than there is', async () => {
	const taken = await take();
	const { amount } = (await paymentsOf(taken.number))[0];
	const answers = await Promise.all(['a', 'b', 'c'].map((key) => refund(taken.number, { amount, key })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	expect(refundsAt(taken)).toBe(taken.session.payment.amount);
});

test('a refund whose answer was lost is repeated with its key, and pays back once', async () => {
	const taken = await take();
	stripe.server.isDown = true;
	expect((await refund(taken.number, { amount: '1.00', key: 'lost' })).status).toBe(502);
	stripe.server.isDown = false;
	expect((await refund(taken.number, { amount: '1.00', key: 'lost' })).status).toBe(200);
	expect(refundsAt(taken)).toBe(100);
});

const cancelPiece = async (number: string) => {
	const { parcels } = (await merchant.call('GET', `/orders/${number}`)).body;
	return merchant.call('POST', `/orders/${number}/cancel`, { reason: 'nema', lines: [{ line: parcels[0].items[0].line, quantity: 1 }] });
};

test('what is due of an order is refunded at Stripe, once with each key, and no more is', async () => {
	const taken = await take(2);
	const { number } = taken;
	const { body } = await cancelPiece(number);
	expect(body.payment).toMatchObject({ due: '0.00', refunded_amount: expect.not.stringMatching(/^0\.00$/) });
	const back = Math.round(Number(body.payment.refunded_amount) * 100);
	expect(refundsAt(taken)).toBe(back);
	expect((await merchant.call('POST', `/orders/${number}/refunds`, {})).body.detail).toBe('nothing is to be paid back');
	for (const _time of [1, 2]) {
		const { items } = (await merchant.call('POST', `/orders/${number}/refunds`, { amount: '1.00', key: 'kind' })).body;
		expect(items).toMatchObject([
			{ status: 'done', by_hand: false },
			{ amount: '1.00', status: 'done', by_hand: false },
		]);
	}
	expect(refundsAt(taken)).toBe(back + 100);
});

test('of held money only what the order still charges is captured after pieces were cancelled', async () => {
	const { number, session } = await hold(2);
	await cancelPiece(number);
	const { totals } = (await merchant.call('GET', `/orders/${number}`)).body;
	const capture = (body: object) => merchant.call('POST', `/orders/${number}/payments/capture`, body);
	const all = (session.payment.amount / 100).toFixed(2);
	expect(await capture({ amount: all })).toMatchObject({ status: 409, body: { detail: 'the amount is above what the order charges' } });
	expect((await capture({})).body.items).toMatchObject([{ amount: all, captured: totals.total }]);
	expect((await merchant.call('GET', `/orders/${number}`)).body.payment).toMatchObject({ received: totals.total, due: '0.00' });
});

test('a refund that staff make at Stripe is recorded', async () => {
	const { number, session } = await take();
	const payBack = (amount: number) => session.payment.refunds.push({ id: `re_${amount}`, amount, status: 'succeeded', metadata: {} });
	payBack(300);
	await report(eventMessage('charge.refunded', chargeOf(session, 300)));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'approved', refunded: '3.00' }]);
	payBack(session.payment.amount - 300);
	await report(eventMessage('charge.refunded', chargeOf(session, session.payment.amount)));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'refunded' }]);
});

test('a dispute is recorded once and reported to staff', async () => {
	const { number, session } = await take();
	for (const _time of [1, 2]) expect(await report(eventMessage('charge.dispute.created', disputeOf(session)))).toBe(200);
	expect((await paymentsOf(number))[0].disputed_at).not.toBeNull();
	expect(lines.filter((line) => line.includes('that the cardholder disputes'))).toHaveLength(1);
});

test.each(['charge.refund.updated', 'refund.failed'])('a refund that fails later is due again, once, and can be paid by hand (%s)', async (type) => {
	const taken = await take(2);
	const { number, session } = taken;
	const { payment } = (await cancelPiece(number)).body;
	const failed = failRefund(session);
	for (const _time of [1, 2]) expect(await report(eventMessage(type, failed))).toBe(200);
	expect(await paymentsOf(number)).toMatchObject([{ status: 'approved', refunded: '0.00' }]);
	const order = (await merchant.call('GET', `/orders/${number}`)).body;
	expect(order.payment).toMatchObject({ refunded_amount: '0.00', due: payment.refunded_amount, due_open: payment.refunded_amount });
	expect((await merchant.call('GET', `/orders/${number}/refunds`)).body.items).toMatchObject([{ status: 'refused', reason: 'expired_or_canceled_card' }]);
	expect((await merchant.call('GET', '/order-search?list=refund_due')).body.items).toMatchObject([{ number }]);
	expect(lines.filter((line) => line.includes('whose refund did not reach the customer'))).toHaveLength(1);
	const [paid] = (await merchant.call('POST', `/orders/${number}/refunds`, { by_hand: true, key: 'by-hand' })).body.items.slice(-1);
	expect((await merchant.call('POST', `/orders/${number}/refunds/${paid.reference}/done`, {})).status).toBe(200);
	expect((await merchant.call('GET', `/orders/${number}`)).body.payment).toMatchObject({ refunded_amount: payment.refunded_amount, due: '0.00' });
});

test('an event of a refund that arrives after the refund failed does not count it again', async () => {
	const { number, session } = await take(2);
	const { payment } = (await cancelPiece(number)).body;
	const late = eventMessage('charge.refunded', chargeOf(session, session.payment.refunded));
	await report(eventMessage('refund.failed', failRefund(session)));
	await report(late);
	expect(await paymentsOf(number)).toMatchObject([{ status: 'approved', refunded: '0.00' }]);
	expect((await merchant.call('GET', `/orders/${number}`)).body.payment).toMatchObject({ refunded_amount: '0.00', due: payment.refunded_amount });
});

test('what was paid back by hand stays so when a refund at Stripe fails', async () => {
	const { number, session } = await take(2);
	await cancelPiece(number);
	const [byHand] = (await merchant.call('POST', `/orders/${number}/refunds`, { amount: '1.00', by_hand: true, key: 'hand' })).body.items.slice(-1);
	expect((await merchant.call('POST', `/orders/${number}/refunds/${byHand.reference}/done`, {})).status).toBe(200);
	await report(eventMessage('refund.failed', failRefund(session)));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'approved', refunded: '1.00' }]);
});

test('a whole refund that staff made at Stripe and that fails leaves the payment approved; one that succeeds says nothing new', async () => {
	const { number, session } = await take();
	session.payment.refunds.push({ id: 're_staff', amount: session.payment.amount, status: 'succeeded', metadata: {} });
	await report(eventMessage('charge.refunded', chargeOf(session, session.payment.amount)));
	await report(eventMessage('charge.refund.updated', { ...failRefund(session), status: 'succeeded' }));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'refunded' }]);
	await report(eventMessage('charge.refund.updated', failRefund(session)));
	expect(await paymentsOf(number)).toMatchObject([{ status: 'approved', refunded: '0.00' }]);
});

test.each(['won', 'lost', 'warning_closed'])('the end of a dispute as %s changes nothing of the payment', async (status) => {
	const { number, session } = await take();
	await report(eventMessage('charge.dispute.created', disputeOf(session)));
	const before = await paymentsOf(number);
	expect(await report(eventMessage('charge.dispute.closed', { ...disputeOf(session), status }))).toBe(200);
	expect(await paymentsOf(number)).toEqual(before);
});

test('held money that Stripe cancels by itself after its days is reported, with the reason of Stripe or without', async () => {
	const { number, session } = await hold();
	const canceled = { ...paymentOf(session), status: 'canceled', canceled_at: 1_764_500_000, cancellation_reason: 'automatic' };
	expect(await report(eventMessage('payment_intent.canceled', canceled))).toBe(200);
	expect(await paymentsOf(number)).toMatchObject([{ status: 'cancelled' }]);
});

test('a slow method that fails in the end declines the payment, and the customer can try again', async () => {
	const { identificator, session } = await begin();
	session.status = 'complete';
	const shown = { ...toSession(session, stripe.server.url), payment_status: 'unpaid' };
	expect(await report(eventMessage('checkout.session.completed', shown))).toBe(200);
	expect(await stateOf(guest, identificator)).toEqual(['awaiting_payment', 'pending', true]);
	expect(await report(eventMessage('checkout.session.async_payment_failed', shown))).toBe(200);
	expect(await stateOf(guest, identificator)).toEqual(['payment_failed', 'declined', true]);
});

test('events about other payments of the account are accepted and change nothing', async () => {
	const foreign = {
		id: 'cs_other',
		object: 'checkout.session',
		status: 'complete',
		payment_status: 'paid',
		amount_total: 100,
		currency: 'eur',
		metadata: {},
		payment_intent: 'pi_other',
	};
	expect(await report(eventMessage('checkout.session.completed', foreign))).toBe(200);
	expect(await report(eventMessage('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200);
});

test('a payment page cannot be opened while Stripe does not answer, and opens later with the same reference', async () => {
	stripe.server.isDown = true;
	const { identificator, next } = await guest.buy('card');
	expect(next.kind).toBe('new_payment');
	stripe.server.isDown = false;
	expect((await guest.pay({ order_identificator: identificator })).data?.next.kind).toBe('external');
});

test('a payment whose webhook was lost is found by asking Stripe', async () => {
	const { identificator, session } = await begin();
	paySession(session);
	const config = { ...readConfig({ dataDir: null, ...stripe.options }, {}), ...stripe.options };
	await askProviders(shop.db, config, new Date(Date.now() + 5 * 60_000));
	expect(await stateOf(guest, identificator)).toEqual(['awaiting_payment', 'pending', true]);
	await askProviders(shop.db, config, new Date(Date.now() + 11 * 60_000));
	expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
});

test('another attempt ends the page of the one before, so that no order is paid twice', async () => {
	const { identificator, session } = await begin();
	await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'bank_transfer' });
	expect(session.status).toBe('expired');
});
