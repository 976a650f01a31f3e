import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import handleNuxtapi from '#functions/nuxtapi.ts';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import { type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let backend: RunningBackend;
let between: AlteredBackend;
let shop: RunningShop;
let seen = 0;
beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
	between = await alterBackend(backend.url, () => undefined);
	shop = await startShop({ backendUrl: between.url });
	await openJar(shop.url).get('/api/nuxtapi/info/');
});
afterAll(async () => {
	await shop.close();
	await between[Symbol.asyncDispose]();
	await backend.close();
});
beforeEach(() => {
	seen = between.calls.length;
});

/** Calls that have reached the backend since the test began. */
const reached = () => between.calls.slice(seen);
const post = async (path: string, body: object) => (await openJar(shop.url).send('POST', `/api/nuxtapi/${path}/`, body)).json();

describe('the proxy passes on to the backend what a page sends', () => {
	test.each([
		['pages by slug', 'slug=dostava&lang=hr', { slug: 'dostava', lang: 'hr' }, 1],
		['pages by search', 'mode=search&search_q=Povrat', { mode: 'search', search_q: 'Povrat' }, 1],
		['all pages', '', {}, 4],
	])('%s', async (_title, query, heard, count) => {
		const answer = await (await openJar(shop.url).get(`/api/nuxtapi/pages/?${query}`)).json();
		expect(answer).toMatchObject({ success: true, data: { items: { length: count } } });
		const [call = ''] = reached();
		expect([call.split('?')[0], Object.fromEntries(new URL(call, shop.url).searchParams)]).toEqual(['/hapi/v1/cms/pages/', heard]);
	});

	const category = { slug: 'vodici', mode: 'full', hierarhy_by_position: true, include_subcategories: true };
	const list = { slug: 'novo', limit: 2, mode: 'full', single: true, response_fields: 'id,title,slug' };
	test.each([
		['publish/categories', category, '/hapi/v1/publish/categories/'],
		['catalog/categories', { slug: 'monitori', mode: 'full', single: true }, '/hapi/v1/catalog/categories/'],
		['catalog/lists', list, '/hapi/v1/catalog/lists/'],
	])('%s', async (path, body, backendPath) => {
		expect(await post(path, body)).toMatchObject({ success: true, data: { items: [{ slug: body.slug }] } });
		const [call = ''] = reached();
		const heard = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
		expect([call.split('?')[0], Object.fromEntries(new URL(call, shop.url).searchParams)]).toEqual([backendPath, heard]);
	});

	test.each([
		['catalog/lists', { slug: 'novo', limit: 2 }, 'title, items', ['id', 'items', 'title']],
		['catalog/lists', { slug: 'novo' }, 'title,no_such_field', ['id', 'title']],
		['catalog/lists', { slug: 'novo', limit: 2 }, ['title', 'items'], ['id', 'items', 'title']],
		['catalog/products', { ids: [1] }, ['code', 'title'], ['code', 'id', 'title']],
		['catalog/products', { ids: [1] }, 'title,content', ['content', 'id', 'title']],
		['catalog/products', { ids: [1] }, 'id', ['id']],
	])('%s returns only the requested fields: %j, %s', async (path, body, response_fields, fields) => {
		const { success, data } = await post(path, { ...body, response_fields });
		expect([success, Object.keys(data.items[0]).sort()]).toEqual([true, fields]);
	});

	test.each(['', ' , '])('no field in "%s": the response is complete', async (response_fields) => {
		const { data } = await post('catalog/products', { ids: [1], response_fields });
		expect(data.items[0]).toMatchObject({ id: 1, title: expect.any(String), price_custom: expect.anything() });
	});

	test.each([
		['its slug', { item_slug: 'kako-odabrati-monitor', mode: 'full' }],
		['its slug within its category', { item_slug: 'kako-odabrati-monitor', category_slug: 'vodici' }],
		['its id', { item_id: 1 }],
	])('a post by %s', async (_title, body) => {
		expect(await post('publish/post', body)).toMatchObject({ success: true, data: { title: 'Kako odabrati monitor' } });
		expect(reached()).toEqual(['/hapi/v1/publish/post/']);
	});

	const known = (path: string, body: object) => post(path, body).then(({ data }) => data.items.map(({ id }: { id: number }) => id));
	test.each([
		['catalog/products', { ids: [3, 1], limit: 2 }, '/hapi/v1/catalog/products/', { ids: '3,1', limit: '2' }, [3, 1]],
		['catalog/manufacturers', [2, 1], '/hapi/v1/catalog/manufacturers/', { ids: '2,1' }, [1, 2]],
	])('%s by a list of ids', async (path, body, backendPath, heard, ids) => {
		const answered = await known(path, body);
		expect(path === 'catalog/products' ? answered : answered.toSorted()).toEqual(ids);
		const [call = ''] = reached();
		expect([call.split('?')[0], Object.fromEntries(new URL(call, shop.url).searchParams)]).toEqual([backendPath, heard]);
	});

	test('posts: everything that their page sends', async () => {
		expect(await known('publish/posts', { mode: 'list', limit: 1, page: 2 })).toHaveLength(1);
		expect(Object.fromEntries(new URL(reached()[0] ?? '', shop.url).searchParams)).toEqual({ mode: 'list', limit: '1', page: '2' });
	});

	test.each([[{ item_id: 2 }], [{ item_slug: 'monitor-siroki-2-proizvod-2' }]])('a product by %j', async (body) => {
		expect(await post('catalog/product', body)).toMatchObject({ success: true, data: { id: 2 } });
	});

	test('labels of a language', async () => {
		await openJar(shop.url).get('/api/nuxtapi/labels?lang=hr');
		expect(reached()).toEqual(['/hapi/v1/misc/labels/?lang=hr']);
	});

	test('a list has the requested number of products', async () => {
		const { data } = await post('catalog/lists', { slug: 'akcija', limit: 3 });
		expect(data.items[0].items).toHaveLength(3);
	});
});

