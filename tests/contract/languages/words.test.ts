import { demoSeed } from '@titraj/demo/index.ts';
import type { TextLanguage } from '@titraj/demo/translations/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { foreignWords } from '#tests/unit/demo/translation-detector.ts';

/** A market of each language, and one that uses the language of its neighbour. */
const MARKETS: readonly (readonly [market: string, language: TextLanguage])[] = [
	['en', 'en'],
	['at', 'de'],
	['rs', 'sr'],
	['me', 'me'],
	['si', 'sl'],
	['it', 'it'],
	['ba', 'bs'],
	['es', 'es'],
];
const CODES = ['hr', ...MARKETS.map(([market]) => market)];
const NOW = new Date('2026-11-21T10:00:00Z');
let backend: TestBackend;
const clients = new Map<string, ApiClient>();
const sites = new Map<string, Site>();

beforeAll(async () => {
	backend = await startTestBackend(demoSeed(120, NOW));
	for (const lang of CODES) {
		const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: CODES, readAnswer: createAnswerReader() }));
		clients.set(lang, client);
		sites.set(lang, await loadSite(client, NOW));
	}
}, 120_000);
afterAll(() => backend.close());

function at(lang: string) {
	const [site, client] = [sites.get(lang), clients.get(lang)];
	if (!site || !client) throw new Error(lang);
	return { site, client };
}

/** Texts by shoppers, and names of stores, streets, people and files. */
const UNTOLD =
	/^(display_name|message|reviews|comments|feedback_comment_widget|address|city|street|company|places|upload_path|.*code|slug|path|url.*|canonical|alternates|tags|src.*|name|author_name)$/;

function textsOf(value: unknown, field = ''): string[] {
	if (UNTOLD.test(field)) return [];
	if (typeof value === 'string') return value.startsWith('/') || value.startsWith('http') ? [] : [value.replace(/<[^>]+>/g, ' ')];
	if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
	return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name)) : [];
}

/** A few of these are enough. */
const MANY: ReadonlySet<string> = new Set(['category', 'manufacturer', 'product_tag']);

const OWN_NAMES =
	/Titraj d\.o\.o\.|Frekvencijska|\S+@titraj\.example|hrvatski|Titraj za isprobavanje|^[\p{Lu}]$|Trešnjevka|Varaždin|Šibenik|Skladišna|Ogledni centar za mirenje/gu;
const foreign = (language: TextLanguage, value: unknown) => [
	...new Set(textsOf(value).flatMap((text) => foreignWords(language, text.replace(OWN_NAMES, '')).map((word) => `${word}: ${text.slice(0, 80)}`))),
];

