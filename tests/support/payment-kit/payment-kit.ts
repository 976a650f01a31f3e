import { repeatRefunds } from '@titraj/backend/orders/payment/repeat-refunds.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateOf } from '../bank-steps.ts';
import { listenToErrors } from '../listen-to-errors.ts';
import { openMerchant } from '../merchant-client.ts';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from '../paying-shop.ts';
import type { Ending, ProviderDouble, Said, SentMessage } from './provider-double.ts';

const PAID = ['paid', 'approved', false];
const WAITING = ['awaiting_payment', 'pending', true];

/** The table of tests that every payment provider passes: what it says counts once, in any order, and what it did not say counts never. */
export function testPaymentProvider(title: string, openDouble: () => Promise<ProviderDouble>): void {
	describe(`payment provider ${title}`, () => {
		let double: ProviderDouble;
		let shop: PayingShop;
		let guest: Guest;
		let lines: string[];
		beforeAll(async () => {
			double = await openDouble();
			shop = await startPayingShop(double.options, double.host);
		});
		afterAll(async () => {
			await shop.close();
			await double.close();
		});
		beforeEach(async () => {
			lines = listenToErrors();
			await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
			guest = await openGuest(shop.url);
		});
		afterEach(() => vi.restoreAllMocks());

		async function begin() {
			const { identificator } = await guest.buy(double.method);
			const { data } = await guest.pay({ order_identificator: identificator });
			const redirectUrl = data?.next.kind === 'external' ? data.next.url : null;
			const opened = { form: data?.form ?? null, redirectUrl };
			expect(opened.form?.action ?? opened.redirectUrl).toBeTruthy();
			return { identificator, opened };
		}
		async function end(ending: Ending) {
			const { identificator, opened } = await begin();
			return { identificator, opened, said: await double.end(opened, ending) };
		}
		const send = (kind: 'callback' | 'return', { method, headers, query, body }: SentMessage) =>
			fetch(`${shop.url}/api/hapi/webshop/payment-${kind}/${double.code}${query && `?${query}`}`, {
				method,
				headers: { ...headers, ...(kind === 'return' && { 'sec-fetch-site': 'cross-site' }) },
				redirect: 'manual',
				...(method === 'POST' && { body }),
			});
		const callback = async ({ callback: message }: Said) => (await send('callback', message)).status;
		const back = async ({ back: message }: Said) => (await send('return', message)).headers.get('location') ?? '';
		const outcomesOf = async (identificator: string) => {
			const rows = await shop.db
				.selectFrom('payment_notices')
				.select('outcome')
				.where('order_id', '=', Number(identificator.split('-')[0]))
				.orderBy('id')
				.execute();
			return rows.map(({ outcome }) => outcome);
		};
		const paidTimes = async (identificator: string) => (await guest.open(identificator))?.history.filter(({ status }) => status === 'paid').length;

		test('an approved payment that its server reports pays the order', async () => {
			const { identificator, said } = await end({ status: 'approved' });
			expect(await callback(said)).toBe(200);
			expect(await stateOf(guest, identificator)).toEqual(PAID);
		});

		test('an approved payment of which only the shopper brings news pays the order and shows the thank-you page', async () => {
			const { identificator, said } = await end({ status: 'approved' });
			expect(await back(said)).toBe(`/webshop/hvala/?order_identificator=${identificator}`);
			expect(await stateOf(guest, identificator)).toEqual(PAID);
		});

		test('the same news twice, from server and shopper in either order, pay once', async () => {
			for (const order of [
				[callback, back, callback],
				[back, callback, back],
			]) {
				const { identificator, said } = await end({ status: 'approved' });
				for (const step of order) await step(said);
				expect([await stateOf(guest, identificator), await paidTimes(identificator)]).toEqual([PAID, 1]);
			}
		});

		test('the same news at the same time pay once', async () => {
			const { identificator, said } = await end({ status: 'approved' });
			await Promise.all([callback(said), back(said), callback(said), back(said)]);
			expect([await stateOf(guest, identificator), await paidTimes(identificator)]).toEqual([PAID, 1]);
		});

		test.each(['declined', 'cancelled'] as const)('a payment that was %s leaves the order unpaid, and it can be paid again', async (status) => {
			if (!double.endings.includes(status)) return;
			const { identificator, said } = await end({ status });
			expect(await callback(said)).toBe(200);
			expect(await back(said)).toBe(`/webshop/neuspjela-narudzba/?order_identificator=${identificator}`);
			expect(await stateOf(guest, identificator)).toEqual(['payment_failed', status, true]);
		});

		test('news of a failure that arrive after those of the approval change nothing', async () => {
			const failure = double.endings.find((status) => status !== 'approved');
			if (failure === undefined) return;
			const { identificator, opened } = await begin();
			const failed = await double.end(opened, { status: failure });
			const approved = await double.end(opened, { status: 'approved' });
			await callback(approved);
			await callback(failed);
			expect(await stateOf(guest, identificator)).toEqual(PAID);
		});

		test('an approval that arrives after a failure pays the order', async () => {
			const failure = double.endings.find((status) => status !== 'approved');
			if (failure === undefined) return;
			const { identificator, opened } = await begin();
			const failed = await double.end(opened, { status: failure });
			await callback(failed);
			await callback(await double.end(opened, { status: 'approved' }));
			expect(await stateOf(guest, identificator)).toEqual(PAID);
		});

		test('an approval for an order that was cancelled meanwhile does not revive it, and staff read of it', async () => {
			const { identificator, said } = await end({ status: 'approved' });
			await guest.send('_post_hapi_webshop_order_cancel', { order_identificator: identificator });
			await callback(said);
			expect((await guest.open(identificator))?.status).toBe('cancelled');
			expect(await outcomesOf(identificator)).toEqual(['unexpected']);
			expect(lines.join('\n')).toContain('for an order that does not wait for it');
		});

		test('another amount than the order’s does not pay it, and staff read of it', async () => {
			const { identificator, said } = await end({ status: 'approved', cents: 1 });
			await callback(said);
			expect(await stateOf(guest, identificator)).toEqual(WAITING);
			expect(await outcomesOf(identificator)).toEqual(['amount']);
			expect(lines.join('\n')).toContain('of another amount');
		});

		test('another currency than the order’s does not pay it, and staff read of it', async () => {
			if (!double.namesCurrency) return;
			const { identificator, said } = await end({ status: 'approved', currency: 'USD' });
			await callback(said);
			expect(await stateOf(guest, identificator)).toEqual(WAITING);
			expect(await outcomesOf(identificator)).toEqual(['currency']);
			expect(lines.join('\n')).toContain('in another currency');
		});

		test('forged news are refused and change nothing', async () => {
			const { identificator, opened } = await begin();
			const said = await double.end(opened, { status: 'approved' });
			for (const [how, forged] of double.forge(said.callback)) {
				expect([how, (await send('callback', forged)).status]).toEqual([how, 403]);
				expect([how, await stateOf(guest, identificator)]).toEqual([how, WAITING]);
			}
		});

		describe('a refund whose answer was lost', () => {
			/** Begins it, and lets the jobs of the next hour run: states of the order's refunds are [status, by staff, to check, others]. */
			async function loseRefund() {
				const { identificator, said } = await end({ status: 'approved' });
				await callback(said);
				const number = (await guest.open(identificator))?.number ?? '';
				const merchant = await openMerchant({ url: shop.bankUrl, db: shop.db });
				const listed = async () => {
					const [one, ...more] = (await merchant.call('GET', `/orders/${number}/refunds`)).body.items;
					return [one.status, one.by_hand, one.check_at_provider, more.length];
				};
				const say = (what: string) => merchant.call('POST', `/orders/${number}/refunds/${number}-lost/${what}`, {});
				double.loseAnswers?.(true);
				const begun = await merchant.call('POST', `/orders/${number}/refunds`, { amount: '1.00', key: 'lost' });
				expect(begun.status).toBe(double.lostRefunds === 'by_hand' ? 200 : 502);
				double.loseAnswers?.(false);
				if (double.lostRefunds === 'checked') expect((await say('not-paid')).status).toBe(409);
				// Its first attempt is over: a call that is under way is not repeated beside it.
				const before = new Date(Date.now() - 120_000);
				await shop.db.updateTable('payment_refunds').set({ created_at: before }).where('key', '=', `${number}-lost`).execute();
				await shop.db.updateTable('payment_refunds').set({ asked_at: before }).where('key', '=', `${number}-lost`).where('by_hand', '=', false).execute();
				const config = { ...readConfig({ dataDir: null, ...double.options }, {}), ...double.options };
				for (const hours of [0, 1]) await repeatRefunds(shop.db, config, new Date(Date.now() + hours * 3_600_000));
				return { number, listed, say };
			}

			test('goes back once, or is checked by staff at the provider', async () => {
				const { number, listed, say } = await loseRefund();
				const states = { repeated: ['done', false, false, 0], checked: ['asked', false, true, 0], by_hand: ['asked', true, false, 0] };
				expect(await listed()).toEqual(states[double.lostRefunds]);
				expect(double.refundsOf(number)).toEqual(double.lostRefunds === 'by_hand' ? [] : [100]);
				if (double.lostRefunds === 'repeated') return;
				// Staff say what they saw.
				expect((await say('done')).body.payment.refunded_amount).toBe('1.00');
				expect(await listed()).toEqual(['done', double.lostRefunds === 'by_hand', false, 0]);
			});

			test('is due again when staff saw at the provider that it was not paid, and only then', async () => {
				const { listed, say } = await loseRefund();
				if (double.lostRefunds !== 'checked') {
					const before = await listed();
					expect((await say('not-paid')).status).toBe(409);
					expect(await listed()).toEqual(before);
					return;
				}
				for (const _twice of [1, 2]) {
					expect((await say('not-paid')).body.payment).toMatchObject({ refunded_amount: '0.00' });
					expect(await listed()).toEqual(['refused', false, false, 0]);
				}
				expect((await say('done')).status).toBe(409);
			});
		});

		test('the same payment is opened again while it waits', async () => {
			const { identificator, opened } = await begin();
			const { data } = await guest.pay({ order_identificator: identificator });
			expect({ form: data?.form ?? null, redirectUrl: data?.next.kind === 'external' ? data.next.url : null }).toEqual(opened);
		});
	});
}
