import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateOf } from '../bank-steps.ts';
import { listenToErrors } from '../listen-to-errors.ts';
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

		test('the same payment is opened again while it waits', async () => {
			const { identificator, opened } = await begin();
			const { data } = await guest.pay({ order_identificator: identificator });
			expect({ form: data?.form ?? null, redirectUrl: data?.next.kind === 'external' ? data.next.url : null }).toEqual(opened);
		});
	});
}
