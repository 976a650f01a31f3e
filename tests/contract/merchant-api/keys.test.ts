import { createRateLimit } from '@titraj/backend/merchant-api/http/rate-limit.ts';
import { revokeKey } from '@titraj/backend/merchant-api/keys/manage-keys.ts';
import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

/** Length of the secret at the end of a key; it may contain underscores. */
const SECRET = 43;
const { sku: _sku, ...body } = newRow('x');

describe('a key', () => {
	it('is stored only as a hash', async () => {
		const stored = JSON.stringify(await backend.db.selectFrom('api_keys').selectAll().execute());
		expect(stored).not.toContain(merchant.key);
		expect(stored).not.toContain(merchant.key.slice(-SECRET));
	});

	it.each<[string, (key: string) => string | undefined]>([
		['none', () => undefined],
		['another scheme', (key) => `Basic ${key}`],
		['nonsense', () => 'Bearer tk_'],
		['a key with another end', (key) => `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
		['a key with another beginning', (key) => `Bearer ${key.replace(/^tk_./, key.startsWith('tk_0') ? 'tk_1' : 'tk_0')}`],
		['the hash of a key', () => `Bearer tk_000000000000_${'a'.repeat(43)}`],
		['a very long one', () => `Bearer ${'a'.repeat(10_000)}`],
	])('is required: %s is refused', async (_, toHeader) => {
		const authorization = toHeader(merchant.key);
		const reply = await fetch(`${backend.url}/merchant/v1/products`, { headers: authorization === undefined ? {} : { authorization } });
		expect(reply.status).toBe(401);
		expect(reply.headers.get('www-authenticate')).toBe('Bearer');
	});

	it.each(['bearer', 'BEARER', 'Bearer'])('is accepted after the scheme %s', async (scheme) => {
		const reply = await fetch(`${backend.url}/merchant/v1/products`, { headers: { authorization: `${scheme} ${merchant.key}` } });
		expect(reply.status).toBe(200);
	});

	it('allows what its scopes say, and no more', async () => {
		const reader = await openMerchant(backend, 'products:read');
		expect((await reader.call('GET', '/products')).status).toBe(200);
		expect((await reader.call('PUT', '/products/S-1', body)).status).toBe(403);
		expect((await reader.bulk([newRow('S-1')])).status).toBe(403);
		const stock = await openMerchant(backend, 'stock:write');
		expect((await stock.call('GET', '/products')).status).toBe(403);
		expect((await stock.call('PUT', '/products/MON-1/stock', { quantity: 4 })).body).toEqual({ sku: 'MON-1', outcome: 'updated' });
		expect((await stock.call('PUT', '/products/MON-1/price', { amount: '1.00', currency: 'EUR', vat_included: true })).status).toBe(403);
		const { lines } = await stock.bulk([
			{ sku: 'MON-1', stock: { quantity: 5 } },
			{ sku: 'MON-1', title: 'Moj' },
		]);
		expect(lines[0]).toMatchObject({ sku: 'MON-1', outcome: 'updated' });
		expect(lines[1]).toMatchObject({ outcome: 'refused', errors: [{ field: 'title', reason: 'cannot be written with this key: it lacks products:write' }] });
	});

	it('is refused after it was revoked', async () => {
		const gone = await openMerchant(backend);
		const { name } = await backend.db.selectFrom('api_keys').select('name').orderBy('id', 'desc').executeTakeFirstOrThrow();
		expect((await gone.call('GET', '/products')).status).toBe(200);
		expect(await revokeKey(backend.db, name)).toBe(true);
		expect((await gone.call('GET', '/products')).status).toBe(401);
		expect(await revokeKey(backend.db, name)).toBe(false);
	});
});

describe('calls', () => {
	it('of one key are limited per minute, with the time of the next attempt', async () => {
		await using slow = await startTestBackend(undefined, { merchantCallsPerMinute: 3 });
		const one = await openMerchant(slow);
		const statuses = [];
		for (let turn = 0; turn < 5; turn++) statuses.push((await one.call('GET', '/locations')).status);
		expect(statuses).toEqual([200, 200, 200, 429, 429]);
		expect(Number((await one.call('GET', '/locations')).headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await (await openMerchant(slow)).call('GET', '/locations')).status).toBe(200);
	});

	it('with wrong keys are limited by address', async () => {
		await using tried = await startTestBackend();
		const statuses = new Set<number>();
		for (let turn = 0; turn < 25; turn++) statuses.add((await tried.send('/merchant/v1/products', { headers: { authorization: `Bearer ${turn}` } })).status);
		expect([...statuses]).toEqual([401, 429]);
		expect((await (await openMerchant(tried)).call('GET', '/locations')).status).toBe(200);
	});

	it('are allowed again after some time', () => {
		const limit = createRateLimit(60);
		for (let turn = 0; turn < 60; turn++) expect(limit('a', 0)).toBe(0);
		expect(limit('a', 0)).toBe(1);
		expect(limit('b', 0)).toBe(0);
		expect(limit('a', 1000)).toBe(0);
		expect(limit('a', 1000)).toBe(1);
		expect(limit('a', 3_600_000)).toBe(0);
	});
});
