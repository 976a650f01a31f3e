import { refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Screen of a path, loaded from the current backend. */
async function open(path: string) {
	const { pathname, searchParams } = new URL(path, 'https://titraj.example');
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	return loadPath({ path: pathname, query: searchParams, client, site: await loadSite(client, new Date('2026-11-01T00:00:00Z')) });
}

type Row = ReturnType<typeof shopFixture>['catalog']['products'][number];

async function openList(path: string): Promise<ScreenProps['catalog/category']> {
	const outcome = await open(path);
	if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/category') throw new Error(`${path}: ${outcome.kind}`);
	return outcome.loaded.content.props;
}

const LIST = '/proizvodi/lista/akcija/';
const CATEGORY = '/proizvodi/racunala/monitori/';

/** Sold-out products come last in every list. */
const stockedFirst = (a: Row, b: Row) => Number(b.quantity > 0) - Number(a.quantity > 0);

describe('a list by its slug', () => {
	it.each(['novo', 'akcija', 'najprodavanije'])('%s shows its products with filters, under its own title', async (slug) => {
		const { title, listing } = await openList(`/proizvodi/lista/${slug}/`);
		expect(title.length).toBeGreaterThan(0);
		expect(listing.scope).toEqual({ list_code: slug });
		expect(listing.products.length).toBeGreaterThan(0);
		expect(listing.facets).not.toBeNull();
	});

	it.each([
		['novo', (a: Row, b: Row) => stockedFirst(a, b) || Date.parse(b.created_at) - Date.parse(a.created_at)],
		['najprodavanije', (a: Row, b: Row) => stockedFirst(a, b) || b.sold - a.sold],
		['akcija', (a: Row, b: Row) => stockedFirst(a, b) || b.sold - a.sold],
	])('%s has its own products in its own order', async (slug, byOrder) => {
		const { listing } = await openList(`/proizvodi/lista/${slug}/`);
		const own = shopFixture().catalog.products.filter(({ lists, sale_price_cents }) => (slug === 'akcija' ? sale_price_cents !== null : lists.includes(slug)));
		expect(listing.products.map(({ title }) => title)).toEqual(
			own
				.toSorted(byOrder)
				.slice(0, 24)
				.map(({ title }) => title),
		);
		expect(listing.total).toBe(own.length);
	});

	it('reduced goods are the same as with the filter of discounts', async () => {
		const { listing } = await openList('/proizvodi/?discounted=true');
		const reduced = shopFixture().catalog.products.filter(({ sale_price_cents }) => sale_price_cents !== null);
		expect(listing.products.map(({ title }) => title).toSorted()).toEqual(reduced.map(({ title }) => title).toSorted());
	});

	it('an unknown list is not found', async () => {
		expect((await open('/proizvodi/lista/nema-je/')).kind).toBe('not-found');
	});
});

describe('products with a tag', () => {
	const pathOf = async (slug: string) =>
		`/proizvodi/tagovi/${slug}-${(await backend.db.selectFrom('tags').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id}/`;

	it('have a page with filters, and the tag of the magazine shows some and links there', async () => {
		const path = await pathOf('zasloni');
		const { title, listing } = await openList(path);
		const tagged = shopFixture().catalog.products.filter(({ tags }) => tags?.includes('zasloni'));
		expect(title).toBe('Proizvodi s oznakom Zasloni');
		expect([listing.total, listing.facets?.manufacturers.length]).toEqual([tagged.length, 1]);
		const outcome = await open(path.replace('/proizvodi/', '/magazin/'));
		if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'publish/index') throw new Error(outcome.kind);
		expect(outcome.loaded.content.props.goods).toMatchObject({ url: path, cards: { length: 4 } });
	});

	it('that are all invisible have no page', async () => {
		const path = await pathOf('zasloni');
		await backend.db.updateTable('products').set({ listed: false }).execute();
		expect((await open(path)).kind).toBe('not-found');
		await refreshDerived(backend.db);
		expect((await open(path)).kind).toBe('page');
		expect((await open('/proizvodi/tagovi/nema-99/')).kind).toBe('not-found');
	});
});

