import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { KINDS } from '@titraj/demo/pictures/registry.ts';
import { describe, expect, test } from 'vitest';

const { categories, manufacturers, products } = demoCatalog({ products: 2_000 });
const goods = [...products];
const leaves = categories.filter(({ code }) => !categories.some(({ parent_code }) => parent_code === code));
const codesOf = (items: readonly { code: string }[]) => new Set(items.map(({ code }) => code));

const unique = (values: readonly (string | null)[]) => {
	const known = values.filter((value) => value !== null);
	return new Set(known).size === known.length;
};

describe('a catalog generated twice', () => {
	test('has the same products, byte for byte', () => {
		expect(JSON.stringify([...demoCatalog({ products: 300 }).products])).toBe(JSON.stringify([...demoCatalog({ products: 300 }).products]));
	});

	test('can be iterated again', () => expect([...products].length).toBe(goods.length));

	test('a larger catalog keeps the article codes of the smaller one', () => {
		const larger = codesOf([...demoCatalog({ products: 4_000 }).products]);
		expect(goods.filter(({ code }) => !larger.has(code))).toEqual([]);
	});
});

describe.each([1, 62, 100, 2_000, 20_000])('%i products', (count) => {
	const made = [...demoCatalog({ products: count }).products];

	test('are generated exactly', () => expect(made.length).toBe(count));

	test.each(['code', 'slug', 'title', 'ean', 'manufacturer_product_code'] as const)('no two share their %s', (field) => {
		expect(unique(made.map((product) => product[field]))).toBe(true);
	});

	test('contain only existing bundle members', () => {
		const known = codesOf(made);
		expect(made.flatMap(({ group_product_codes }) => group_product_codes).filter((code) => !known.has(code))).toEqual([]);
	});
});

describe('accessories', () => {
	const byCode = new Map(goods.map((product) => [product.code, product]));
	const pairs = goods.flatMap((product) => (product.related ?? []).map(({ sku }) => [product, byCode.get(sku)] as const));
	const attributeOf = (product: SourceProduct | undefined, code: string) => product?.attributes.find((attribute) => attribute.code === code)?.value ?? '';

	test('are other products, for sale, and each listed once', () => {
		expect(pairs.length).toBeGreaterThan(1000);
		expect(pairs.filter(([product, other]) => !other?.visible || other.category_code === product.category_code)).toEqual([]);
		for (const { related = [] } of goods) expect(new Set(related.map(({ sku }) => sku)).size).toBe(related.length);
	});

	test.each([
		['procesori', 'hladnjaci', 'socket'],
		['maticne-ploce', 'procesori', 'socket'],
		['maticne-ploce', 'radna-memorija', 'memory_type'],
	])('of %s, those among %s fit by their %s', (category, accessory, attribute) => {
		const fitting = pairs.filter(([product, other]) => product.category_code === category && other?.category_code === accessory);
		expect(fitting.length).toBeGreaterThan(5);
		for (const [product, other] of fitting) expect(attributeOf(other, attribute)).toContain(attributeOf(product, attribute));
	});
});

test('large televisions are bulky: an old one is taken back with them, and no badge promises free delivery', () => {
	const inches = ({ picture }: SourceProduct) => Number(picture.params['size']);
	const televisions = goods.filter(({ category_code }) => category_code === 'televizori');
	for (const product of televisions) {
		expect([product.code, product.bulky, product.take_back]).toEqual([
			product.code,
			inches(product) >= 40,
			inches(product) >= 40 ? ['collection', 'hand_in'] : null,
		]);
		if (product.bulky) expect(product.badges.map(({ code }) => code)).not.toContain('besplatna-dostava');
	}
	expect(new Set(televisions.map(({ bulky }) => bulky))).toEqual(new Set([true, false]));
});

describe('the tree', () => {
	test('every parent comes before its children', () => {
		const seen = new Set<string>();
		for (const { code, parent_code } of categories) {
			if (parent_code !== null) expect(seen).toContain(parent_code);
			seen.add(code);
		}
	});

	test('codes and slugs are unique', () => {
		expect(unique(categories.map(({ code }) => code)) && unique(categories.map(({ slug }) => slug))).toBe(true);
		expect(unique(manufacturers.map(({ slug }) => slug))).toBe(true);
	});

	test.each(leaves.map(({ code }) => code))('%s has products', (code) => {
		expect(goods.some((product) => product.category_code === code && product.visible)).toBe(true);
	});

	test('products belong to leaf categories and known manufacturers only, and every manufacturer sells something', () => {
		const [known, selling] = [codesOf(leaves), codesOf(manufacturers)];
		expect(goods.filter(({ category_code }) => !known.has(category_code))).toEqual([]);
		const sold = new Set(goods.flatMap(({ manufacturer_code }) => manufacturer_code ?? []));
		expect([...sold].filter((code) => !selling.has(code))).toEqual([]);
		expect([...selling].filter((code) => !sold.has(code))).toEqual([]);
	});
});

describe('every product', () => {
	const wrong = (test: (product: SourceProduct) => boolean) => goods.filter((product) => !test(product)).map(({ code }) => code);

	test('has six to eight pictures of a kind that can be drawn, each different', () => {
		expect(wrong(({ picture }) => Object.hasOwn(KINDS, picture.kind))).toEqual([]);
		expect(wrong(({ views }) => views[0] === 'front' && views.length >= 6 && views.length <= 8 && unique(views))).toEqual([]);
	});

	test('has 6 to 14 attributes, three or fewer of them special, none twice', () => {
		expect(wrong(({ attributes }) => attributes.length >= 6 && attributes.length <= 14 && unique(attributes.map(({ code }) => code)))).toEqual([]);
		expect(wrong(({ attributes }) => [1, 2, 3].includes(attributes.filter(({ special }) => special).length))).toEqual([]);
	});

	test('has at most twelve reviews, none before the product, rated 1 to 5', () => {
		expect(wrong(({ reviews }) => reviews.length <= 12 && unique(reviews.map(({ message }) => message)))).toEqual([]);
		expect(wrong(({ reviews, created_at }) => reviews.every(({ rate, datetime }) => rate >= 1 && rate <= 5 && datetime >= created_at))).toEqual([]);
	});

	test('has Croatian texts without codes, capitals or double spaces', () => {
		const text = ({ title, short_description, content }: SourceProduct) => `${title} ${short_description} ${content}`;
		expect(wrong((product) => !/undefined|NaN|null|\[object|!| {2}|false|true/.test(text(product)))).toEqual([]);
	});

	test('has a title that fits two lines of a card', () => expect(wrong(({ title }) => title.length <= 72)).toEqual([]));
});

describe('variations', () => {
	const groups = Map.groupBy(
		goods.filter(({ variation_code }) => variation_code !== null),
		({ variation_code }) => variation_code,
	);

	test('have two members or more, of one category and manufacturer, distinguished by their attributes', () => {
		for (const members of groups.values()) {
			expect(members.length).toBeGreaterThan(1);
			expect(new Set(members.map(({ category_code, manufacturer_code }) => `${category_code} ${manufacturer_code}`)).size).toBe(1);
			expect(unique(members.map(({ variation_attributes }) => JSON.stringify(variation_attributes)))).toBe(true);
		}
	});

	test('are plentiful', () => expect(groups.size).toBeGreaterThan(200));
});

test('some products are hidden', () => expect(goods.filter(({ visible }) => !visible).length).toBeGreaterThanOrEqual(2));
