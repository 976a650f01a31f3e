import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { KINDS } from '@titraj/demo/pictures/registry.ts';
import { describe, expect, test } from 'vitest';

const goods = [...demoCatalog({ products: 2_000 }).products].filter(({ visible, group_product_codes }) => visible && group_product_codes.length === 0);
const ofCategory = (category: string) => goods.filter(({ category_code }) => category_code === category);
const attributeOf = ({ attributes }: SourceProduct, code: string) => attributes.find((attribute) => attribute.code === code)?.value ?? '';
const formOf = ({ picture }: SourceProduct) => String(picture.params['form'] ?? '');

describe('a drawing agrees with the attributes', () => {
	test.each<readonly [rule: string, category: string, isDrawn: (product: SourceProduct) => boolean, isStated: (product: SourceProduct) => boolean]>([
		['a mouse with a cable', 'misevi', (product) => formOf(product).startsWith('wired'), (product) => attributeOf(product, 'connection') === 'USB'],
		['a keyboard with a cable', 'tipkovnice', (product) => formOf(product).startsWith('wired'), (product) => attributeOf(product, 'connection') === 'USB'],
		['headphones with a cable', 'slusalice', (product) => formOf(product).endsWith('wired'), (product) => attributeOf(product, 'connection') === '3,5 mm'],
		['a feeder for originals', 'pisaci', (product) => formOf(product).endsWith('feeder'), (product) => attributeOf(product, 'scanner').includes('ulagač')],
		['one cable for picture and power', 'uredski-monitori', (product) => formOf(product) === 'hub', (product) => /\d/.test(attributeOf(product, 'usb_power'))],
		['a tablet for mobile networks', 'tableti', (product) => formOf(product).endsWith('mobile'), (product) => attributeOf(product, 'network').startsWith('5G')],
	])('%s', (_, category, isDrawn, isStated) => {
		const products = ofCategory(category);
		expect(new Set(products.map(isStated))).toEqual(new Set([true, false]));
		expect(products.filter((product) => isDrawn(product) !== isStated(product)).map(({ code }) => code)).toEqual([]);
	});

	test('phones have as many cameras as they say', () => {
		expect(ofCategory('mobiteli').filter((phone) => attributeOf(phone, 'cameras') !== String(phone.picture.params['count']))).toEqual([]);
	});

	test('every form exists', () => {
		const unknown = goods.filter((product) => formOf(product) !== '' && !KINDS[product.picture.kind]?.forms?.includes(formOf(product)));
		expect(unknown.map(({ code }) => code)).toEqual([]);
	});
});

describe('the first page of a list', () => {
	test.each([
		'prijenosna-racunala',
		'uredski-monitori',
		'gaming-monitori',
		'televizori',
		'mobiteli',
		'tableti',
		'slusalice',
		'tipkovnice',
		'misevi',
		'pisaci',
		'stolna-racunala',
	])('%s shows ten different drawings or more, and no four alike in a row', (category) => {
		const first = ofCategory(category)
			.filter(({ quantity }) => quantity > 0)
			.sort((one, other) => other.sold - one.sold)
			.slice(0, 24)
			.map(({ picture }) => JSON.stringify(picture.params));
		expect(new Set(first).size).toBeGreaterThanOrEqual(10);
		expect(first.filter((one, at) => at > 2 && [1, 2, 3].every((back) => first[at - back] === one))).toEqual([]);
	});
});