describe('a read that must not be cached', () => {
	const PRODUCTS = 'catalog/products';
	const titleOf = async (answer: Response) => (await answer.json()).data.items[0].title;
	const uncached = () => openJar(shop.url).get(`/api/hapi/${PRODUCTS}?slug=kabeli&search_q=koluta&limit=1`);
	const kept = () => openJar(shop.url).send('POST', `/api/nuxtapi/${PRODUCTS}/`, { slug: 'kabeli', search_q: 'koluta', limit: 1 });

	test('goes to the backend each time through the gateway, for comparison and quick order; the proxy’s is cached', async () => {
		const title = await titleOf(await kept());
		expect([await titleOf(await uncached()), (await uncached()).headers.get('cache-control')]).toEqual([title, 'private, no-store']);
		await backend.db.updateTable('products').set({ title: 'Kabel na drugom kolutu' }).where('code', '=', 'CAB-1').execute();
		expect([await titleOf(await uncached()), await titleOf(await kept())]).toEqual(['Kabel na drugom kolutu', title]);
	});
});

test('the endpoint table is requested with ?version', () => {
	expect(between.calls.filter((call) => call.startsWith('/hapi/v1/misc/endpoints/'))).toEqual(['/hapi/v1/misc/endpoints/?version=']);
});

describe('endless reads of a visitor', () => {
	beforeEach(() => {
		vi.stubEnv('READS_PER_MINUTE', '1');
		vi.stubEnv('READ_BURST', '300');
		return () => vi.unstubAllEnvs();
	});
	const tokenOf = async (jar: ReturnType<typeof openJar>) => {
		await jar.get('/api/nuxtapi/token?regenerate=1');
		return jar.cookies.get('hapi_auth_token');
	};
	const page = (slug: string, ip: string) => handleNuxtapi(new Request(`${shop.url}/api/nuxtapi/pages/?slug=${slug}`), { ip });

	test('are finally refused and no longer reach the backend; cached and shared data are still served, and others are not affected', async () => {
		for (let turn = 0; turn < 300; turn++) expect((await page(`strana-${turn}`, '192.0.2.1')).status).toBe(200);
		seen = between.calls.length;
		const refused = await page('jedna-previse', '192.0.2.1');
		expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
		expect((await page('strana-299', '192.0.2.1')).status).toBe(200);
		expect((await handleNuxtapi(new Request(`${shop.url}/api/nuxtapi/labels?lang=hr`), { ip: '192.0.2.1' })).status).toBe(200);
		expect(reached().filter((call) => call.includes('/cms/pages/'))).toEqual([]);
		expect((await page('jedna-previse', '192.0.2.2')).status).toBe(200);
	});
	test('are also refused to visitors who claim to be staff', async () => {
		const cookie = `shop_staff=1; hapi_auth_token=${await tokenOf(openJar(shop.url))}`;
		const read = (turn: number) =>
			handleNuxtapi(new Request(`${shop.url}/api/nuxtapi/pages/?slug=oznaka-${turn}`, { headers: { cookie } }), { ip: '192.0.2.9' });
		for (let turn = 0; turn < 300; turn++) expect((await read(turn % 5)).status).toBe(200);
		expect((await read(0)).status).toBe(429);
	});
	test('are cached within limits, besides the data that the whole site shares', async () => {
		sharedCache().clear();
		await handleNuxtapi(new Request(`${shop.url}/api/nuxtapi/routes/`), { ip: '192.0.2.3' });
		for (let turn = 0; turn < 700; turn++) await page(`druga-${turn}`, `192.0.2.${turn % 50}`);
		expect(sharedCache().size).toBeLessThanOrEqual(600);
		seen = between.calls.length;
		await handleNuxtapi(new Request(`${shop.url}/api/nuxtapi/routes/`), { ip: '192.0.2.3' });
		expect(reached()).toEqual([]);
	});
});

test('the route table is without the steps that the shop leaves out, separately and in the start-up data', async () => {
	const actions = async () => {
		sharedCache().clear();
		const jar = openJar(shop.url);
		const [routes, init] = await Promise.all(['routes', 'checkInitData'].map(async (path) => (await jar.get(`/api/nuxtapi/${path}/`)).json()));
		return [routes.data, init.routes.data].map((entries: { controller: string; action: string }[]) =>
			entries
				.filter(({ controller }) => controller === 'webshop')
				.flatMap(({ action }) => (['shipping', 'payment', 'review_order'].includes(action) ? action : [])),
		);
	};
	const all = ['shipping', 'payment', 'review_order'];
	expect(await actions()).toEqual([all, all]);
	process.env['CHECKOUT_STEPS'] = 'payment';
	expect(await actions()).toEqual([['payment'], ['payment']]);
	delete process.env['CHECKOUT_STEPS'];
	sharedCache().clear();
});
