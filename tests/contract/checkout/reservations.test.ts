// One file for one subject, goods of unpaid orders, because it needs its own backend, which several files would start each.
import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { releaseStock } from '@titraj/backend/orders/life-cycle/release-stock.ts';
import { releaseUnpaid } from '@titraj/backend/orders/life-cycle/release-unpaid.ts';
import { reserveStock } from '@titraj/backend/orders/placing/reserve-stock.ts';
import { signFields } from '@titraj/backend/payments/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { PaymentWebhookAnswer } from '@titraj/contract/order-calls.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastMailTo, mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { createShopper, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const MINUTE = 60_000;
const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });

let backend: TestBackend;
let owner: PersonBrowser;
let shopper: Shopper;
let email = '';
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { orderLimits: config.orderLimits });
	owner = await openPerson(backend, 'owner');
});
beforeEach(async () => {
	await setStock(50);
	shopper = shopperWith(backend, await backend.newToken());
	guests += 1;
	email = `rezervacija-${guests}@titraj.example`;
	listenToErrors();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await backend.db.updateTable('orders').set({ status: 'completed', reserved: true, reserved_until: null, network: null }).execute();
});
afterAll(() => backend.close());

const setStock = (quantity: number) =>
	backend.db.updateTable('products').set({ quantity, sold: 0, price_cents: 10_00, sale_price_cents: null }).where('id', '=', CABLE).execute();
const stock = async () => (await backend.db.selectFrom('products').select('quantity').where('id', '=', CABLE).executeTakeFirstOrThrow()).quantity;
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

async function buy(payment: string, qty: number, from: Shopper = shopper) {
	await from.add(CABLE, qty);
	await from.choose({ email, payment });
	const { data } = await from.order({ ...(await from.toOrder()), ...pages });
	if (!data?.order) throw new Error('The order was refused');
	return data.order;
}

/** Reports money for an order, as its bookkeeping does. */
async function pay({ number, id }: { number: string; id: number }) {
	const { total_cents } = await backend.db.selectFrom('orders').select('total_cents').where('id', '=', id).executeTakeFirstOrThrow();
	const fields = { provider: 'bank_transfer', reference: number, amount: String(total_cents) };
	const notice = { provider: 'bank_transfer', kind: 'callback' as const, fields: { ...fields, signature: signFields(fields, config.bankSecret) } };
	return expectContract(PaymentWebhookAnswer, await shopper.send('_post_hapi_webshop_payment_notice', notice)).data?.order_status;
}

/** Numbers of the orders of a list that waits for staff. */
const numbersOf = async (list: string): Promise<string[]> =>
	(await owner.call('GET', `/order-search?list=${list}`)).body.items.map(({ number }: { number: string }) => number);
const stateOf = async (id: number) => backend.db.selectFrom('orders').select(['status', 'reserved']).where('id', '=', id).executeTakeFirstOrThrow();
/** A card order whose transfer can be reported, because the bank's own notices name an attempt. */
const switchToTransfer = (order_identificator: string) =>
	shopper.send('_get_hapi_webshop_create_payment', { order_identificator, new_payment: 1, payment_code: 'bank_transfer', ...pages });

describe('stock without money', () => {
	it('cannot be emptied by one unpaid transfer: the order is accepted, reserves nothing, and everybody is told', async () => {
		await shopper.add(CABLE, 50);
		await shopper.choose({ email, payment: 'bank_transfer' });
		expect(await shopper.cart()).toMatchObject({ needs_confirmation: false, reserves_on_payment: true });
		const { data } = await shopper.order({ ...(await shopper.toOrder()), ...pages });
		const { number = '', order_identificator = '' } = data?.order ?? {};
		expect(await stock()).toBe(50);
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'awaiting_payment', is_reserved: false });
		const mail = await lastMailTo(backend, email);
		expect(mail.text).toContain('rezerviramo je kad stigne uplata');
		expect(mail.text).toContain('print-payment-transfer');
		expect((await owner.call('GET', `/orders/${number}`)).body).toMatchObject({ status: 'awaiting_payment', reserved: false });
		expect((await owner.call('GET', '/order-search?list=unpaid')).body.items[0]).toMatchObject({ number, reserved: false });
	});

	it('cannot be emptied by twenty transfers of one address at the same moment, and none of them is refused', async () => {
		const guestOf = (token: string) =>
			createShopper(async (name, request) => {
				const { method, path } = endpoints[name];
				const headers = { authorization: `Bearer ${token}`, 'base-client': '192.0.2.9', 'content-type': 'application/json' };
				return (await backend.send(path, method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(request) })).body;
			});
		const tokens = await Promise.all(Array.from({ length: 20 }, () => backend.newToken()));
		const orders = await Promise.all(tokens.map((token) => buy('bank_transfer', 1, guestOf(token))));
		expect(orders).toHaveLength(20);
		expect(await stock()).toBe(45);
	});

	it.each(['card', 'bank_transfer'])('is reserved when the payment of an order by %s above the limits arrives', async (payment) => {
		const order = await buy(payment, 20);
		if (payment === 'card') await switchToTransfer(order.order_identificator);
		expect(await stock()).toBe(50);
		expect(await pay(order)).toBe('paid');
		expect([await stock(), await stateOf(order.id)]).toEqual([30, { status: 'paid', reserved: true }]);
		expect((await shopper.open(order.order_identificator))?.is_reserved).toBe(true);
	});
});

