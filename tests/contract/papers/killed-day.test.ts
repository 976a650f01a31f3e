import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { CreatePaymentAnswer } from '@titraj/contract/order-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { fillCarts } from '#tests/support/fill-carts.ts';
import { type BackendProcess, startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { type MollieDouble, openMollieDouble } from '#tests/support/payment-kit/mollie-double.ts';
import type { SentMessage } from '#tests/support/payment-kit/provider-double.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { createShopper } from '#tests/support/shopper.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const ORDERS = 500;
const SITE_URL = 'https://titraj.example';
const LANES = 8;
const CABLE = { id: 21, price: 35 };
/** Milliseconds after which a call that still fails counts as lost. */
const PATIENCE = 180_000;
/** Every fifth order is cancelled, and its money goes back through the provider. */
const isRefunded = (place: number) => place % 5 === 0;
const WIDE = { RESERVE_MAX_PIECES: '1000000', RESERVE_MAX_TOTAL: '1000000', RESERVE_MAX_OPEN_ORDERS: '1000000' };

let dataDir: string;
let database: TestDatabase;
let mollie: MollieDouble;
let backend: BackendProcess;
let merchantKey: string;
let tokens: string[];
/** The mail servers one after the other, on one port. */
let servers: SmtpDouble[];
const arrived = () => servers.flatMap(({ received }) => received);
const open = () => openDatabase({ databaseUrl: database.url, dataDir: database.url === null ? dataDir : null });
const start = () => {
	const mail = { MAIL_URL: `smtp://127.0.0.1:${servers[0]?.port}`, MAIL_FROM: 'trgovina@titraj.example' };
	const provider = mollie.options.providerVariables as Record<string, string>;
	return startFixtureBackend({ dataDir, databaseUrl: database.url, env: { ...WIDE, ...mail, ...provider, SITE_URL } });
};

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'killed-day-'));
	database = await createTestDatabase();
	mollie = await openMollieDouble();
	servers = [await startSmtp()];
	const { db, close } = await open();
	await seedWhenEmpty(db, shopFixture());
	await writeShopSettings(db, { paymentTerms: { card: { provider: 'mollie' } } });
	await db.updateTable('products').set({ quantity: 100_000 }).where('id', '=', CABLE.id).execute();
	await numberPapers(db);
	tokens = (await fillCarts(db, { count: ORDERS, product: CABLE, jwtSecret: 'test' })).map(({ token }) => token);
	merchantKey = (await openMerchant({ url: '', db })).key;
	await close();
	backend = await start();
}, 180_000);
afterAll(async () => {
	await backend.end('SIGKILL');
	for (const server of servers) await server.close();
	await mollie.close();
	await database.drop();
	await rm(dataDir, { recursive: true, force: true });
});

/** Repeats what a kill may have cut until it succeeds, as a shopper, a provider and staff do. */
async function insist<Result>(act: () => Promise<Result>): Promise<Result> {
	const until = Date.now() + PATIENCE;
	for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
		try {
			return await act();
		} catch (cause) {
			if (Date.now() > until) throw cause;
		}
		await wait(pause);
	}
}

/** The JSON of an answer below 500. */
async function send(path: string, init: RequestInit): Promise<unknown> {
	const response = await fetch(`${backend.url}${path}`, init);
	const answer = await response.json();
	if (!response.ok) throw new Error(`${response.status} ${path}: ${JSON.stringify(answer)}`);
	return answer;
}

const shopperOf = (token: string) =>
	createShopper((name, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
		return method === 'GET' ? send(`${path}?${query}`, { method, headers }) : send(path, { method, headers, body: JSON.stringify(request) });
	});

const askAsStaff = (method: string, path: string, body?: object) =>
	send(`/merchant/v1${path}`, {
		...{ method, headers: { authorization: `Bearer ${merchantKey}`, 'content-type': 'application/json' } },
		...(body && { body: JSON.stringify(body) }),
	});

