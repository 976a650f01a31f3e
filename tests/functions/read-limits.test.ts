import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import handleGateway from '#functions/hapi.ts';
import handleProxy from '#functions/nuxtapi.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { openAs } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const BURST = 20;
const handlePage = pageFunction();
let shop: RunningShop;
let nth = 0;
beforeAll(async () => {
	shop = await startShop({ named: { page: handlePage } });
});
afterAll(() => shop.close());
beforeEach(() => {
	vi.stubEnv('READS_PER_MINUTE', '1');
	vi.stubEnv('READ_BURST', String(BURST));
	sharedCache().clear();
	sharedPages().clear();
	return () => vi.unstubAllEnvs();
});

/** An address that no other test uses. */
const newAddress = () => `198.51.100.${++nth}`;
const get = (path: string, headers: Record<string, string> = {}) => new Request(`${shop.url}${path}`, { headers });
const search = (ip: string, word: number) => handleGateway(get(`/api/hapi/catalog/products?search_q=rijec${word}&limit=1`), { ip });
const postToProxy = (ip: string, path: string, body: object) =>
	handleProxy(
		new Request(`${shop.url}${path}`, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'content-type': 'application/json', origin: shop.url },
		}),
		{ ip },
	);
const listOfProxy = (ip: string, limit: number) => postToProxy(ip, '/api/nuxtapi/catalog/products/', { search_q: `popis${limit}`, limit: 1 });
const page = (ip: string, number: number, headers = {}) => handlePage(get(`/proizvodi/?search_q=stranica${number}`, headers), { ip });
const count = async (read: (turn: number) => Promise<Response>, turns: number) => {
	const statuses: number[] = [];
	for (let turn = 0; turn < turns; turn++) statuses.push((await read(turn)).status);
	return statuses;
};

describe('reads of one address', () => {
	test('a flood of different searches through the gateway is refused after the burst, others are answered', async () => {
		const ip = newAddress();
		expect(await count((turn) => search(ip, turn), BURST)).toEqual(Array(BURST).fill(200));
		const refused = await search(ip, BURST);
		expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8']);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
		expect(await refused.json()).toMatchObject({ success: false, status: 429, label_name: 'error_too_many_attempts' });
		expect((await search(newAddress(), BURST)).status).toBe(200);
	});

	test.each<[string, (ip: string, turn: number) => Promise<Response>]>([
		['a category through the gateway', (ip, turn) => handleGateway(get(`/api/hapi/catalog/products?slug=monitori&limit=${turn + 1}`), { ip })],
		['a list through the proxy', (ip, turn) => postToProxy(ip, '/api/nuxtapi/catalog/lists/', { slug: 'novo', limit: turn + 1 })],
		['a filtered list as a page', (ip, turn) => handlePage(get(`/proizvodi/?price_from=${turn + 1}`), { ip })],
	])('of lists are refused after the burst, as searches are: %s', async (_, read) => {
		const ip = newAddress();
		expect(await count((turn) => read(ip, turn), BURST)).not.toContain(429);
		const refused = await read(ip, BURST);
		expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true]);
		expect((await read(newAddress(), BURST)).status).not.toBe(429);
	});

	test('count together, whether they come through gateway, proxy or page function', async () => {
		const ip = newAddress();
		expect(await count((turn) => search(ip, turn), 8)).not.toContain(429);
		expect(await count((turn) => listOfProxy(ip, turn), 8)).not.toContain(429);
		expect(await count((turn) => page(ip, turn), 4)).not.toContain(429);
		expect([(await search(ip, 99)).status, (await listOfProxy(ip, 99)).status, (await page(ip, 99)).status]).toEqual([429, 429, 429]);
	});

	test('a page that is refused says so in the visitor’s language and links to itself', async () => {
		const ip = newAddress();
		await count((turn) => search(ip, turn), BURST);
		const refused = await page(ip, 1);
		const html = await refused.text();
		expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
		expect(html).toContain('previše upita');
		expect(html).toContain('<a href="/proizvodi/?search_q=stranica1">');
	});

	test('pages and data that are cached are still served', async () => {
		const ip = newAddress();
		await page(ip, 1);
		await listOfProxy(ip, 1);
		await count((turn) => search(ip, turn), BURST);
		expect([(await page(ip, 1)).status, (await listOfProxy(ip, 1)).status]).toEqual([200, 200]);
	});

	test('those of a cart or of prices count as a fifth', async () => {
		const jar = openJar(shop.url);
		await jar.get('/api/nuxtapi/token?regenerate=1');
		const cookie = [...jar.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const ip = newAddress();
		const cart = () => handleGateway(get('/api/hapi/webshop/cart', { cookie }), { ip });
		expect(await count(cart, BURST * 5)).not.toContain(429);
		expect((await cart()).status).toBe(429);
	});

	test('those of staff are not limited, those of a visitor who claims to be staff are', async () => {
		const jar = await openAs(shop, 'staff');
		const cookie = `shop_staff=1; hapi_auth_token=${jar.cookies.get('hapi_auth_token')}`;
		const read = (ip: string, headers: Record<string, string>) => (turn: number) =>
			handleGateway(get(`/api/hapi/catalog/products?search_q=x${turn}&limit=1`, headers), { ip });
		expect(await count(read(newAddress(), { cookie }), BURST * 2)).not.toContain(429);
		const guest = openJar(shop.url);
		await guest.get('/api/nuxtapi/token?regenerate=1');
		const claimed = `shop_staff=1; hapi_auth_token=${guest.cookies.get('hapi_auth_token')}`;
		expect((await count(read(newAddress(), { cookie: claimed }), BURST + 3)).filter((status) => status === 429)).toHaveLength(3);
	});

	test('by default 600 are allowed at once and 300 in each further minute', () => {
		expect(readEnvironment({})).toMatchObject({ readBurst: 600, readsPerMinute: 300 });
	});
});

test('of searches that wait together, those of one address leave turns to others, and too many are refused with the time to wait', async () => {
	vi.stubEnv('READS_PER_MINUTE', '100000');
	vi.stubEnv('READ_BURST', '100000');
	vi.stubEnv('COSTLY_READS_AT_ONCE', '1');
	const greedy = newAddress();
	let done = 0;
	const flood = Array.from({ length: 80 }, (_, turn) => search(greedy, turn).finally(() => done++));
	const other = await search(newAddress(), 1);
	expect(other.status).toBe(200);
	const doneBefore = done;
	const answers = await Promise.all(flood);
	const refused = answers.filter(({ status }) => status === 429);
	expect([refused.length, refused[0]?.headers.get('retry-after')]).toEqual([19, '3']);
	expect(doneBefore - refused.length).toBeLessThan(10);
});