describe('a card order that is not paid', () => {
	it('releases its stock after the time of the setting, once, and can still be paid: that reserves it again', async () => {
		const order = await buy('card', 5);
		expect(await stock()).toBe(45);
		expect(await releaseUnpaid(backend.db, later(29))).toBe(0);
		expect(await releaseUnpaid(backend.db, later(31))).toBe(1);
		expect([await stock(), await stateOf(order.id)]).toEqual([50, { status: 'awaiting_payment', reserved: false }]);
		expect(await releaseUnpaid(backend.db, later(31))).toBe(0);
		await cancelUnpaid(backend.db, config, later(60));
		const retry = { order_identificator: order.order_identificator, new_payment: 1, payment_code: 'card', ...pages };
		expect(await shopper.send('_get_hapi_webshop_create_payment', retry)).toMatchObject({ success: true });
		await switchToTransfer(order.order_identificator);
		expect(await pay(order)).toBe('paid');
		expect(await stock()).toBe(45);
	});

	it('does not hold its stock for longer because it is tried again', async () => {
		const { order_identificator, id } = await buy('card', 5);
		const until = async () => (await backend.db.selectFrom('orders').select('reserved_until').where('id', '=', id).executeTakeFirstOrThrow()).reserved_until;
		const first = await until();
		await shopper.send('_get_hapi_webshop_create_payment', { order_identificator, new_payment: 1, payment_code: 'wallet', ...pages });
		expect(await until()).toEqual(first);
	});

	it('releases nothing twice when it is cancelled afterwards', async () => {
		const { id } = await buy('card', 5);
		await releaseUnpaid(backend.db, later(31));
		expect(await cancelUnpaid(backend.db, config, later(25 * 60))).toBe(1);
		expect([await stock(), await stateOf(id)]).toEqual([50, { status: 'cancelled', reserved: false }]);
	});

	it('cannot be paid once its goods are sold out', async () => {
		const { order_identificator } = await buy('card', 5);
		await releaseUnpaid(backend.db, later(31));
		await setStock(4);
		const retry = { order_identificator, new_payment: 1, payment_code: 'card', ...pages };
		expect(await shopper.send('_get_hapi_webshop_create_payment', retry)).toMatchObject({ success: false, label_name: 'error_order_sold_out' });
	});
});

describe('a transfer that does not arrive', () => {
	it('releases its stock after the promised days, whether or not its order is cancelled', async () => {
		const { id } = await buy('bank_transfer', 5);
		expect(await releaseUnpaid(backend.db, later(3 * 24 * 60))).toBe(0);
		expect(await releaseUnpaid(backend.db, later(12 * 24 * 60))).toBe(1);
		expect([await stock(), await stateOf(id)]).toEqual([50, { status: 'awaiting_payment', reserved: false }]);
	});
});

describe('money for goods that are gone', () => {
	const lateFor = async () => {
		const order = await buy('bank_transfer', 5);
		await releaseUnpaid(backend.db, later(12 * 24 * 60));
		await setStock(4);
		expect(await pay(order)).toBe('paid');
		return order;
	};

	it('is a case for staff with its own state, and the customer is told', async () => {
		const order = await lateFor();
		expect([await stock(), await stateOf(order.id)]).toEqual([4, { status: 'paid', reserved: false }]);
		expect((await lastMailTo(backend, email)).subject).toContain('robe trenutačno nema dovoljno');
		expect((await owner.call('GET', '/today')).body.without_goods).toBe(1);
		expect(await numbersOf('without_goods')).toEqual([order.number]);
	});

	it('is reserved by staff when goods arrive, once', async () => {
		const { id, number } = await lateFor();
		const pack = () => owner.call('POST', `/orders/${number}/status`, { status: 'preparing' });
		expect((await pack()).status).toBe(409);
		await setStock(9);
		const answers = await Promise.all([1, 2, 3].map(pack));
		expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['changed', 'unchanged', 'unchanged']);
		expect([await stock(), await stateOf(id)]).toEqual([4, { status: 'preparing', reserved: true }]);
		const news = (await mailsTo(backend, email)).filter(({ subject }) => subject.includes('Primili smo uplatu'));
		expect(news.filter(({ subject }) => !subject.includes('robe trenutačno nema'))).toHaveLength(1);
	});

	it('is refunded when staff cancel the order, and releases nothing', async () => {
		const { id, number } = await lateFor();
		expect((await owner.call('POST', `/orders/${number}/cancel`, { reason: 'Robe više nema' })).status).toBe(200);
		expect([await stock(), (await stateOf(id)).status]).toEqual([4, 'cancelled']);
		expect((await lastMailTo(backend, email)).text).toContain('Uplaćeni novac vraća');
		expect(await numbersOf('refund_due')).toContain(number);
		expect((await owner.call('POST', `/orders/${number}/status`, { status: 'refunded' })).body.outcome).toBe('changed');
		expect(await stock()).toBe(4);
	});
});

