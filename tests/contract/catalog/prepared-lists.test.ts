import { refreshChanged } from '@titraj/backend/listing/refresh-derived.ts';
import type { AttributeFacet } from '@titraj/contract/facets.ts';
import { ProductCardsAnswer, type ProductsQuery } from '@titraj/contract/products-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { facetFixture } from '#tests/support/facet-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(facetFixture().shop);
});
afterAll(() => backend.close());

async function list(query: ProductsQuery) {
	const { body } = await backend.call('_get_hapi_catalog_products', { slug: 'monitori', facets: true, limit: 500, ...query });
	const { data } = expectContract(ProductCardsAnswer, body);
	if (data === undefined) throw new Error('No list');
	return { ...data, attributes: data.facets?.attributes ?? [] };
}

const sizesOf = (attributes: AttributeFacet[]) => attributes.find(({ code }) => code === 'screen_size')?.values ?? [];
const asCounts = (attributes: AttributeFacet[]) => Object.fromEntries(sizesOf(attributes).map(({ title, count }) => [title, count]));

/** Repeated until the query is prepared. */
describe('lists of a category', () => {
	let before: Record<string, number>;
	const ids: Record<string, number> = {};
	beforeAll(async () => {
		const { attributes } = await list({});
		before = asCounts(attributes);
		for (const { title, id } of sizesOf(attributes)) ids[title] = id;
	});

	it('counts a product under its new value after the refresh, and again under the old one', async () => {
		const [from, to] = [ids['24'] ?? 0, ids['27'] ?? 0];
		const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'F-0').executeTakeFirstOrThrow();
		const move = async (value_id: number) => {
			await backend.db.updateTable('product_attributes').set({ value_id }).where('product_id', '=', id).where('value_id', 'in', [from, to]).execute();
			await refreshChanged(backend.db, id);
			return asCounts((await list({})).attributes);
		};
		expect(await move(to)).toEqual({ ...before, '24': (before['24'] ?? 0) - 1, '27': (before['27'] ?? 0) + 1 });
		expect(await move(from)).toEqual(before);
	});

	it('has no counts for an unknown value, and keeps selected values visible', async () => {
		expect((await list({ attributes_ids: '999999' })).attributes).toEqual([]);
		const { attributes } = await list({ attributes_ids: `999999,${ids['27']}` });
		expect(attributes.map(({ code, values }) => [code, values.map(({ title, count: found, selected }) => [title, found, selected])])).toEqual([
			['screen_size', [['27', 0, true]]],
		]);
	});

	it('keeps sort orders apart that share a query', async () => {
		const asked = (sort: ProductsQuery['sort'] & string) => list({ available: true, sort });
		for (let time = 0; time < 3; time++) {
			const [rising, falling, sold, titled] = await Promise.all((['price_asc', 'price_desc', 'best_selling', 'title'] as const).map(asked));
			const byPrice = (rising?.items ?? []).toSorted((a, b) => Number(a.price_custom) - Number(b.price_custom) || a.id - b.id).map(({ id }) => id);
			expect(rising?.items.map(({ id }) => id)).toEqual(byPrice);
			expect(falling?.items.map(({ id }) => id)).toEqual(byPrice.toReversed());
			const numbers = sold?.items.map(({ code }) => Number(code.slice(2))) ?? [];
			expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
			expect(titled?.items.map(({ id }) => id)).toEqual(byPrice.toSorted((a, b) => a - b));
		}
	});
});
