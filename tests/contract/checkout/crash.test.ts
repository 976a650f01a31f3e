import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { OrderPostAnswer } from '@titraj/contract/checkout.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { fillCarts, type Ready } from '#tests/support/fill-carts.ts';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { type BackendProcess, startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { copyDatabase } from '#tests/support/fixture-start.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

/** The embedded database executes them one after another, at 70 ms each. */
const ORDERS = process.env.TEST_DATABASE_URL ? 500 : 100;
const KILLED_AFTER = ORDERS / 2;
const LANES = 10;
const CABLE = { id: 21, price: 35 };
const STOCK = 100_000;

let dataDir: string;
let database: TestDatabase;
let ready: Ready[];
let backend: BackendProcess;
const open = () => openDatabase({ databaseUrl: database.url, dataDir: database.url === null ? dataDir : null });

beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
	database = await copyDatabase('fixture');
	if (database.url === null) fillDataFolder(dataDir, 'fixture');
	const { db, close } = await open();
	await db.updateTable('products').set({ quantity: STOCK }).where('id', '=', CABLE.id).execute();
	ready = await fillCarts(db, { count: ORDERS, product: CABLE, jwtSecret: 'test' });
	await close();
	backend = await startFixtureBackend({ dataDir, databaseUrl: database.url });
});
afterAll(async () => {
	await backend.end('SIGKILL');
	await database.drop();
	rmSync(dataDir, { recursive: true });
});

/** Confirmed orders by the key that the shopper sent. */
const confirmed = new Map<string, string>();
let unanswered = 0;
let restarted: Promise<void> | null = null;

/** Sends kill -9 during orders, then restarts on the same data. */
async function crash(): Promise<void> {
	await backend.end('SIGKILL');
	backend = await startFixtureBackend({ dataDir, databaseUrl: database.url });
}

async function order({ token, body }: Ready): Promise<void> {
	const response = await fetch(`${backend.url}/hapi/v1/webshop/order/`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	const { success, data } = expectContract(OrderPostAnswer, await response.json());
	if (!success || !data?.order) throw new Error(`Not ordered: ${JSON.stringify(data)}`);
	confirmed.set(body.idempotency_key, data.order.order_identificator);
	if (confirmed.size === KILLED_AFTER) restarted = crash();
}

/** Retries with the same key if the backend was killed meanwhile. */
async function insist(one: Ready): Promise<void> {
	try {
		await order(one);
	} catch (error) {
		if (restarted === null) throw error;
		unanswered++;
		await restarted;
		await order(one);
	}
}

it(`kill -9 in the middle of ${ORDERS} orders: each confirmed order exists afterwards, none twice`, async () => {
	const queue = [...ready];
	const lane = async () => {
		for (let one = queue.pop(); one; one = queue.pop()) await insist(one);
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	expect(unanswered).toBeGreaterThan(0);
	expect(confirmed.size).toBe(ORDERS);
	await backend.end('SIGTERM');

	const { db, close } = await open();
	const orders = await db.selectFrom('orders').select(['id', 'code', 'number', 'idempotency_key']).execute();
	const found = new Map(orders.map(({ id, code, idempotency_key }) => [idempotency_key, `${id}-${code}`]));
	for (const [key, identificator] of confirmed) expect(found.get(key)).toBe(identificator);
	expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
	const { quantity } = await db.selectFrom('products').select('quantity').where('id', '=', CABLE.id).executeTakeFirstOrThrow();
	const mails = await db.selectFrom('mails').select('id').where('template', '=', 'order').execute();
	expect([orders.filter(({ idempotency_key }) => confirmed.has(idempotency_key ?? '')).length, STOCK - quantity, mails.length]).toEqual([
		ORDERS,
		ORDERS,
		ORDERS,
	]);
	await close();
}, 240_000);
