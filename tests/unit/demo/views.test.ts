import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { drawPicture } from '@titraj/demo/pictures/draw-picture.ts';
import { parseScaleView, toDimensionText } from '@titraj/demo/pictures/scale/dimensions.ts';
import { describe, expect, test } from 'vitest';

const goods = [...demoCatalog({ products: 1_500 }).products];
const scaleOf = ({ views }: SourceProduct) => views.flatMap((view) => parseScaleView(view) ?? []);
const attributeOf = ({ attributes }: SourceProduct, code: string) => attributes.find((attribute) => attribute.code === code);
const textOf = (product: SourceProduct, code: string) => attributeOf(product, code)?.value;

/** Attribute of a dimension, per category. */
const STATED: readonly [category: string, axis: string, attribute: string][] = [
	['televizori', 'g', 'screen_size'],
	['uredski-monitori', 'g', 'screen_size'],
	['mobiteli', 'g', 'screen_size'],
	['tableti', 'g', 'screen_size'],
	['prijenosna-racunala', 'g', 'screen_size'],
	['podloge-za-mis', 'w', 'width_cm'],
	['podloge-za-mis', 'd', 'depth_cm'],
	['podesivi-stolovi', 'w', 'width_cm'],
	['linije-zvucnika', 'h', 'height_mm'],
	['graficke-kartice', 'w', 'length_mm'],
	['pametni-satovi', 'w', 'case_mm'],
	['robotski-usisavaci', 'h', 'height_mm'],
];

describe('pictures of a demo product', () => {
	test.each(STATED)('of %s state the dimension %s as its attribute %s does', (category, axis, attribute) => {
		const products = goods.filter(({ category_code, group_product_codes }) => category_code === category && group_product_codes.length === 0);
		expect(products.length).toBeGreaterThan(0);
		const differing = products.filter((product) => {
			const drawn = scaleOf(product).find((dimension) => dimension.axis === axis);
			return drawn === undefined || toDimensionText(drawn).split(' ≈')[0] !== textOf(product, attribute)?.replace('"', '″').replaceAll(/\s/g, ' ');
		});
		expect(differing.map(({ code }) => code)).toEqual([]);
	});

	test.each(['pisaci', 'fotoaparati', 'slusalice', 'kabeli', 'tipkovnice'])('of %s, which state no dimensions, have none to scale', (category) => {
		const products = goods.filter(({ category_code, group_product_codes }) => category_code === category && group_product_codes.length === 0);
		expect(products.length).toBeGreaterThan(0);
		expect(products.flatMap(scaleOf)).toEqual([]);
	});

	test('of a bundle are of its box alone', () => {
		const bundles = goods.filter(({ group_product_codes }) => group_product_codes.length > 0);
		expect(bundles.length).toBeGreaterThan(0);
		expect(bundles.flatMap(scaleOf)).toEqual([]);
	});

	test('show a pack of as many pieces as the product has', () => {
		const packs = goods.filter(({ views }) => views.some((view) => view.startsWith('pack-')));
		expect(packs.length).toBeGreaterThan(5);
		for (const product of packs) expect(product.views).toContain(`pack-${attributeOf(product, 'pieces')?.number}`);
	});

	test('of colour variants differ in each view', () => {
		const groups = Map.groupBy(
			goods.filter(({ variation_code, picture }) => variation_code !== null && picture.kind === 'headphones'),
			({ variation_code }) => variation_code,
		);
		const [one, other] = [...groups.values()].find(({ length }) => length > 1) ?? [];
		if (!one || !other) throw new Error('no headphones in two colours');
		const drawn = ({ picture, views }: SourceProduct) =>
			views.map((view) =>
				drawPicture({ kind: picture.kind, params: Object.fromEntries(Object.entries(picture.params).map(([k, v]) => [k, String(v)])), view }),
			);
		const [first, second] = [drawn(one), drawn(other)];
		expect(first.length).toBe(second.length);
		for (const [place, svg] of first.entries()) expect(svg).not.toBe(second[place]);
	});
});