const toNotice = ({ method, headers, query, body }: SentMessage) =>
	({
		provider: 'mollie',
		kind: 'callback',
		fields: {},
		message: { method, address: '', headers: { ...headers }, query, body: Buffer.from(body).toString('base64') },
	}) as const;

const killBackend = async () => {
	await backend.end('SIGKILL');
	backend = await start();
};
const killProvider = async () => {
	mollie.losesAnswers = true;
	await wait(100);
	await mollie.kill();
	mollie.losesAnswers = false;
	await wait(500);
	await mollie.revive();
};
const killMailServer = async () => {
	const { port = 0 } = servers[0] ?? {};
	await servers.at(-1)?.close();
	await wait(500);
	servers.push(await startSmtp({ port }));
};
/** One after the other, evenly over the orders. */
const KILLS = [killBackend, killMailServer, killProvider, killBackend, killMailServer, killProvider, killBackend];

const bought = new Map<string, { readonly cents: number; readonly place: number }>();
let killing: Promise<void> = Promise.resolve();

function noteOrder(number: string, order: { cents: number; place: number }): void {
	bought.set(number, order);
	const step = Math.floor(ORDERS / (KILLS.length + 1));
	const kill = bought.size % step === 0 ? KILLS[bought.size / step - 1] : undefined;
	if (kill !== undefined) killing = killing.then(kill);
}

/** Orders, pays at the provider, whose report comes twice and until it is accepted, and staff cancel and refund it if `isRefunded`. */
async function buy(place: number): Promise<void> {
	const shopper = shopperOf(tokens[place] ?? '');
	const body = await insist(() => shopper.toOrder());
	const { number, order_identificator } = await insist(() => shopper.place(body));
	const cents = Math.round(Number(body.total) * 100);
	noteOrder(number, { cents, place });
	const pages = { return_url: `${SITE_URL}/povratak/`, callback_url: `${SITE_URL}/javi/` };
	const redirectUrl = await insist(async () => {
		const answer = await shopper.send('_get_hapi_webshop_create_payment', { order_identificator, ...pages });
		const url = expectContract(CreatePaymentAnswer, answer).data?.redirect_url;
		if (!url) throw new Error(`No payment was opened: ${JSON.stringify(answer)}`);
		return url;
	});
	const { callback } = await mollie.end({ form: null, redirectUrl }, { status: 'approved' });
	for (const _twice of [1, 2])
		await insist(async () => {
			const answer = (await shopper.send('_post_hapi_webshop_payment_notice', toNotice(callback))) as { success: boolean };
			if (!answer.success) throw new Error(`The report was refused: ${JSON.stringify(answer)}`);
		});
	if (!isRefunded(place)) return;
	await insist(() => cancel(number));
}

/** A kill may cut the answer alone: staff look at the order before they cancel it again. */
async function cancel(number: string): Promise<void> {
	const { status } = (await askAsStaff('GET', `/orders/${number}`)) as { status: string };
	if (status !== 'cancelled') await askAsStaff('POST', `/orders/${number}/cancel`, { reason: 'nema robe' });
}

const papersOf = async (kind: string) => {
	const found: { number: string; order: string; total: string }[] = [];
	for (let cursor: string | null = '0'; cursor !== null; ) {
		const page = (await askAsStaff('GET', `/papers?kind=${kind}&limit=100&cursor=${cursor}`)) as { items: typeof found; next_cursor: string | null };
		found.push(...page.items);
		cursor = page.next_cursor;
	}
	return found;
};

