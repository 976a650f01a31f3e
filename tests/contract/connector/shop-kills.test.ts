import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey } from '@titraj/backend/merchant-api/keys/manage-keys.ts';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { type Engine, listDead, openRound, runRound, toStatus } from '@titraj/connector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillGateway, type KillTime, openKillGateway } from '#tests/support/connector-kit/kill-gateway.ts';
import { openPlainEngine, type PlainProduct, plainEngine, plainMapping } from '#tests/support/connector-kit/plain-engine.ts';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { type BackendProcess, startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { copyDatabase } from '#tests/support/fixture-start.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { isNightly } from '#tests/support/nightly.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

const KILLS = isNightly ? 50 : 5;
const ORDERS_PER_KILL = 2;
/** More than the connector reads one by one, and several batches. */
const PRODUCTS = 120;
const PIECES = 10_000;
/** Milliseconds, also for a busy machine. */
const CALL_TIMEOUT = 60_000;
/** Milliseconds after the round until the process that is killed has certainly ended. */
const LONGEST_DEATH = 60_000;
const DAY = 24 * 3600_000;

/** Calls of the connector in which the shop's backend is killed. */
const SHOP_CALLS = {
	'while a batch of products is written': { method: 'POST', path: /\/bulk\/products/ },
	'while an order is acknowledged': { method: 'POST', path: /\/acknowledge$/ },
	'while a shipment is written': { method: 'POST', path: /\/shipments$/ },
} as const;
/** One after another: each has something to do, because the one before left it. */
const MOMENTS = [
	'while a batch of products is written',
	'while an order is acknowledged',
	'while the engine takes an order',
	'while fulfilment is read',
	'while a shipment is written',
] as const;
const TIMES: readonly KillTime[] = [0, 'answered', 3, 10, 'answered', 30, 80, 1];

let [dataDir, folder] = ['', ''];
let database: TestDatabase;
let backend: BackendProcess;
let engine: Awaited<ReturnType<typeof openPlainEngine>>;
let gateway: KillGateway;
const open = () => openDatabase({ databaseUrl: database.url, dataDir: database.url === null ? dataDir : null });
const start = async () => {
	backend = await startFixtureBackend({ dataDir, databaseUrl: database.url, env: { MERCHANT_CALLS_PER_MINUTE: '1000000' } });
	gateway.lead(backend.url);
};
const kill = async () => {
	gateway.lead(null);
	await backend.end('SIGKILL');
};
beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'shop-killed-'));
	folder = mkdtempSync(join(tmpdir(), 'shop-killed-state-'));
	database = await copyDatabase('fixture');
	if (database.url === null) fillDataFolder(dataDir, 'fixture');
	engine = await openPlainEngine();
	gateway = await openKillGateway();
});
afterAll(async () => {
	await backend?.end('SIGKILL');
	await gateway.close();
	await engine.close();
	await database.drop();
	for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true });
});

