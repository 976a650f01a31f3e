import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { translatedFixture } from '#tests/support/translated-fixture.ts';

const CODES = ['hr', 'en', 'de', 'at'];
/** Each one alone in its shop. */
const ALONE = ['it', 'si', 'es', 'ba'];
let backend: TestBackend;
const clients = new Map<string, ApiClient>();
const sites = new Map<string, Site>();

beforeAll(async () => {
	backend = await startTestBackend(translatedFixture());
	for (const lang of [...CODES, ...ALONE]) {
		const languages = CODES.includes(lang) ? CODES : [lang];
		const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages, readAnswer: createAnswerReader() }));
		clients.set(lang, client);
		sites.set(lang, await loadSite(client, new Date('2026-12-05T00:00:00Z')));
	}
});
afterAll(() => backend.close());

const at = (lang: string) => {
	const [site, client] = [sites.get(lang), clients.get(lang)];
	if (!site || !client) throw new Error(lang);
	return { site, client };
};
const page = async (lang: string, path: string) => {
	const outcome = await loadPath({ path, ...at(lang) });
	return outcome.kind === 'page' ? outcome.loaded : outcome.kind;
};

describe.each([...CODES.slice(1), ...ALONE])('the route table of %s', (lang) => {
	test('every address has the prefix, and none is duplicated', () => {
		const own = at(lang).site.routes.map(({ path, template }) => path ?? template ?? '');
		expect(own.filter((path) => !path.startsWith(`/${lang}/`))).toEqual([]);
		expect(own.filter((path, place) => own.indexOf(path) !== place)).toEqual([]);
	});
	/** The only page without a German translation. */
	test('has the same items as the Croatian one, except those that the market lacks', () => {
		const keys = (site: Site) => site.routes.map(({ controller, action, content_type, id, name }) => [controller, action, content_type, id, name].join());
		const missing = keys(at('hr').site).filter((key) => !keys(at(lang).site).includes(key));
		expect(missing.map((key) => key.split(',')[2])).toEqual(lang === 'de' ? ['page'] : []);
	});
});

test('Croatian addresses have no prefix and no alternates by default', async () => {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr', readAnswer: createAnswerReader() }));
	const routes = unwrap(await client.call('_get_hapi_misc_routes', {}));
	expect(routes.some(({ path }) => path === '/proizvodi/racunala/monitori/')).toBe(true);
	expect(routes.filter((entry) => 'alternates' in entry)).toEqual([]);
});

test('an unknown language gets Croatian', async () => {
	const client = at('hr').client.with({ lang: 'fr' });
	expect(unwrap(await client.call('_get_hapi_misc_routes', {})).map(({ lang }) => lang)).toContain('hr');
});

test.each([
	['hr', '/proizvodi/', 'proizvod'],
	['ba', '/ba/proizvodi/', 'proizvod'],
	['si', '/si/izdelki/', 'izdelek'],
	['en', '/en/products/', 'product'],
	['de', '/de/produkte/', 'produkt'],
	['it', '/it/prodotti/', 'prodotto'],
	['es', '/es/productos/', 'producto'],
])('the catalog of %s is at %s, and its product addresses contain %s', async (lang, catalog, word) => {
	const [item] = unwrap(await at(lang).client.call('_get_hapi_catalog_products', { mode: 'list', sort: 'id', limit: 1 })).items;
	const path = item?.url_without_domain ?? '';
	expect(path.startsWith(catalog)).toBe(true);
	expect(path.endsWith(`-${word}-${item?.id}/`)).toBe(true);
	expect(await page(lang, path)).toMatchObject({ status: 200, content: { screen: 'catalog/product' } });
	expect(await page(lang, catalog)).toMatchObject({ status: 200, content: { screen: 'catalog/category' } });
});

describe('addresses in English list responses', () => {
	test('resolve to the same item through the route table', async () => {
		const { client, site } = at('en');
		const { items } = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 100 }));
		expect(items.map(({ url_without_domain }) => url_without_domain).filter((path) => site.matchRoute(path)?.entry.content_type !== 'product')).toEqual([]);
		for (const item of items) expect(site.matchRoute(item.url_without_domain)?.params['id']).toBe(String(item.id));
		const product = unwrap(await client.call('_post_hapi_catalog_product', { item_id: items.find(({ code }) => code === 'MON-1')?.id ?? 0 }));
		expect(product).toMatchObject({ title: 'Wide monitor 1', category_title: 'Monitors', main_image_title: 'Wide monitor 1' });
		expect(product?.url_without_domain).toBe(`/en/products/monitors/wide-monitor-product-${product?.id}/`);
		expect(product?.url).toBe(`https://titraj.example${product?.url_without_domain}`);
		expect(product?.category_parents.map(({ url }) => url)).toEqual(['/en/products/racunala/', '/en/products/racunala/monitors/']);
	});
	test('of pictures and files are unchanged', async () => {
		const filesOf = async (lang: string) =>
			JSON.stringify(unwrap(await at(lang).client.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id' }))).match(/"\/(?:media|dokumenti)\/[^"]+/g);
		expect(await filesOf('hr')).not.toBeNull();
		expect(await filesOf('en')).toEqual(await filesOf('hr'));
	});
});

