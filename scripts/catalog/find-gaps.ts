import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { toGtin } from '#lib/catalog/gtin.ts';
import type { Gap, GapKind } from './gap.ts';

/** An attribute that this share of a category's products have is expected of all of them. */
const EXPECTED_SHARE = 0.8;
/** Products that a category must have before attributes are expected of all of them. */
const FEWEST = 5;
/** Other products that are named beside one with the same EAN or title. */
const MOST_OTHERS = 5;

/** What a product lacks, in the order of `GAP_KINDS` for each product. Compares the products of a category, so it takes all of them at once. */
export function findGaps(products: readonly CheckedProduct[]): readonly Gap[] {
	const expected = new Map([...Map.groupBy(products, ({ category }) => category)].map(([category, ofCategory]) => [category, findExpected(ofCategory)]));
	const byGtin = Map.groupBy(products, ({ gtin }) => gtin);
	const byTitle = Map.groupBy(products, ({ title }) => title);
	return products.flatMap((product) => {
		const { category, sku, gtin, title } = product;
		const sameGtin = gtin === '' ? [] : others(byGtin.get(gtin), sku);
		const sameTitle = product.isVariant ? [] : others(byTitle.get(title), sku);
		const found: readonly (readonly [GapKind, readonly string[]])[] = [
			['picture', product.hasPicture ? [] : ['']],
			['description', product.hasDescription ? [] : ['']],
			['short_description', product.hasShortDescription ? [] : ['']],
			['manufacturer', product.hasManufacturer || product.isBundle ? [] : ['']],
			['gtin', gtin === '' && !product.isBundle ? [''] : []],
			['gtin_invalid', gtin !== '' && toGtin(gtin) === undefined ? [gtin] : []],
			['gtin_twice', sameGtin.length > 0 ? [`${gtin}, also ${sameGtin.join(', ')}`] : []],
			['title_twice', sameTitle.length > 0 ? [`${title}, also ${sameTitle.join(', ')}`] : []],
			['safety', product.hasSafety || product.isBundle ? [] : ['']],
			['attribute', [...(expected.get(category) ?? [])].filter(([code]) => !product.attributes.some((own) => own.code === code)).map(([, name]) => name)],
		];
		return found.flatMap(([kind, details]) => details.map((detail) => ({ kind, category, sku, detail })));
	});
}

/** The properties of a product that are checked. */
export interface CheckedProduct {
	readonly sku: string;
	readonly title: string;
	readonly category: string;
	readonly gtin: string;
	/** Variants of one product may share a title, because their options differ. */
	readonly isVariant: boolean;
	/** The parts of a bundle have their own EANs, manufacturers and contacts. */
	readonly isBundle: boolean;
	readonly hasPicture: boolean;
	readonly hasDescription: boolean;
	readonly hasShortDescription: boolean;
	readonly hasManufacturer: boolean;
	readonly hasSafety: boolean;
	readonly attributes: readonly { readonly code: string; readonly title: string }[];
}

export const toChecked = (product: CatalogProduct): CheckedProduct => ({
	sku: product.code,
	title: product.title.trim(),
	category: product.category_title,
	gtin: product.ean_code?.trim() ?? '',
	isVariant: product.variation !== null,
	isBundle: product.groupproducts_ids.length > 0,
	hasPicture: product.images.length > 0,
	hasDescription: hasText(product.content),
	hasShortDescription: hasText(product.short_description),
	hasManufacturer: hasText(product.manufacturer_title),
	hasSafety: product.safety !== null,
	attributes: product.attributes.map(({ attribute_code, attribute_title }) => ({ code: attribute_code, title: attribute_title })),
});

/** Whether HTML or plain text has a letter or a digit outside of tags. */
const hasText = (html: string | null | undefined): boolean => /[\p{L}\p{N}]/u.test((html ?? '').replaceAll(/<[^<>]*>/g, ' '));

/** Titles of the attributes that most products of a category have, by code. */
function findExpected(products: readonly CheckedProduct[]): ReadonlyMap<string, string> {
	if (products.length < FEWEST) return new Map();
	const titles = new Map(products.flatMap(({ attributes }) => attributes.map(({ code, title }) => [code, title] as const)));
	const count = (code: string) => products.filter(({ attributes }) => attributes.some((own) => own.code === code)).length;
	return new Map([...titles].filter(([code]) => count(code) >= products.length * EXPECTED_SHARE));
}

/** Skus of a few other products, so that the gaps of many products with one title stay short. */
const others = (products: readonly CheckedProduct[] | undefined, sku: string): readonly string[] =>
	(products ?? [])
		.slice(0, MOST_OTHERS + 1)
		.flatMap((product) => (product.sku === sku ? [] : [product.sku]))
		.slice(0, MOST_OTHERS);