it(`a shop that is killed ${KILLS} times loses and doubles nothing: each order once at the engine, each shipment, mail and price once in the shop`, async () => {
	const began = new Date().toISOString();
	const placed: string[] = [];
	let [key, email] = ['', ''];
	{
		await using opened = await open();
		key = await createKey(opened.db, { name: 'killed', scopes: 'products:read,products:write,orders:read,orders:write' });
		({ email } = await addPerson(opened.db, 'manager'));
		await opened.db.updateTable('products').set({ quantity: PIECES }).where('code', '=', 'MON-1').execute();
		for (let order = 0; order < KILLS * ORDERS_PER_KILL; order++) placed.push(await placeTestOrder(opened.db));
	}
	/** Staff prepare orders, which sends them to the engine. */
	const prepare = async (numbers: readonly string[]) => {
		const staff = openPersonBrowser(backend);
		expect((await staff.signIn(email, STAFF_PASSWORD)).status).toBe(200);
		for (const number of numbers) expect((await staff.call('POST', `/orders/${number}/status`, { status: 'preparing' })).status).toBe(200);
	};
	const putProducts = (version: number) => {
		for (let index = 0; index < PRODUCTS; index++)
			engine.putProduct({ sku: `KILL-${index}`, title: `Proizvod ${index}`, price: `${10 + version}.50`, stock: 100 + version });
	};

	let ahead = 0;
	const atEngine: { kill: Promise<void> | null; moment: (typeof MOMENTS)[number] | null } = { kill: null, moment: null };
	const plain = plainEngine(engine.url, CALL_TIMEOUT);
	/** Kills the shop while the connector waits for the engine. */
	const during = async (moment: (typeof MOMENTS)[number]) => {
		if (atEngine.moment !== moment) return;
		atEngine.moment = null;
		atEngine.kill = kill();
		await atEngine.kill;
	};
	const disturbed: Engine<PlainProduct> = {
		...plain,
		async sendOrder(order) {
			await during('while the engine takes an order');
			return plain.sendOrder(order);
		},
		async readFulfilments(cursor) {
			await during('while fulfilment is read');
			return plain.readFulfilments(cursor);
		},
	};
	const round = async () => {
		ahead += DAY;
		using opened = openRound(
			{
				...{ engine: disturbed, mapping: plainMapping, shop: { url: gateway.url, key }, state: join(folder, 'state.db') },
				...{ settle: 0, mostAttempts: 1000, ordersFrom: began, wishOf: ({ status }) => (status === 'received' ? 'wait' : 'place') },
			},
			{ now: () => Date.now() + ahead, log: () => undefined },
		);
		const isWell = await runRound(opened);
		return { isWell, dead: listDead(opened.state), waiting: toStatus(opened.state).waiting };
	};
	const shipped = new Set<string>();
	const shipNew = async () => {
		for (const { number } of await engine.orders()) {
			if (shipped.has(number)) continue;
			shipped.add(number);
			await engine.ship(number, `CP-${number}`);
		}
	};
	await engine.putProduct({ sku: 'MON-1', title: 'Monitor', price: '110.00', stock: PIECES });

	for (let nth = 0; nth < KILLS; nth++) {
		putProducts(nth);
		await shipNew();
		await start();
		await prepare(placed.slice(nth * ORDERS_PER_KILL, (nth + 1) * ORDERS_PER_KILL));
		const moment = MOMENTS[nth % MOMENTS.length] ?? MOMENTS[0];
		if (moment === 'while the engine takes an order' || moment === 'while fulfilment is read') {
			atEngine.moment = moment;
			await round();
			expect(atEngine.moment, `never ${moment}`).toBeNull();
			await atEngine.kill;
			continue;
		}
		let isDead = false;
		const killed = gateway.arm({ ...SHOP_CALLS[moment], when: TIMES[Math.floor(nth / MOMENTS.length + nth) % TIMES.length] ?? 0, kill }).then(() => {
			isDead = true;
		});
		await round();
		await Promise.race([killed, new Promise((resolve) => setTimeout(resolve, LONGEST_DEATH))]);
		expect(isDead, `never ${moment}`).toBe(true);
	}
	await start();
	for (let more = 0; ; more++) {
		await shipNew();
		const { isWell, dead, waiting } = await round();
		expect(dead).toEqual([]);
		const isDone = isWell && waiting['orders_due'] === 0 && waiting['fulfilments_due'] === 0 && shipped.size === placed.length;
		if (isDone) break;
		expect(more, JSON.stringify(waiting)).toBeLessThan(10);
	}
	await gateway.close();
	await backend.end('SIGTERM');

	expect((await engine.orders()).map(({ number }) => number).toSorted()).toEqual(placed.toSorted());
	await using opened = await open();
	const { db } = opened;
	const orders = await db
		.selectFrom('orders as o')
		.where('o.number', 'in', placed)
		.select((with_) => [
			...(['o.number', 'o.status'] as const),
			with_
				.selectFrom('order_shipments as s')
				.whereRef('s.order_id', '=', 'o.id')
				.select(({ fn }) => fn.countAll<string>().as('n'))
				.as('shipments'),
			with_
				.selectFrom('mails as m')
				.whereRef('m.order_id', '=', 'o.id')
				.where('m.template', '=', 'order_shipped')
				.select(({ fn }) => fn.countAll<string>().as('n'))
				.as('mails'),
		])
		.execute();
	expect(orders.map(({ number, status, shipments, mails }) => `${number} ${status} ${shipments} ${mails}`).toSorted()).toEqual(
		placed.map((number) => `${number} shipped 1 1`).toSorted(),
	);
	const products = await db.selectFrom('products').where('code', 'like', 'KILL-%').select(['id', 'code', 'price_cents', 'quantity']).execute();
	expect(products.map(({ code }) => code).toSorted()).toEqual(Array.from({ length: PRODUCTS }, (_, index) => `KILL-${index}`).toSorted());
	for (const product of products) expect(product).toMatchObject({ price_cents: (10 + KILLS - 1) * 100 + 50, quantity: 100 + KILLS - 1 });
	const history = await db
		.selectFrom('price_history')
		.where(
			'product_id',
			'in',
			products.map(({ id }) => id),
		)
		.select(['product_id', 'price_cents'])
		.execute();
	// Each price is another one, so that one that was written twice would be there twice.
	expect(new Set(history.map(({ product_id, price_cents }) => `${product_id} ${price_cents}`)).size).toBe(history.length);
	const monitor = await db.selectFrom('products').where('code', '=', 'MON-1').select('quantity').executeTakeFirstOrThrow();
	expect(monitor.quantity).toBe(PIECES - placed.length);
}, 900_000);
