import { createServer, type Server } from 'node:http';
import { checkFeed } from '@titraj/backend/merchant-api/feeds/check-feed.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CHANGED = 'Wed, 25 Nov 2026 10:00:00 GMT';
/** Files of the shop, and how it answers for them. */
const files = new Map<string, number>();

let shop: Server;
let shopUrl = '';
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = createServer((request, response) => {
		const status = files.get(request.url ?? '') ?? 404;
		response.writeHead(status, status === 200 ? { 'last-modified': CHANGED } : {}).end();
	});
	await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
	const address = shop.address();
	shopUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
	backend = await startTestBackend(undefined, { siteUrl: shopUrl });
	merchant = await openMerchant(backend);
});
beforeEach(() => files.clear());
afterAll(async () => {
	await backend.close();
	await new Promise((done) => shop.close(done));
});

const read = async () => (await merchant.call('GET', '/feeds')).body;

test('the feeds that the shop has published are listed with their addresses and days, the Croatian ones always', async () => {
	files.set('/feeds/google-hr.xml', 200).set('/feeds/google-de.xml', 200).set('/feeds/comparison-hr.xml', 500);
	expect((await read()).feeds).toEqual([
		{ form: 'google', language: 'hr', url: `${shopUrl}/feeds/google-hr.xml`, state: 'published', changed_at: '2026-11-25T10:00:00.000Z' },
		{ form: 'google', language: 'de', url: `${shopUrl}/feeds/google-de.xml`, state: 'published', changed_at: '2026-11-25T10:00:00.000Z' },
		{ form: 'comparison', language: 'hr', url: `${shopUrl}/feeds/comparison-hr.xml`, state: 'unreachable', changed_at: null },
	]);
	files.clear();
	expect((await read()).feeds.map(({ state }: { state: string }) => state)).toEqual(['missing', 'missing']);
});

test('a shop that does not answer is reported as unreachable', async () => {
	expect(await checkFeed('http://127.0.0.1:1/feeds/google-hr.xml')).toEqual({ state: 'unreachable', changed: null });
});

test('products are counted as in the feeds, left out by their reason, and lacking something', async () => {
	const { db } = backend;
	const before = await read();
	const listed = await db
		.selectFrom('products')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('listed', '=', true)
		.executeTakeFirstOrThrow();
	expect(before).toMatchObject({ products: Number(listed.count), files: 1 });
	await merchant.call('PUT', '/products/MON-1', { archived: true });
	await merchant.call('PUT', '/products/MON-2', { gtin: null, manufacturer: null });
	await merchant.call('PUT', '/products/FEED-1', {
		...{ title: 'Bez slike', category_path: ['Feedovi'], price: { amount: '1.00', currency: 'EUR', vat_included: true }, stock: { quantity: 0 } },
	});
	const after = await read();
	expect(after.left_out.archived).toBe(before.left_out.archived + 1);
	expect(after.products).toBe(before.products);
	expect(after.lacking).toMatchObject({ picture: before.lacking.picture + 1, manufacturer: before.lacking.manufacturer + 2, stock: before.lacking.stock + 1 });
	expect(Date.parse(after.changed_at)).toBeGreaterThan(0);
	const skusOf = async (list: string): Promise<string[]> =>
		(await merchant.call('GET', `/product-search?list=${list}&limit=100`)).body.items.map(({ sku }: { sku: string }) => sku);
	expect(await skusOf('no_picture')).toContain('FEED-1');
	expect(await skusOf('no_gtin')).toEqual(expect.arrayContaining(['FEED-1', 'MON-2']));
	expect(await skusOf('no_manufacturer')).toEqual(expect.arrayContaining(['FEED-1', 'MON-2']));
	expect(await skusOf('not_listed')).toContain('MON-1');
	await merchant.call('PUT', '/categories', { path: ['Feedovi'], visible: false });
	await expect.poll(async () => (await read()).left_out.hidden_category, { timeout: 20_000 }).toBe(before.left_out.hidden_category + 1);
});

test('feeds are read by those who read products', async () => {
	expect((await (await openMerchant(backend, 'orders:read')).call('GET', '/feeds')).status).toBe(403);
	for (const role of ['owner', 'manager', 'editor'] as const)
		expect([role, (await (await openPerson(backend, role)).call('GET', '/feeds')).status]).toEqual([role, 200]);
});