describe('money for an order that was cancelled', () => {
	const cancelled = async () => {
		const order = await buy('bank_transfer', 5);
		await backend.db.transaction().execute(async (trx) => {
			await releaseStock(trx, order.id);
			await trx.updateTable('orders').set({ status: 'cancelled', cancelled_by: 'time' }).where('id', '=', order.id).execute();
			await trx.updateTable('order_payments').set({ status: 'cancelled' }).where('order_id', '=', order.id).execute();
		});
		return order;
	};

	it('because of its time limit revives it, if there are enough goods', async () => {
		const order = await cancelled();
		expect(await pay(order)).toBe('paid');
		expect([await stock(), await stateOf(order.id)]).toEqual([45, { status: 'paid', reserved: true }]);
	});

	it('is to be refunded if the goods are gone', async () => {
		const order = await cancelled();
		await setStock(4);
		expect(await pay(order)).toBe('cancelled');
		expect([await stock(), await stateOf(order.id)]).toEqual([4, { status: 'cancelled', reserved: false }]);
		expect(await numbersOf('refund_due')).toContain(order.number);
	});
});

describe('goods are neither lost nor doubled', () => {
	it('if two orders, payments, doubled notices, releases and cancellations meet in any sequence', async () => {
		const STEPS = ['pay first', 'pay second', 'release', 'cancel', 'release twice', 'reserve twice'] as const;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 8 }),
				fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
				fc.integer({ min: 12, max: 20 }),
				async (steps, pieces, total) => {
					await setStock(total);
					const orders: Awaited<ReturnType<typeof buy>>[] = [];
					for (const qty of pieces) {
						const one = shopperWith(backend, await backend.newToken());
						if (qty <= (await stock())) orders.push(await buy('bank_transfer', qty, one));
					}
					// As if staff had looked at the list of late transfers, without which none is cancelled.
					await backend.db
						.updateTable('orders')
						.set({ overdue_shown_at: later(12 * 24 * 60) })
						.where('status', '=', 'awaiting_payment')
						.execute();
					const [first, second = first] = orders;
					if (first === undefined || second === undefined) throw new Error('No order');
					const run: Record<(typeof STEPS)[number], () => Promise<unknown>> = {
						'pay first': () => Promise.all([pay(first), pay(first)]),
						'pay second': () => pay(second),
						release: () => releaseUnpaid(backend.db, later(12 * 24 * 60)),
						cancel: () => cancelUnpaid(backend.db, config, later(40 * 24 * 60)),
						'release twice': () => Promise.all([releaseUnpaid(backend.db, later(12 * 24 * 60)), releaseUnpaid(backend.db, later(12 * 24 * 60))]),
						'reserve twice': () =>
							backend.db.transaction().execute(async (trx) => {
								const { reserved } = await stateOfIn(trx, first.id);
								if (reserved) await reserveStock(trx, first.id);
							}),
					};
					await Promise.all(steps.map((step) => run[step]()));
					const rows = await backend.db
						.selectFrom('orders as o')
						.innerJoin('order_items as i', 'i.order_id', 'o.id')
						.select(['o.status', 'o.reserved', 'i.qty'])
						.where(
							'o.id',
							'in',
							orders.map(({ id }) => id),
						)
						.execute();
					const held = rows.reduce((sum, { reserved, qty }) => sum + (reserved ? qty : 0), 0);
					const left = await stock();
					expect(left).toBe(total - held);
					expect(left).toBeGreaterThanOrEqual(0);
					expect(rows.filter(({ status, reserved }) => status === 'cancelled' && reserved)).toEqual([]);
					await backend.db.updateTable('orders').set({ status: 'completed', reserved: true, reserved_until: null, network: null }).execute();
				},
			),
			{ numRuns: 8 },
		);
	}, 120_000);
});

/** Under the order's lock, which each caller of `reserveStock` holds. */
const stateOfIn = (trx: TestBackend['db'], id: number) =>
	trx.selectFrom('orders').select('reserved').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
