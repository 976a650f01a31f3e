import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { signFields } from '@titraj/backend/payments/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCarts } from '#tests/support/fill-carts.ts';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { type BackendProcess, startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { copyDatabase } from '#tests/support/fixture-start.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { createShopper } from '#tests/support/shopper.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

const SHOPPERS = isNightly ? 200 : 16;
const PIECES = 10;
const LANES = 8;
const CABLE = { id: 21, price: 35 };
const STOCK = 100_000;
/** Every fourth order is cancelled after it was paid. */
const isCancelled = (place: number) => place % 4 === 0;
const WIDE = {
	PAY_LATER_MAX_PIECES: '1000000',
	PAY_LATER_MAX_TOTAL: '1000000',
	RESERVE_MAX_PIECES: '1000000',
	RESERVE_MAX_TOTAL: '1000000',
	RESERVE_MAX_OPEN_ORDERS: '1000000',
};

let dataDir: string;
let database: TestDatabase;
let merchantKey: string;
let tokens: string[];
/** Id of the last order of the fixture. */
let lastBefore: number;
/** Two on a server, which share orders and jobs; one on the embedded database. */
let backends: BackendProcess[];
const start = () => startFixtureBackend({ dataDir, databaseUrl: database.url, env: WIDE });
const open = () => openDatabase({ databaseUrl: database.url, dataDir: database.url === null ? dataDir : null });

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'busy-day-'));
	database = await copyDatabase('fixture');
	if (database.url === null) fillDataFolder(dataDir, 'fixture');
	const { db, close } = await open();
	await db.updateTable('products').set({ quantity: STOCK }).where('id', '=', CABLE.id).execute();
	await numberPapers(db);
	tokens = (await fillCarts(db, { count: SHOPPERS, product: CABLE, qty: PIECES, payment: 'bank_transfer', jwtSecret: 'test' })).map(({ token }) => token);
	lastBefore = (await db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
	merchantKey = (await openMerchant({ url: '', db })).key;
	await close();
	backends = [await start()];
	if (database.url !== null) backends.push(await start());
}, 180_000);
afterAll(async () => {
	for (const backend of backends) await backend.end('SIGKILL');
	await database.drop();
	await rm(dataDir, { recursive: true, force: true });
});

let restarted: Promise<void> | null = null;
/** Kills the first backend, and starts it again on the same data. */
async function crash(): Promise<void> {
	await backends[0]?.end('SIGKILL');
	backends[0] = await start();
}

/** Sends to one of the backends; what fails because it was killed is sent again, unchanged. */
async function send(place: number, path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<unknown> {
	const target = () => `${backends[place % backends.length]?.url}${path}`;
	try {
		return await (await fetch(target(), init)).json();
	} catch (cause) {
		if (restarted === null) throw cause;
		await restarted;
		return (await fetch(target(), init)).json();
	}
}

const shopperOf = (place: number, token: string) =>
	createShopper((name, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
		return method === 'GET' ? send(place, `${path}?${query}`, { method, headers }) : send(place, path, { method, headers, body: JSON.stringify(request) });
	});

const ask = (place: number, method: string, path: string, body?: object) =>
	send(place, `/merchant/v1${path}`, {
		...{ method, headers: { authorization: `Bearer ${merchantKey}`, 'content-type': 'application/json' } },
		...(body && { body: JSON.stringify(body) }),
	});

const { bankSecret } = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null });
/** News of a provider about an order, signed. */
const toNews = (number: string, cents: number) => {
	const fields = { provider: 'bank_transfer', reference: number, amount: String(cents) };
	return { provider: 'bank_transfer', kind: 'callback' as const, fields: { ...fields, signature: signFields(fields, bankSecret) } };
};

const bought = new Map<string, { readonly cents: number; readonly place: number }>();

/** Orders, twice with one key; the provider's news come twice, late, in any order, and some name a wrong amount. */
async function buy(place: number, news: readonly number[]): Promise<void> {
	const shopper = shopperOf(place, tokens[place] ?? '');
	const body = await shopper.toOrder();
	const [one, two] = await Promise.all([shopper.place(body), shopper.place(body)]);
	expect(two.number).toBe(one.number);
	const cents = Math.round(Number(body.total) * 100);
	bought.set(one.number, { cents, place });
	if (bought.size === Math.floor(SHOPPERS / 2)) restarted = crash();
	const notices = [toNews(one.number, cents - 1), toNews(one.number, cents), toNews(one.number, cents), toNews(one.number, cents + 100)];
	for (const next of news) await shopper.send('_post_hapi_webshop_payment_notice', notices[next] ?? toNews(one.number, cents));
	if (!isCancelled(place)) return;
	const cancel = { reason: 'nema robe' };
	await Promise.all([ask(place, 'POST', `/orders/${one.number}/cancel`, cancel), ask(place + 1, 'POST', `/orders/${one.number}/cancel`, cancel)]);
	const refund = { by_hand: true, key: 'povrat' };
	await Promise.all([ask(place, 'POST', `/orders/${one.number}/refunds`, refund), ask(place + 1, 'POST', `/orders/${one.number}/refunds`, refund)]);
}

