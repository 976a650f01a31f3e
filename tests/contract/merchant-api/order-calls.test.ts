import type { OrderStatus } from '@titraj/contract/order-status.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { isNightly } from '#tests/support/nightly.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const PLACE = { id: 'L1', title: 'Paketomat', address: 'Ulica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };
const LOCKER = { ...PLACE, lat: 45, lon: 16, opens: null, closes: null };
const ADDRESS = { first_name: 'Iva', last_name: 'Ivić', street: 'Nova 2', postcode: '21000', city: 'Split', country: 'HR' };
const SKUS = ['MON-1', 'MON-2'];

/** Statuses that a call of staff may lead to, by the status before it. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
	awaiting_confirmation: ['received', 'awaiting_payment', 'cancelled'],
	awaiting_payment: ['paid', 'cancelled'],
	payment_failed: ['paid', 'cancelled'],
	received: ['preparing', 'ready_for_pickup', 'shipped', 'completed', 'cancelled'],
	paid: ['preparing', 'ready_for_pickup', 'shipped', 'completed', 'cancelled'],
	preparing: ['ready_for_pickup', 'shipped', 'completed', 'cancelled', 'returned'],
	ready_for_pickup: ['completed', 'cancelled'],
	shipped: ['completed', 'returned'],
	completed: ['returned'],
	cancelled: [],
	returned: [],
};

type Kind = 'home' | 'pickup' | 'locker';
interface Line {
	line: number;
	quantity: number;
	shipped: number;
	returned: number;
	sku: string;
}
// biome-ignore lint/suspicious/noExplicitAny: the view of an order, of which the test reads parts
type View = any;
interface Call {
	readonly method: string;
	readonly path: string;
	readonly body: object;
}

const linesOf = (order: View): Line[] => order.parcels.flatMap(({ items }: { items: Line[] }) => items);
const pick = (order: View, place: number): number => linesOf(order)[place % linesOf(order).length]?.line ?? 0;
const post = (path: string, body: object): Call => ({ method: 'POST', path, body });

/** Calls of staff about an order; lines are chosen by their place. */
const CALL: fc.Arbitrary<(order: View) => Call> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.constantFrom('accepted', 'preparing', 'ready_for_pickup', 'shipped', 'delivered', 'cancelled', 'refunded')
			.map((status) => () => post('/status', { status })),
	},
	fc.constant(() => post('/shipments', {})),
	fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })).map(
		([place, quantity]) =>
			(order: View) =>
				post('/shipments', { lines: [{ line: pick(order, place), quantity }] }),
	),
	fc.constant(() => post('/cancel', { reason: 'test' })),
	fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })).map(
		([place, quantity]) =>
			(order: View) =>
				post('/cancel', { reason: 'test', lines: [{ line: pick(order, place), quantity }] }),
	),
	fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })).map(
		([place, quantity]) =>
			(order: View) =>
				post('/returns', { lines: [{ line: pick(order, place), quantity }] }),
	),
	fc.constant(() => ({ method: 'PUT', path: '/delivery-address', body: ADDRESS })),
	fc.constant(() => post('/refunds', { by_hand: true, amount: '1.00', key: crypto.randomUUID() })),
	fc.constant((order: View) => post('/transfer', { amount: order.totals.total, received_on: '2026-11-30' })),
);

const START = fc.record({
	status: fc.constantFrom<OrderStatus>('awaiting_confirmation', 'awaiting_payment', 'received', 'paid'),
	kind: fc.constantFrom<Kind>('home', 'pickup', 'locker'),
});

async function place({ status, kind }: { status: OrderStatus; kind: Kind }): Promise<string> {
	const payment_code = status === 'received' || status === 'awaiting_confirmation' ? 'cash_on_delivery' : 'bank_transfer';
	const number = await placeTestOrder(backend.db, {
		...{ status, payment_code, isPaid: status === 'paid', qty: 2, skus: SKUS },
		store: kind === 'pickup' ? 'Zagreb' : null,
	});
	if (kind === 'locker')
		await backend.db
			.updateTable('order_parcels')
			.set({ locker: JSON.stringify(LOCKER) })
			.where('order_id', '=', sql<number>`(select id from orders where number = ${number})`)
			.execute();
	return number;
}

const read = async (number: string): Promise<View> => (await merchant.call('GET', `/orders/${number}`)).body;

/** Pieces of each product in stock, and in the order while it holds them. */
async function countPieces(order: View): Promise<number[]> {
	const stocks = await backend.db.selectFrom('products').select(['code', 'quantity']).where('code', 'in', SKUS).orderBy('code').execute();
	return stocks.map(({ code, quantity }) =>
		order.reserved ? quantity + linesOf(order).reduce((sum, line) => (line.sku === code ? sum + line.quantity - line.returned : sum), 0) : quantity,
	);
}

test('whatever staff call, an order goes only where its status and its delivery allow, and its goods and money are counted once', async () => {
	await fc.assert(
		fc.asyncProperty(START, fc.array(CALL, { minLength: 1, maxLength: 7 }), async (start, calls) => {
			for (const sku of SKUS) await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 50 });
			const number = await place(start);
			let before = await read(number);
			const pieces = await countPieces(before);
			for (const toCall of calls) {
				const { method, path, body } = toCall(before);
				const answer = await merchant.call(method, `/orders/${number}${path}`, body);
				const after = await read(number);
				const done = `${before.status}, ${start.kind}: ${path} ${JSON.stringify(body)} was answered with ${answer.status}`;
				expect([200, 400, 409], done).toContain(answer.status);
				if (answer.status !== 200) expect(after, done).toEqual(before);
				if (after.status !== before.status) expect(NEXT[before.status as OrderStatus], done).toContain(after.status);
				if (start.kind === 'pickup') expect([after.shipments, after.status === 'shipped'], done).toEqual([[], false]);
				if (start.kind === 'home') expect(after.status, done).not.toBe('ready_for_pickup');
				for (const { quantity, shipped, returned } of linesOf(after)) {
					expect(shipped, done).toBeLessThanOrEqual(quantity);
					expect(returned, done).toBeLessThanOrEqual(quantity);
				}
				expect(await countPieces(after), done).toEqual(pieces);
				const { received, refunded_amount, due } = after.payment;
				expect(Number(received) - Number(refunded_amount) - Number(due), done).toBeGreaterThanOrEqual(-0.001);
				before = after;
			}
		}),
		{ numRuns: isNightly ? 300 : 15 },
	);
}, 120_000);
