import { findBestSellers } from '@titraj/demo/catalog/best-sellers.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { describe, expect, test } from 'vitest';

const { categories, products } = demoCatalog({ products: 2_000 });
const parents = new Map(categories.map(({ code, parent_code }) => [code, parent_code]));
const pathOf = (code: string | null): string[] => (code === null ? [] : [code, ...pathOf(parents.get(code) ?? null)]);
const goods = [...products]
	.filter(({ visible, quantity, group_product_codes }) => visible && quantity > 0 && group_product_codes.length === 0)
	.sort((one, other) => other.sold - one.sold);
const isBest = ({ badges }: (typeof goods)[number]) => badges.some(({ code }) => code === 'najprodavanije');
const listOf = (category: string | null) => goods.filter(({ category_code }) => category === null || pathOf(category_code).includes(category));

describe('the badge of best sellers', () => {
	test('is on at most three of the 24 products of a page of any category, and of all products', () => {
		const crowded = [null, ...categories.map(({ code }) => code)].flatMap((code) => {
			const list = listOf(code);
			return list.flatMap((_, at) => (at % 24 === 0 && list.slice(at, at + 24).filter(isBest).length > 3 ? [`${code} from ${at}`] : []));
		});
		expect(crowded).toEqual([]);
	});

	test('is on those of a category that sold most, and on no other', () => {
		const leaves = categories.filter(({ code }) => !categories.some(({ parent_code }) => parent_code === code));
		const badged = leaves.map(({ code }) => listOf(code)).filter((list) => list.some(isBest));
		expect(badged.length).toBeGreaterThan(20);
		for (const list of badged) {
			const best = list.filter(isBest);
			const most = Math.min(3, Math.floor(list.length / 8));
			expect(best.length).toBeGreaterThan(0);
			expect(list.slice(0, most)).toEqual(expect.arrayContaining(best));
		}
	});

	test('is on no reduced product, whose card shows the reduction', () => {
		expect(goods.filter((product) => isBest(product) && product.sale_price_cents !== null)).toEqual([]);
	});

	test('is on none in a shop that sold nothing', () => {
		const unsold = goods.map((product) => ({ ...product, sold: 0 }));
		expect(findBestSellers(unsold, { listsOf: pathOf })).toEqual(new Set());
	});
});
