import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlainEngine } from '#tests/support/connector-kit/plain-engine.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const KILLS = isNightly ? 50 : 10;
const ORDERS_PER_KILL = 2;
/** Milliseconds after its first line; a round takes about as long. */
const LATEST_KILL = 120;

let backend: TestBackend;
let engine: Awaited<ReturnType<typeof openPlainEngine>>;
let folder: string;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
	engine = await openPlainEngine();
	folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterAll(async () => {
	await engine.close();
	await backend.close();
	rmSync(folder, { recursive: true, force: true });
});

it(`a connector that is killed ${KILLS} times loses and doubles nothing: each order once at the engine, each shipment once in the shop`, async () => {
	const merchant = await openMerchant(backend);
	for (const { number, revision } of (await merchant.call('GET', '/orders?limit=500')).body.items)
		await merchant.call('POST', `/orders/${number}/acknowledge`, { revision });
	const env = { ...process.env, ENGINE_URL: engine.url, SHOP_URL: backend.url, SHOP_KEY: merchant.key, STATE_FILE: join(folder, 'state.db'), VITEST: '' };
	const start = () => {
		const args = ['--disable-warning=ExperimentalWarning', 'packages/connector/main.ts', 'tests/support/connector-kit/killed-connector.ts'];
		return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
	};
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 10_000 });
	engine.putProduct({ sku: 'MON-1', title: 'Monitor', price: '110.00', stock: 10_000 });

	const placed: string[] = [];
	const shipped = new Set<string>();
	for (let kill = 0; kill < KILLS; kill++) {
		const child = start();
		await once(child.stdout, 'data');
		for (let order = 0; order < ORDERS_PER_KILL; order++) placed.push(await placeTestOrder(backend.db, { status: 'paid', isPaid: true, payment_code: 'card' }));
		engine.putProduct({ sku: `KILL-${kill}`, title: `Proizvod ${kill}`, price: '5.00', stock: kill });
		for (const { number } of await engine.orders()) {
			if (shipped.has(number)) continue;
			shipped.add(number);
			engine.ship(number, `CP-${number}`);
		}
		await wait(Math.random() * LATEST_KILL);
		await end(child, 'SIGKILL');
	}
	const child = start();
	const { waitUntil } = untilOf(child);
	await waitUntil(async () => (await engine.orders()).length >= placed.length);
	for (const number of placed) if (!shipped.has(number)) engine.ship(number, `CP-${number}`);
	await waitUntil(async () =>
		(await merchant.call('GET', '/orders?limit=500&status=paid')).body.items.every(({ number }: { number: string }) => !placed.includes(number)),
	);
	await waitUntil(async () => (await merchant.call('GET', `/products/KILL-${KILLS - 1}`)).status === 200);
	await end(child, 'SIGTERM');

	const orders = (await engine.orders()).map(({ number }) => number).toSorted();
	expect(orders).toEqual(placed.toSorted());
	const numbers = new Set(placed);
	const inShop = (await readAllOrders(merchant)).filter(({ number }) => numbers.has(number));
	expect(inShop.map(({ number, status, shipments }) => `${number} ${status} ${shipments.length}`).toSorted()).toEqual(
		placed.map((number) => `${number} shipped 1`).toSorted(),
	);
	for (let kill = 0; kill < KILLS; kill++) expect((await merchant.call('GET', `/products/KILL-${kill}`)).body).toMatchObject({ stock: { quantity: kill } });
}, 600_000);

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exited = once(child, 'exit');
	child.kill(signal);
	await exited;
}

/** Waits for a fact while the process lives. */
function untilOf(child: ChildProcess) {
	return {
		async waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
			while (!(await isTrue())) {
				if (child.exitCode !== null) throw new Error(`The connector ended with ${child.exitCode}`);
				await wait(50);
			}
		},
	};
}

async function readAllOrders(merchant: Awaited<ReturnType<typeof openMerchant>>): Promise<{ number: string; status: string; shipments: unknown[] }[]> {
	const all: { number: string; status: string; shipments: unknown[] }[] = [];
	for (let cursor: string | null = '0'; cursor !== null; ) {
		const { body } = await merchant.call('GET', `/orders?limit=500&cursor=${cursor}`);
		all.push(...body.items);
		cursor = body.next_cursor;
	}
	return all;
}
