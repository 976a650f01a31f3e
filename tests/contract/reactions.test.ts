import { subscribe } from '@titraj/backend/reactions/index.ts';
import { runReactions } from '@titraj/backend/reactions/run-reactions.ts';
import type { OrderEvent, ProductEvent } from '@titraj/contract/shop/define-reactions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
const tools = { variables: {}, signal: new AbortController().signal };
const seen: OrderEvent[] = [];
const changed: ProductEvent[] = [];
let failures = 0;
const on = {
	orderPlaced: (order: OrderEvent) => {
		if (failures-- > 0) throw new Error('the other system is away');
		seen.push(order);
	},
	productChanged: (product: ProductEvent) => void changed.push(product),
};

beforeAll(async () => {
	backend = await startTestBackend();
	await subscribe(backend.db, on);
});
afterAll(() => backend.close());
beforeEach(async () => {
	await sql`update products set quantity = greatest(quantity, 50)`.execute(backend.db);
	await sql`delete from shop_events`.execute(backend.db);
	seen.length = 0;
	changed.length = 0;
	failures = 0;
});

const run = async () => {
	while ((await runReactions(backend.db, on, tools)) > 0);
};
const isDueAgain = () => sql`update shop_events set next_at = now() where done_at is null`.execute(backend.db);

test('an order that is placed is told to the shop folder once, with its lines', async () => {
	const number = await placeTestOrder(backend.db);
	await run();
	await run();
	expect(seen).toEqual([expect.objectContaining({ number, currency: 'EUR', lines: [expect.objectContaining({ quantity: expect.any(Number) })] })]);
});

test('a reaction that fails is called again with the same event, until it succeeds', async () => {
	failures = 2;
	const number = await placeTestOrder(backend.db);
	for (let nth = 0; nth < 3; nth++) {
		expect(seen).toEqual([]);
		await isDueAgain();
		await run();
	}
	expect(seen.map((order) => order.number)).toEqual([number]);
});

test('a reaction that fails waits before it is called again', async () => {
	failures = 1;
	await placeTestOrder(backend.db);
	await run();
	await run();
	expect(seen).toEqual([]);
	const { rows } = await sql<{ last_error: string }>`select last_error from shop_events where event = 'orderPlaced'`.execute(backend.db);
	expect(rows).toEqual([{ last_error: 'the other system is away' }]);
});

test('an event whose server died while it reacted is due again', async () => {
	await placeTestOrder(backend.db);
	await sql`update shop_events set attempts = 1, next_at = now() + make_interval(secs => 300)`.execute(backend.db);
	await run();
	expect(seen).toEqual([]);
	await isDueAgain();
	await run();
	expect(seen).toHaveLength(1);
});

test('a change that is rolled back is no event', async () => {
	await backend.db
		.transaction()
		.execute(async (trx) => {
			await trx.updateTable('products').set({ quantity: 7 }).where('id', '=', 1).execute();
			throw new Error('undo');
		})
		.catch(() => undefined);
	await run();
	expect(changed).toEqual([]);
});

test('changes of a product before the reaction are one event, with its data now', async () => {
	for (const quantity of [3, 4, 5]) await backend.db.updateTable('products').set({ quantity }).where('id', '=', 1).execute();
	await run();
	expect(changed).toEqual([expect.objectContaining({ quantity: 5 })]);
});

test('a shop that reacts to nothing writes no events', async () => {
	await subscribe(backend.db);
	await placeTestOrder(backend.db);
	const { rows } = await sql`select from shop_events`.execute(backend.db);
	await subscribe(backend.db, on);
	expect(rows).toEqual([]);
});

test('a name that is no event is refused', async () => {
	await expect(subscribe(backend.db, JSON.parse('{"orderLost":1}'))).rejects.toThrow('reacts to "orderLost", which is no event: on knows orderPlaced');
});
