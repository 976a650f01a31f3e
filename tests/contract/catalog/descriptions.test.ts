import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProductPage } from '#lib/catalog/server/product-screen.server.ts';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { describePage } from '#renderer/document/head-html.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let client: ApiClient;
let site: Site;
let product: CatalogProduct;
beforeAll(async () => {
	backend = await startTestBackend();
	client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
	product = unwrap(await client.call('_post_hapi_catalog_product', { item_id: 1 }));
});
afterAll(() => backend.close());

/** What search engines and social networks read from a page. */
function read({ head }: LoadedPage): { meta: string | undefined; shared: string | undefined; data: string | undefined } {
	const html = describePage(head, site);
	const of = (name: string) => new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"');
	const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
	return { meta: of('name="description"'), shared: of('property="og:description"'), data: data.find((piece) => piece['@type'] === 'Product')?.description };
}

const SILENT = { seo_description: null, short_description: null, content: null } as const;
const SHOP = 'Monitori u trgovini Titraj: cijena, dostupnost i dostava.';
const LONG = Array.from({ length: 60 }, (_, place) => `riječ${place}`).join(' ');

describe('the description of a product', () => {
	const describeProduct = (change: Partial<CatalogProduct>) =>
		read(toProductPage({ ...product, title: 'Zaslon 24', category_title: 'Monitori', ...SILENT, ...change }, site));

	const CASES: readonly (readonly [title: string, change: Partial<CatalogProduct>, meta: string, data: string])[] = [
		['is the editor’s if there is one', { seo_description: 'Prva.', short_description: 'Druga.' }, 'Prva.', 'Prva.'],
		['otherwise begins with the title', { short_description: 'Wireless 2.4GHz' }, `Zaslon 24: Wireless 2.4GHz. ${SHOP}`, 'Wireless 2.4GHz'],
		['uses the content without markup', { content: '<p>Serija: <b>A&amp;B</b>.</p>' }, `Zaslon 24: Serija: A&amp;B. ${SHOP}`, 'Serija: A&B.'],
		['contains its title once', { content: '<p>Zaslon 24 je tih.</p>' }, `Zaslon 24 je tih. ${SHOP}`, 'Zaslon 24 je tih.'],
		['has title and category if nothing else is known', {}, `Zaslon 24. ${SHOP}`, `Zaslon 24. ${SHOP}`],
		['has the title if there is no category', { category_title: '' }, 'Zaslon 24.', 'Zaslon 24.'],
	];
	it.each(CASES)('%s', (_title, change, meta, data) => expect(describeProduct(change)).toEqual({ meta, shared: meta, data }));

	it.each([
		['a text', { short_description: LONG }],
		['a title', { title: LONG }],
	])('ends at a word boundary if %s is long', (_title, change) => {
		const { meta = '' } = describeProduct(change);
		expect(meta.length).toBeGreaterThan(140);
		expect(meta.length).toBeLessThanOrEqual(160);
		expect(meta).toMatch(/ riječ\d+…$/);
		expect(`${LONG} `).toContain(`${meta.split(' ').at(-1)?.slice(0, -1)} `);
	});
});

describe('the description of a list', () => {
	const describeList = async (path: string) => {
		const outcome = await loadPath({ path, client, site });
		if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
		return read(outcome.loaded).meta;
	};

	it('of all products describes the range of the shop', async () => {
		expect(await describeList('/proizvodi/')).toBe(
			'Svi proizvodi trgovine Titraj na jednom mjestu: birajte po kategoriji, marki i cijeni te provjerite mjere i dostupnost.',
		);
	});

	it('of a manufacturer contains its name if no editor wrote a text', async () => {
		expect(await describeList('/marke/obzor/')).toBe('Zasloni.');
		expect(await describeList('/marke/cvor/')).toBe('Proizvodi marke Čvor u trgovini Titraj: usporedite mjere, cijene i dostupnost.');
		const change = (content: string) => backend.db.updateTable('manufacturers').set({ content }).where('slug', '=', 'cvor').execute();
		await change('<p>Kabeli <b>i</b> spojke.</p>');
		expect(await describeList('/marke/cvor/')).toBe('Kabeli i spojke.');
		await change('');
	});

	it('of a tag contains its name', async () => {
		const path = site.routes.find(({ content_type }) => content_type === 'product_tag')?.path ?? '';
		expect(await describeList(path)).toBe('Proizvodi s oznakom „Zasloni” u trgovini Titraj: usporedite mjere, cijene i dostupnost.');
	});
});
