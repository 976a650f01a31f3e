import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { findUrlError, postJson } from '@titraj/backend/merchant-api/webhooks/post-json.ts';
import { sendWebhooks } from '@titraj/backend/merchant-api/webhooks/send-webhooks.ts';
import { signWebhook } from '@titraj/backend/merchant-api/webhooks/signature.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

interface Received {
	readonly body: string;
	readonly headers: IncomingHttpHeaders;
}

let backend: TestBackend;
let merchant: MerchantClient;
let system: Server;
let url = '';
const calls: Received[] = [];
let answers: number[] = [];
beforeAll(async () => {
	backend = await startTestBackend(undefined, { webhooksMayBePrivate: true, webhookInterval: 100 });
	merchant = await openMerchant(backend);
	system = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		calls.push({ body, headers: request.headers });
		response.writeHead(answers.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end();
	});
	await new Promise<void>((ready) => system.listen(0, '127.0.0.1', ready));
	const address = system.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`;
});
afterAll(async () => {
	await backend.close();
	system.closeAllConnections();
	await new Promise((done) => system.close(done));
});
beforeEach(async () => {
	await backend.db.deleteFrom('merchant_webhooks').execute();
	calls.length = 0;
	answers = [];
});

const subscribe = async (...topics: string[]) => (await merchant.call('POST', '/webhooks', { url, topics })).body;
const sentEvents = () => calls.map(({ body }) => JSON.parse(body)).map(({ topic, data }) => ({ topic, ...data }));
const deliveries = async (id: number) => (await merchant.call('GET', `/webhooks/${id}/deliveries`)).body.items;

describe('a webhook', () => {
	it('receives orders with number and status, signed with the secret that was returned once at creation', async () => {
		const { id, secret } = await subscribe('order.changed');
		const number = await placeTestOrder(backend.db);
		await merchant.call('POST', `/orders/${number}/status`, { status: 'preparing' });
		await expect.poll(() => sentEvents().map(({ status }) => status)).toEqual(expect.arrayContaining(['received', 'preparing']));
		expect(sentEvents()).toContainEqual({ topic: 'order.changed', number, status: 'received', revision: expect.any(Number) });
		for (const { body, headers } of calls) {
			const timestamp = String(headers['x-shop-timestamp']);
			expect(headers['x-shop-signature']).toBe(signWebhook(body, { secret, timestamp }));
			expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000);
			expect(body).not.toContain('ana@');
		}
		await expect.poll(async () => (await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered']);
		expect(JSON.stringify((await merchant.call('GET', '/webhooks')).body)).not.toContain(secret);
	});

	it('receives stock that orders take, with the current quantity, and not changes of the merchant’s own system', async () => {
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 30 });
		await subscribe('stock.changed');
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 20 });
		await placeTestOrder(backend.db, { qty: 2 });
		await expect.poll(sentEvents).toEqual([{ topic: 'stock.changed', sku: 'MON-1', quantity: 18, locations: { warehouse: 18 } }]);
	});

	it('receives stock once if it changed several times before the call', async () => {
		const { id } = await subscribe('stock.changed');
		await backend.db.transaction().execute(async (trx) => {
			for (const quantity of [9, 8, 7]) await trx.updateTable('products').set({ quantity }).where('code', '=', 'MON-1').execute();
		});
		await expect.poll(() => sentEvents().map(({ quantity }) => quantity)).toEqual([7]);
		expect(await deliveries(id)).toHaveLength(1);
	});

	it('receives nothing about rolled-back changes, and nothing after it is deleted', async () => {
		const { id } = await subscribe('order.changed', 'stock.changed');
		await backend.db
			.transaction()
			.execute(async (trx) => {
				await trx.updateTable('products').set({ quantity: 1 }).where('code', '=', 'MON-1').execute();
				throw new Error('back');
			})
			.catch(() => undefined);
		expect(await deliveries(id)).toEqual([]);
		expect((await merchant.call('DELETE', `/webhooks/${id}`)).body).toEqual({ id });
		await placeTestOrder(backend.db);
		expect(await backend.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
		expect((await merchant.call('DELETE', `/webhooks/${id}`)).status).toBe(404);
	});

	it('is retried after a refusal, with growing pauses and the same id, and finally given up', async () => {
		answers = [500, 302, 200];
		const { id } = await subscribe('order.changed');
		await placeTestOrder(backend.db);
		const due = () => sql`update webhook_deliveries set next_at = now()`.execute(backend.db);
		const pause = async () => {
			const { rows } = await sql<{ seconds: number }>`select extract(epoch from next_at - now())::int as seconds from webhook_deliveries`.execute(backend.db);
			return rows[0]?.seconds ?? 0;
		};
		await expect.poll(() => calls.length).toBe(1);
		await expect.poll(async () => (await deliveries(id))[0].last_status).toBe(500);
		const first = await pause();
		await due();
		await expect.poll(async () => (await deliveries(id))[0].last_status).toBe(302);
		expect(await pause()).toBeGreaterThan(first);
		await due();
		await expect.poll(async () => (await deliveries(id))[0].state).toBe('delivered');
		expect(new Set(calls.map(({ headers }) => headers['x-shop-delivery'])).size).toBe(1);

		answers = [500];
		await placeTestOrder(backend.db);
		await sql`update webhook_deliveries set attempts = 17 where delivered_at is null`.execute(backend.db);
		await expect.poll(async () => (await deliveries(id))[0].state).toBe('given_up');
	});

	it('is retried if the server died in the middle', async () => {
		await subscribe('order.changed');
		await placeTestOrder(backend.db);
		await expect.poll(() => calls.length).toBe(1);
		// The state after a server claimed it and crashed.
		await sql`update webhook_deliveries set delivered_at = null, attempts = 1, next_at = now() - interval '1 second'`.execute(backend.db);
		await expect.poll(() => calls.length).toBe(2);
	});

	it('that does not respond does not block others', async () => {
		const silent = createServer(() => undefined);
		await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
		const address = silent.address();
		const slow = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
		await expect(postJson(slow, { body: '{}', headers: {}, allowPrivate: true, timeout: 100 })).rejects.toThrow();
		silent.closeAllConnections();
		await new Promise((done) => silent.close(done));
	});
});

describe('an address of a webhook', () => {
	it.each([
		['http://example.com/', 'is not https'],
		['https://127.0.0.1/', '127.0.0.1 is no address of the internet'],
		['https://[::1]/', '::1 is no address of the internet'],
		['https://[::ffff:10.0.0.1]/', expect.stringContaining('is no address of the internet')],
		['https://10.1.2.3/', '10.1.2.3 is no address of the internet'],
		['https://169.254.169.254/latest/meta-data', '169.254.169.254 is no address of the internet'],
		['https://0x7f000001/', '127.0.0.1 is no address of the internet'],
		['https://2130706433/', '127.0.0.1 is no address of the internet'],
		['https://user:pass@example.com/', 'holds a user name or a password'],
		['ftp://example.com/', 'is no http(s) address'],
		['https://erp.example.com/hook', null],
	])('%s: %s', (address, fault) => expect(findUrlError(address, false)).toEqual(fault));

	it('that resolves to a private network is refused when it is called', async () => {
		await expect(postJson('https://localhost:9/', { body: '{}', headers: {}, allowPrivate: false, timeout: 2000 })).rejects.toThrow(
			/localhost resolves to (127\.0\.0\.1|::1), which is not a public address/,
		);
	});

	it('is refused by the API of a shop that allows no private addresses', async () => {
		await using strict = await startTestBackend();
		const strange = await openMerchant(strict);
		expect((await strange.call('POST', '/webhooks', { url, topics: ['order.changed'] })).body.errors).toEqual([{ field: 'url', reason: 'is not https' }]);
		expect((await strange.call('POST', '/webhooks', { url: 'https://erp.example.com/', topics: [] })).status).toBe(400);
		await strict.db
			.insertInto('merchant_webhooks')
			.values({ url, secret: 's', topics: ['order.changed'] })
			.execute();
		await placeTestOrder(strict.db);
		await sendWebhooks(strict.db, { allowPrivate: false });
		await expect
			.poll(async () => (await strict.db.selectFrom('webhook_deliveries').select('last_error').executeTakeFirstOrThrow()).last_error)
			.toBe('is not https');
		expect(calls).toEqual([]);
	});
});