describe.each(MARKETS)('%s', (market, language) => {
	test('no content page has a Croatian word', async () => {
		const { site } = at(market);
		const pages = site.routes.filter(
			({ path, controller, content_type, id = 0 }) => path && controller !== 'webshop' && (!MANY.has(content_type) || id % 9 === 0),
		);
		const left = await Promise.all(
			pages.map(async ({ path = '' }) => {
				const outcome = await loadPath({ path, ...at(market) });
				return outcome.kind === 'page' ? foreign(language, [outcome.loaded.content.props, outcome.loaded.head]).map((word) => `${path} ${word}`) : [];
			}),
		);
		expect(left.flat()).toEqual([]);
	});

	test('no product has a Croatian word in its specification, variants, badges and facets', async () => {
		const { client } = at(market);
		const { items } = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 120 }));
		expect(foreign(language, items)).toEqual([]);
		const lists = await Promise.all(
			['monitori', 'prijenosna-racunala', 'punjaci', 'racunala'].map(async (slug) =>
				unwrap(await client.call('_get_hapi_catalog_products', { mode: 'list', slug, facets: true, limit: 4 })),
			),
		);
		expect(foreign(language, lists)).toEqual([]);
		expect(lists.flatMap(({ facets }) => facets?.attributes ?? []).length).toBeGreaterThan(2);
	});

	test('the consent template and the delivery methods are in its language', async () => {
		const { client } = at(market);
		expect(foreign(language, unwrap(await client.call('_post_hapi_gdpr_template', {})))).toEqual([]);
		const estimate = unwrap(await client.call('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' }));
		expect(foreign(language, estimate.items)).toEqual([]);
		const titles = estimate.items.map(({ title }) => title);
		if (['de', 'it', 'es'].includes(language)) expect(titles).not.toContain('Collection in store');
	});

	test('products and categories are found by their names there', async () => {
		const { client } = at(market);
		const [product] = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'list', slug: 'monitori', limit: 1 })).items;
		const title = product?.category_title ?? '';
		const found = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'list', search_q: product?.title.split(',')[0] ?? '', limit: 20 }));
		expect(found.items.map(({ id }) => id)).toContain(product?.id);
		const { categories, corrected_q } = unwrap(await client.call('_get_hapi_catalog_suggestions', { search_q: title }));
		expect(categories.map((category) => category.title)).toContain(title);
		expect(corrected_q).toBeUndefined();
	});

	test('stores are filtered by a service in the market’s language', async () => {
		const { client } = at(market);
		const { services } = unwrap(await client.call('_get_hapi_location_filters', {}));
		expect(services.length).toBeGreaterThan(2);
		for (const { title, total } of services) {
			const { items } = unwrap(await client.call('_get_hapi_location', { service: title, limit: 500 }));
			expect([title, items.length]).toEqual([title, total]);
			for (const store of items) {
				expect(store.services).toContain(title);
				expect(store.url_without_domain).toMatch(new RegExp(`^/${market}/`));
			}
		}
	});

	test('the menus contain what the market has, in its language', async () => {
		const { site } = at(market);
		expect(foreign(language, site.menus)).toEqual([]);
		const urls = site.menus.flatMap(({ items }) => items.flatMap((item) => [item.url, ...item.items.map(({ url }) => url)]));
		expect(urls.filter((url) => !url.startsWith(`/${market}/`) || !site.matchRoute(url.replace(/\?.*/, '')))).toEqual([]);
	});

	test('each product tag has a page, although no article has it there', async () => {
		const { site } = at(market);
		const tags = site.routes.filter(({ content_type }) => content_type === 'product_tag');
		const outcomes = await Promise.all(tags.map(async ({ path = '' }) => (await loadPath({ path, ...at(market) })).kind));
		expect(tags.length).toBeGreaterThan(0);
		expect(outcomes.filter((kind) => kind !== 'page')).toEqual([]);
	});

	test('untranslated articles are missing, and so are pages that contain only them', async () => {
		const { client, site } = at(market);
		const { items, total } = unwrap(await client.call('_get_hapi_publish_posts', { mode: 'full' }));
		expect(items.length).toBeGreaterThanOrEqual(4);
		expect(total).toBe(items.length);
		for (const item of items) expect(item).toHaveProperty(['alternates', market]);
		const held = new Set(items.flatMap(({ url_without_domain }) => url_without_domain.split('/').at(-3) ?? []));
		const kinds = site.routes.filter(({ content_type }) => content_type === 'post_category').map(({ path }) => path?.split('/').at(-2));
		expect(new Set(kinds)).toEqual(held);
		const all = unwrap(await at('hr').client.call('_get_hapi_publish_posts', { mode: 'full', limit: 50 })).items;
		const alone = all.filter((post) => Object.keys(Reflect.get(post, 'alternates') ?? {}).length === 1);
		expect(alone.length).toBeGreaterThan(all.length / 2);
	});

	test('articles are found by their translated text, and quoted in it', async () => {
		const { client } = at(market);
		const words = { en: 'drawers', de: 'Schubladen', sr: 'fioka', me: 'fioka', sl: 'predalov', it: 'cassetti', bs: 'ladica', es: 'cajones' };
		const { items } = unwrap(await client.call('_get_hapi_cms_search', { search_q: words[language] }));
		expect(items.map(({ kind }) => kind)).toContain('post');
		expect(foreign(language, items)).toEqual([]);
		const [title = ''] = items.filter(({ kind }) => kind === 'post').map((post) => post.title);
		const { posts } = unwrap(await client.call('_get_hapi_catalog_suggestions', { search_q: title.split(' ').slice(0, 2).join(' ') }));
		expect(posts.map((post) => post.title)).toContain(title);
	});
});
