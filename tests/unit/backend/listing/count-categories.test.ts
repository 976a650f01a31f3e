import { toFailures } from '@titraj/backend/listing/columns/column-filters.ts';
import { countCategories } from '@titraj/backend/listing/columns/count-categories.ts';
import { countSlots, type SlotCounts } from '@titraj/backend/listing/columns/count-slots.ts';
import { ProductColumns } from '@titraj/backend/listing/columns/product-columns.ts';
import { readFilters } from '@titraj/backend/listing/facets/filters.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const CATEGORIES = [1, 2, 3];
/** Values 1 to 4 of attribute 1, 5 to 8 of attribute 2, 9 to 12 of attribute 3, which no list counts. */
const PAIRS = Array.from({ length: 12 }, (_, place) => ({ id: place + 1, attribute_id: Math.floor(place / 4) + 1 }));
const COUNTED = [1, 2];

const anyProduct = fc.record({
	category: fc.constantFrom(...CATEGORIES),
	manufacturer: fc.constantFrom(null, 1, 2, 3),
	cents: fc.integer({ min: 100, max: 500 }),
	stocked: fc.boolean(),
	reduced: fc.boolean(),
	values: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
});
const anyChange = fc.record({ place: fc.nat(), to: anyProduct, kind: fc.constantFrom('replaced', 'removed') });
const idsOf = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 });
const toText = (ids: readonly number[]) => ids.join(',');
const anyQuery: fc.Arbitrary<ProductsQuery> = fc.record(
	{
		price_from: fc.integer({ min: 1, max: 4 }),
		price_to: fc.integer({ min: 2, max: 5 }),
		available: fc.boolean(),
		discounted: fc.boolean(),
		manufacturer_ids: idsOf(4).map(toText),
		category_ids: idsOf(4).map(toText),
	},
	{ requiredKeys: [] },
);
/** Selected values, some of attribute 3 and one that does not exist. */
const anyValues = fc
	.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 3 })
	.map((ids) => Map.groupBy(ids, (id) => PAIRS.find((pair) => pair.id === id)?.attribute_id ?? 0));

type Product = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

test('whole categories are counted like single products, also after changes', () => {
	fc.assert(
		fc.property(fc.array(anyProduct, { maxLength: 150 }), fc.array(anyChange, { maxLength: 5 }), anyQuery, anyValues, (products, changes, query, values) => {
			const columns = new ProductColumns();
			columns.setAttributes(PAIRS);
			for (const [place, product] of products.entries()) write(columns, place + 1, product);
			expectSame(columns, query, values);
			for (const { place, to, kind } of changes) {
				const id = 1 + (place % Math.max(1, products.length));
				if (kind === 'removed') columns.remove(id);
				else write(columns, id, to);
			}
			expectSame(columns, query, values);
		}),
	);
});

test('a large category is packed after sixteen lists since its last change, a small one at once', () => {
	const columns = new ProductColumns();
	const product: Product = { category: 1, manufacturer: null, cents: 100, stocked: true, reduced: false, values: [] };
	for (let id = 1; id <= 1001; id += 1) write(columns, id, product);
	write(columns, 1002, { ...product, category: 2 });
	const ask = (category: number, times: number) => Array.from({ length: times }, () => columns.isWorthPacking(category)).indexOf(true);
	expect([ask(1, 20), ask(2, 20)]).toEqual([15, 0]);
	write(columns, 1, { ...product, cents: 200 });
	expect(ask(1, 20)).toBe(15);
	write(columns, 1, { ...product, category: 2 });
	expect(ask(1, 20)).toBe(0);
});

function write(columns: ProductColumns, id: number, { category, manufacturer, cents, stocked, reduced, values }: Product): void {
	const slot = columns.set({
		...{ id, category_id: category, manufacturer_id: manufacturer, now_cents: cents, lowest_price_cents: null, stocked, reduced },
		...{ sold: 0, created: 0, rate: 0, rate_votes: 0, sort_title: '' },
	});
	columns.setValues(slot, values);
}

function expectSame(columns: ProductColumns, query: ProductsQuery, values: Map<number, number[]>): void {
	const filters = readFilters(query, values);
	for (const categories of [[1], [2, 3], CATEGORIES, [9]]) {
		const one = countSlots(columns, {
			groups: categories.map((id) => columns.byCategory.of(id)),
			isListed: null,
			failures: toFailures(columns, query, { filters, categories: filters.categories }),
			filters,
			counts: { groups: true, values: true },
		});
		const other = countCategories(columns, { categories, query, filters, selected: filters.categories, attributes: COUNTED, groups: true });
		expect(toComparable(columns, other)).toEqual(toComparable(columns, one));
	}
}

function toComparable({ attributeOf }: ProductColumns, { passing, byValue, byManufacturer, byCategory, ...counts }: SlotCounts) {
	return {
		...counts,
		passing: [...passing.slots.subarray(0, passing.length)].toSorted((a, b) => a - b),
		byManufacturer: [...byManufacturer],
		byCategory: [...byCategory],
		byValue: [...byValue].filter((_count, value) => COUNTED.includes(attributeOf[value] ?? 0)),
	};
}