describe('fields of a category or list', () => {
	it.each([
		['category', CATEGORY, 'categories', 'monitori', '/kupovina/dostava/', 302],
		['list', LIST, 'product_lists', 'akcija', 'https://akcija.example/', null],
	] as const)('a redirect of a %s is followed, with its code or 301', async (_, path, table, slug, redirect_path, redirect_code) => {
		await backend.db.updateTable(table).set({ redirect_path, redirect_code }).where('slug', '=', slug).execute();
		expect(await open(path)).toMatchObject({ kind: 'redirect', to: redirect_path, code: redirect_code ?? 301 });
		await backend.db.updateTable(table).set({ redirect_path: null, redirect_code: null }).where('slug', '=', slug).execute();
		expect((await open(path)).kind).toBe('page');
	});

	it.each([
		['category', CATEGORY, 'categories', 'monitori'],
		['list', LIST, 'product_lists', 'akcija'],
	] as const)('a template of a %s selects its screen, and an invisible one is not found', async (_, path, table, slug) => {
		await backend.db.updateTable(table).set({ template: 'showcase' }).where('slug', '=', slug).execute();
		expect((await openList(path)).template).toBe('showcase');
		await backend.db.updateTable(table).set({ visible: false }).where('slug', '=', slug).execute();
		expect((await open(path)).kind).toBe('not-found');
		await backend.db.updateTable(table).set({ visible: true, template: null }).where('slug', '=', slug).execute();
	});
});

it('a shortened product address leads to its category', async () => {
	expect(await open('/proizvodi/monitori/')).toEqual({ kind: 'redirect', to: CATEGORY, code: 301 });
	expect((await open('/proizvodi/nema-takvih/')).kind).toBe('not-found');
});

describe('views requested by the query', () => {
	const screenOf = async (path: string) => {
		const outcome = await open(path);
		return outcome.kind === 'page' ? outcome.loaded.content.screen : outcome.kind;
	};
	it.each([
		['/proizvodi/?special_view=compare', 'catalog/compare'],
		['/proizvodi/?special_view=order_form', 'catalog/quick_order'],
		['/proizvodi/?special_view=nesto', 'catalog/category'],
		['/proizvodi/?special_view=constructor', 'catalog/category'],
		['/proizvodi/?special_view=__proto__', 'catalog/category'],
		// Any path of the catalog, according to section 2.
		[`${CATEGORY}?special_view=order_form`, 'catalog/quick_order'],
		[`${CATEGORY}?special_view=compare`, 'catalog/compare'],
		['/proizvodi/lista/akcija/?special_view=compare', 'catalog/compare'],
		['/marke/?special_view=compare', 'catalog/compare'],
		['/kupovina/dostava/?special_view=compare', 'cms/default'],
		['/proizvodi/?search_content=kabel', 'catalog/content_search'],
		['/kupovina/dostava/?search_content=kabel', 'catalog/content_search'],
		['/nema-toga/?search_content=kabel', 'not-found'],
		['/proizvodi/?search_content=kabel&page=99', 'not-found'],
	])('%s is %s', async (path, screen) => {
		expect(await screenOf(path)).toBe(screen);
	});

	it('quick order exists if it is enabled', async () => {
		process.env['QUICK_ORDER'] = 'off';
		for (const path of ['/proizvodi/', CATEGORY]) expect(await screenOf(`${path}?special_view=order_form`)).toBe('catalog/category');
		delete process.env['QUICK_ORDER'];
	});
});

describe('manufacturers', () => {
	it('are grouped by letter, each with a page of its products', async () => {
		const outcome = await open('/marke/');
		if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/manufacturers') throw new Error(outcome.kind);
		const { groups } = outcome.loaded.content.props;
		const letters = groups.map(({ letter }) => letter);
		expect(letters).toEqual(letters.toSorted(new Intl.Collator('hr').compare));
		const manufacturers = groups.flatMap(({ letter, manufacturers: tiles }) => tiles.map((tile) => ({ ...tile, letter })));
		for (const { title, letter, url, total } of manufacturers) {
			expect(title.toLocaleUpperCase('hr').startsWith(letter)).toBe(true);
			expect((await openList(url)).listing.total).toBe(total);
		}
	});
});
