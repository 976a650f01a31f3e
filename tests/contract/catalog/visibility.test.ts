import { refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { CategoriesAnswer } from '@titraj/contract/catalog-groups.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProduct } from '#lib/catalog/to-product.ts';
import { isProductVisible } from '#lib/catalog/visibility.ts';
import { asSafeHtml } from '#lib/platform/text/safe-html.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let staff: string;
beforeAll(async () => {
	backend = await startTestBackend();
	staff = readJwt((await backend.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' })).body);
});
afterAll(() => backend.close());

/** Visibility of the product, its category, its manufacturer (undefined: none), and the override of the manufacturer's visibility; then whether visitors see it (Spec 4). */
const CASES: [visible: boolean, category: boolean | null, manufacturer: boolean | null | undefined, ignored: boolean, seen: boolean][] = [
	[true, true, true, false, true],
	[true, null, null, false, true],
	[true, null, undefined, false, true],
	[true, true, undefined, true, true],
	[true, true, false, false, false],
	[true, true, false, true, true],
	[true, null, false, true, true],
	[true, false, true, false, false],
	[true, false, true, true, false],
	[true, false, null, true, false],
	[false, true, true, false, false],
	[false, null, null, true, false],
];

describe('a product is seen by visitors only if it, its category and its manufacturer are visible', () => {
	it.each(CASES)(
		'visible %s, category %s, manufacturer %s, manufacturer overridden %s: seen %s',
		async (visible, category, manufacturer, ignore_brand_visibility, seen) => {
			const { db } = backend;
			const { id, category_id } = await db.selectFrom('products').select(['id', 'category_id']).where('code', '=', 'MON-3').executeTakeFirstOrThrow();
			const { id: manufacturerId } = await db.selectFrom('manufacturers').select('id').where('code', '=', 'obzor').executeTakeFirstOrThrow();
			await db.updateTable('categories').set({ visible: category }).where('id', '=', category_id).execute();
			await db
				.updateTable('manufacturers')
				.set({ visible: manufacturer ?? null })
				.where('id', '=', manufacturerId)
				.execute();
			await db
				.updateTable('products')
				.set({ visible, ignore_brand_visibility, manufacturer_id: manufacturer === undefined ? null : manufacturerId })
				.where('id', '=', id)
				.execute();
			await refreshDerived(db);

			expect((await backend.call('_post_hapi_catalog_product', { item_id: id })).status).toBe(seen ? 200 : 404);
			const { data } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { ids: String(id) })).body);
			expect(data?.items).toHaveLength(seen ? 1 : 0);
			const { data: inList } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { ids: String(id), facets: true })).body);
			expect(inList?.total).toBe(seen ? 1 : 0);

			const { data: shown } = expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id: id }, staff)).body);
			expect(shown && isProductVisible(shown)).toBe(seen);
			// A link to an invisible manufacturer would lead nowhere.
			expect(shown && toProduct(shown, 'EUR', asSafeHtml).manufacturerUrl).toBe(manufacturer === true || manufacturer === null ? '/marke/obzor/' : undefined);
		},
	);

	it('is not part of a visible bundle while it is hidden', async () => {
		const partsOf = async () => {
			const { data } = expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id: 1 }, staff)).body);
			return { ids: data?.groupproducts_ids, cards: data?.groupproducts?.map(({ code }) => code) };
		};
		const show = async (visible: boolean) => {
			await backend.db.updateTable('products').set({ visible }).where('code', '=', 'CAB-1').execute();
			await refreshDerived(backend.db);
		};
		expect(await partsOf()).toEqual({ ids: [21], cards: ['CAB-1'] });
		await show(false);
		expect(await partsOf()).toEqual({ ids: [], cards: [] });
		await show(true);
		expect((await partsOf()).ids).toEqual([21]);
	});

	it('is in no hidden category', async () => {
		const trails = async () => {
			const { data } = expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id: 1 })).body);
			const { data: list } = expectContract(CategoriesAnswer, (await backend.call('_get_hapi_catalog_categories', { slug: 'monitori' })).body);
			return [data?.category_parents, list?.items[0]?.breadcrumbs].map((trail) => trail?.map(({ url }) => url));
		};
		const show = (visible: boolean) => backend.db.updateTable('categories').set({ visible }).where('code', '=', 'computers').execute();
		await sql`update categories set visible = true`.execute(backend.db);
		await refreshDerived(backend.db);
		const [upper, own] = ['/proizvodi/racunala/', '/proizvodi/racunala/monitori/'];
		expect(await trails()).toEqual([
			[upper, own],
			[upper, own],
		]);
		await show(false);
		expect(await trails()).toEqual([[own], [own]]);
		await show(true);
	});

	it('keeps totals of categories and manufacturers up to date', async () => {
		await sql`update categories set visible = true`.execute(backend.db);
		await sql`update manufacturers set visible = false where code = 'obzor'`.execute(backend.db);
		await refreshDerived(backend.db);
		const { data } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { slug: 'monitori' })).body);
		const stored = await backend.db.selectFrom('categories').select('products_total').where('slug', '=', 'monitori').executeTakeFirstOrThrow();
		expect(data?.total).toBe(stored.products_total);
	});
});