const each = async (places: readonly number[], act: (place: number) => Promise<void>) => {
	const queue = [...places];
	const lane = async () => {
		for (let place = queue.pop(); place !== undefined; place = queue.pop()) await act(place);
	};
	await Promise.all(Array.from({ length: LANES }, lane));
};

test(`${SHOPPERS} shoppers buy ${PIECES} pieces each while a backend is killed: orders, money and numbers of papers come exactly once, and the books add up`, async () => {
	const places = Array.from({ length: SHOPPERS }, (_, place) => place);
	// Every order of news, the right one at least once.
	const shuffled = fc.sample(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), SHOPPERS);
	await each(places, (place) => buy(place, shuffled[place] ?? []));
	await restarted;
	expect(bought.size).toBe(SHOPPERS);

	// Staff pay the refunds by hand, and say so twice.
	for (const [number, { place }] of bought) {
		if (!isCancelled(place)) continue;
		const { items } = (await ask(place, 'GET', `/orders/${number}/refunds`)) as { items: readonly { reference: string; status: string }[] };
		expect(items).toHaveLength(1);
		const path = `/orders/${number}/refunds/${encodeURIComponent(items[0]?.reference ?? '')}/done`;
		await Promise.all([ask(place, 'POST', path, {}), ask(place + 1, 'POST', path, {})]);
	}
	const failed = async () => ((await ask(0, 'GET', '/jobs/failed')) as { items: readonly unknown[] }).items;
	const papersOf = async (kind: string) => {
		const found: { number: string; order: string; total: string }[] = [];
		for (let cursor: string | null = '0'; cursor !== null; ) {
			const page = (await ask(0, 'GET', `/papers?kind=${kind}&limit=100&cursor=${cursor}`)) as { items: typeof found; next_cursor: string | null };
			found.push(...page.items);
			cursor = page.next_cursor;
		}
		return found;
	};
	// A job of the killed backend is taken over once its silence counts as death.
	const waiting = async () => {
		const { queues } = (await ask(0, 'GET', '/jobs')) as { queues: readonly { name: string; waiting: number }[] };
		return queues.find(({ name }) => name === 'issue-papers')?.waiting ?? 0;
	};
	await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toBe(0);
	const ordersOf = async (kind: string) => (await papersOf(kind)).map(({ order }) => order).toSorted();
	const numbersOf = (wanted: (place: number) => boolean) => [...bought].filter(([, { place }]) => wanted(place)).map(([number]) => number);
	const credited = await ordersOf('credit_note');
	expect(credited).toEqual(numbersOf(isCancelled).toSorted());
	// An order that was cancelled before its job ran has an advance invoice for its money in place of an invoice.
	const advance = await ordersOf('advance_invoice');
	expect(numbersOf(isCancelled)).toEqual(expect.arrayContaining(advance));
	expect([...(await ordersOf('invoice')), ...advance].toSorted()).toEqual([...bought.keys()].toSorted());
	expect(await failed()).toEqual([]);
	const papers = [...(await papersOf('invoice')), ...(await papersOf('advance_invoice')), ...(await papersOf('credit_note'))];
	for (const backend of backends) await backend.end('SIGTERM');

	const { db, close } = await open();
	const numbers = papers.map(({ number }) => Number(number.split('/')[0])).toSorted((a, b) => a - b);
	expect(numbers).toEqual(papers.map((_, index) => index + 1));
	const orders = await db.selectFrom('orders').select(['id', 'number']).where('id', '>', lastBefore).execute();
	expect(orders.map(({ number }) => number).toSorted()).toEqual([...bought.keys()].toSorted());
	const ids = orders.map(({ id }) => id);
	expect(await db.selectFrom('order_items').select('id').where('order_id', 'in', ids).execute()).toHaveLength(SHOPPERS);
	const payments = await db.selectFrom('order_payments').select(['amount_cents', 'status']).where('order_id', 'in', ids).execute();
	const money = (status: string) => payments.filter((payment) => payment.status === status).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
	const refunds = await db.selectFrom('payment_refunds').select(['amount_cents', 'status']).execute();
	const expected = (places: readonly { cents: number }[]) => places.reduce((sum, { cents }) => sum + cents, 0);
	const kept = [...bought.values()].filter(({ place }) => !isCancelled(place));
	const gone = [...bought.values()].filter(({ place }) => isCancelled(place));
	expect([money('approved'), money('refunded')]).toEqual([expected(kept), expected(gone)]);
	expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(expected(gone));
	expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set(['done']));
	expect(papers.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)).toBe(expected(kept));
	const { quantity } = await db.selectFrom('products').select('quantity').where('id', '=', CABLE.id).executeTakeFirstOrThrow();
	expect(STOCK - quantity).toBe(kept.length * PIECES);
	const mails = await db.selectFrom('mails').select('subject').where('template', '=', 'order').execute();
	expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
	expect(mails).toHaveLength(SHOPPERS);
	await close();
}, 600_000);
