import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCategoryTiles } from '#lib/catalog/server/category-screen.server.ts';
import { toProduct } from '#lib/catalog/to-product.ts';
import { fillBlocks } from '#lib/content/server/blocks.server.ts';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { asSafeHtml } from '#lib/platform/text/safe-html.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let client: Awaited<ReturnType<typeof openClient>>;
let site: Site;
const openClient = async () => unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
beforeAll(async () => {
	backend = await startTestBackend();
	client = await openClient();
	site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
});
afterAll(() => backend.close());

it('no tile links to an empty category', () => {
	const [first, ...rest] = site.categories;
	if (!first) throw new Error('The fixture has no categories');
	const tiles = toCategoryTiles([{ ...first, products_total: 0 }, ...rest.map((category) => ({ ...category, products_total: 1200 }))]);
	expect(tiles.map(({ url, total }) => [url, total])).toEqual(rest.map((category) => [category.url_without_domain, 1200]));
});

it('empty featured categories are replaced by categories of the first level, except those that contain a featured one', async () => {
	const [like] = site.categories;
	if (!like) throw new Error('The fixture has no categories');
	const category = (id: number, url: string, level = 1, products_total = 7) => ({ ...like, id, level, url_without_domain: url, products_total });
	const categories = [category(1, '/a/'), category(2, '/a/b/', 2), category(3, '/empty/', 1, 0), category(4, '/c/'), category(5, '/d/')];
	const fill = (category_ids: number[]) => fillBlocks(client, { ...site, categories }, [{ type: 'categories', title: 'Krenite', category_ids }]);
	const urlsOf = async (ids: number[]) => (await fill(ids)).blocks.flatMap((block) => (block.type === 'categories' ? block.tiles.map(({ url }) => url) : []));
	expect(await urlsOf([2])).toEqual(['/a/b/']);
	expect(await urlsOf([2, 3])).toEqual(['/a/b/', '/c/']);
	expect((await fill([2])).tags).toEqual(['tile:2']);
	expect((await fill([2, 3])).tags.toSorted()).toEqual(['tile:1', 'tile:2', 'tile:3', 'tile:4', 'tile:5']);
});

it('a summary that only repeats the key attributes is left out', async () => {
	const wire = unwrap(await client.call('_post_hapi_catalog_product', { item_id: 1 }));
	const summaryOf = (short_description: string) => toProduct({ ...wire, short_description }, 'EUR', asSafeHtml).shortDescription;
	const { specs } = toProduct(wire, 'EUR', asSafeHtml);
	expect(specs.length).toBeGreaterThan(1);
	expect(summaryOf(specs.join(' · '))).toBeUndefined();
	expect(summaryOf(`${specs.join(' · ')}, tih i lagan`)).toBe(`${specs.join(' · ')}, tih i lagan`);
});
