import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { productTranslations } from '@titraj/demo/translations/product-translations.ts';
import { TEXT_LANGUAGES } from '@titraj/demo/translations/texts.ts';
import { expect, test } from 'vitest';

const { categories, products } = demoCatalog({ products: 2_000 });
const goods = [...products];

test('one product has its own description for search engines, in every language', () => {
	const [product, ...others] = goods.filter(({ seo_description }) => seo_description);
	if (!product) throw new Error('No product has one');
	expect([product.code, others.map(({ code }) => code)]).toEqual(['OSC-00002', []]);
	const translations = productTranslations(product);
	const texts = TEXT_LANGUAGES.map((language) => translations[language]?.seo_description);
	expect(new Set([...texts, product.seo_description]).size).toBeGreaterThan(7);
	expect(texts.filter((text) => !text?.endsWith('.'))).toEqual([]);
});

test('products of instruments and parts have the technical template, the others none', () => {
	const templates = new Map(categories.map(({ code, template }) => [code, template]));
	const counts = Object.groupBy(goods, ({ category_code }) => templates.get(category_code) ?? 'none');
	expect(Object.keys(counts).toSorted()).toEqual(['none', 'technical']);
});

test('some products are sold even while their manufacturer is hidden, and some are withdrawn', () => {
	expect(new Set(goods.map(({ ignore_brand_visibility }) => ignore_brand_visibility))).toEqual(new Set([true, false]));
	expect(new Set(goods.map(({ visible }) => visible))).toEqual(new Set([true, false]));
});