describe('pages of items', () => {
	test('a post is found by its English address, links in its text are English', async () => {
		const loaded = await page('en', '/en/magazine/guides/how-to-choose/');
		expect(loaded).toMatchObject({ content: { screen: 'publish/post', props: { title: 'How to choose' } } });
		expect(JSON.stringify(loaded)).toContain('/en/products/racunala/monitors/');
		expect(JSON.stringify(loaded)).toContain('"Magazine"');
	});
	test('its Croatian address behind the prefix redirects there', async () => {
		expect(await loadPath({ path: '/en/magazine/vodici/kako-odabrati-monitor/', ...at('en') })).toMatchObject({
			kind: 'redirect',
			to: '/en/magazine/guides/how-to-choose/',
		});
	});
	test.each([
		['en', '/en/products/racunala/monitors/', 'catalog/category'],
		['de', '/de/produkte/racunala/bildschirme/', 'catalog/category'],
		['at', '/at/produkte/racunala/bildschirme/', 'catalog/category'],
		['en', '/en/kupovina/returns/', 'cms/default'],
		['it', '/it/prodotti/racunala/monitori/', 'catalog/category'],
		['en', '/en/webshop/cart/', 'webshop/shopping_cart'],
		['en', '/en/', 'cms/homepage'],
	])('%s: %s is a page', async (lang, path, screen) => {
		const loaded = await page(lang, path);
		expect(typeof loaded === 'string' ? loaded : [loaded.status, loaded.content.screen.split('/')[0]]).toEqual([200, screen.split('/')[0]]);
	});
	test('an item that a market lacks is missing only there', async () => {
		expect(await page('de', '/de/kupovina/povrat/')).toBe('not-found');
		expect(await page('at', '/at/kupovina/povrat/')).toMatchObject({ status: 200 });
		const { items } = unwrap(await at('hr').client.call('_get_hapi_catalog_products', { mode: 'list', limit: 100 }));
		const { id = 0 } = items.find(({ code }) => code === 'MON-1') ?? {};
		const inGermany = await at('de').client.call('_post_hapi_catalog_product', { item_id: id });
		expect(inGermany).toMatchObject({ ok: false, error: { statusCode: 404 } });
		const listed = unwrap(await at('de').client.call('_get_hapi_catalog_products', { mode: 'list', limit: 100 }));
		expect(listed.items.map(({ code }) => code)).not.toContain('MON-1');
		expect(listed.total).toBe(items.length - 1);
		const first = unwrap(await at('de').client.call('_get_hapi_catalog_products', { mode: 'list', limit: 3, sort: 'id' }));
		expect([first.items.length, first.total]).toEqual([3, items.length - 1]);
		const found = unwrap(await at('de').client.call('_get_hapi_catalog_products', { mode: 'list', search_q: 'monitor', limit: 100 }));
		expect(found.items).toHaveLength(found.total);
		expect(found.items.map(({ code }) => code)).not.toContain('MON-1');
	});
});

describe('alternates', () => {
	test('of every literal entry are mutual and include the entry itself', () => {
		const byPath = new Map(CODES.flatMap((lang) => at(lang).site.routes.flatMap((entry) => (entry.path ? [[entry.path, entry] as const] : []))));
		const broken = [...byPath.values()].filter(
			({ path, lang, alternates = {}, controller }) =>
				controller !== 'webshop' && (alternates[lang] !== path || Object.values(alternates).some((other) => byPath.get(other)?.alternates?.[lang] !== path)),
		);
		expect(broken.map(({ path }) => path)).toEqual([]);
	});
	test('of a product and a post leave out languages where they are missing', async () => {
		const { items } = unwrap(await at('hr').client.call('_get_hapi_catalog_products', { mode: 'list', limit: 100 }));
		const { id = 0 } = items.find(({ code }) => code === 'MON-1') ?? {};
		const [hr, en] = await Promise.all(['hr', 'en'].map(async (lang) => unwrap(await at(lang).client.call('_post_hapi_catalog_product', { item_id: id }))));
		expect(en?.alternates).toEqual(hr?.alternates);
		expect(Object.keys(hr?.alternates ?? {})).toEqual(['hr', 'en', 'at']);
		expect(hr?.alternates?.['en']).toBe(en?.url_without_domain);
	});
});

test('links in mails are in the recipient’s language', async () => {
	await at('de').client.call('_post_hapi_auth_forgotten_password', { email: 'urednik@titraj.example' });
	const mails = await backend.db.selectFrom('mails').selectAll().execute();
	expect(JSON.stringify(mails)).toContain('https://titraj.example/de/konto/neues-passwort/');
});