// It waits for minutes until what a kill cut is done again, so it runs at night. In the gate one part is killed at a time: the backend in busy-day.test.ts, the mail server in
// tests/contract/mail/killed.test.ts, the provider in tests/functions/mollie.test.ts.
test.runIf(isNightly)(
	`${ORDERS} orders by card while backend, mail server and payment provider are killed: each is placed, paid, refunded, invoiced and confirmed exactly once`,
	async () => {
		const queue = Array.from({ length: ORDERS }, (_, place) => place);
		const lane = async () => {
			for (let place = queue.pop(); place !== undefined; place = queue.pop()) await buy(place);
		};
		await Promise.all(Array.from({ length: LANES }, lane));
		await killing;
		expect(bought.size).toBe(ORDERS);

		// A refund without an answer is asked for again after a minute or two.
		const paidBack = () => [...mollie.payments.values()].filter(({ refunds }) => refunds.length > 0).length;
		await expect.poll(paidBack, { timeout: 240_000, interval: 1000 }).toBe([...bought.values()].filter(({ place }) => isRefunded(place)).length);
		// What a kill interrupted waits for its next attempt, or until the silence of the killed backend counts as death.
		const waiting = async () => {
			const { queues } = (await askAsStaff('GET', '/jobs')) as { queues: readonly { waiting: number }[] };
			return queues.reduce((sum, queue) => sum + queue.waiting, 0);
		};
		await expect.poll(waiting, { timeout: 180_000, interval: 1000 }).toBe(0);
		const { items: failed } = (await askAsStaff('GET', '/jobs/failed')) as { items: readonly unknown[] };
		expect(failed).toEqual([]);

		const numbers = [...bought.keys()].toSorted();
		const refunded = numbers.filter((number) => isRefunded(bought.get(number)?.place ?? 1));
		const invoices = [...(await papersOf('invoice')), ...(await papersOf('advance_invoice'))];
		const credits = await papersOf('credit_note');
		expect(invoices.map(({ order }) => order).toSorted()).toEqual(numbers);
		expect(credits.map(({ order }) => order).toSorted()).toEqual(refunded);
		const places = [...invoices, ...credits].map(({ number }) => Number(number.split('/')[0])).toSorted((a, b) => a - b);
		expect(places).toEqual(places.map((_, index) => index + 1));

		// The provider has one payment of each order, with its amount, and one refund of each that went back.
		const kept = [...mollie.payments.values()].filter(({ status }) => status === 'paid');
		const toCents = (value: string | undefined) => Math.round(Number(value) * 100);
		expect(kept.map(({ metadata }) => metadata['reference']?.replace(/-\d+$/, '')).toSorted()).toEqual(numbers);
		for (const { metadata, amount, refunds } of kept) {
			const number = metadata['reference']?.replace(/-\d+$/, '') ?? '';
			const { cents = 0, place = 1 } = bought.get(number) ?? {};
			expect([number, toCents(amount.value), refunds.map((refund) => toCents(refund.amount.value))]).toEqual([number, cents, isRefunded(place) ? [cents] : []]);
		}

		await backend.end('SIGTERM');
		const { db, close } = await open();
		const orders = await db.selectFrom('orders').select(['id', 'number']).where('number', 'in', numbers).execute();
		const ids = orders.map(({ id }) => id);
		const payments = await db.selectFrom('order_payments').select(['order_id', 'amount_cents', 'status']).where('order_id', 'in', ids).execute();
		const booked = payments.filter(({ status }) => status === 'approved' || status === 'refunded');
		expect(booked.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted());
		const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
		expect(sum(booked.map(({ amount_cents }) => amount_cents))).toBe(sum([...bought.values()].map(({ cents }) => cents)));
		const mails = await db.selectFrom('mails').select(['recipient', 'subject', 'sent_at', 'message_id', 'possible_duplicates']).execute();
		await close();
		expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([]);
		for (const number of numbers) expect([number, mails.filter(({ subject }) => subject.includes(number)).length]).not.toEqual([number, 0]);
		const copies = Map.groupBy(arrived(), ({ mail }) => mail.messageId);
		for (const { message_id, possible_duplicates } of mails) {
			const count = copies.get(message_id ?? '')?.length ?? 0;
			expect(count).toBeGreaterThanOrEqual(1);
			expect(count - 1).toBeLessThanOrEqual(possible_duplicates);
		}
	},
	600_000,
);
