import type { Mapping, ProductRow } from '@titraj/connector';
import { type FacetValue, skuOf, toDecimal, type VendureItem } from './types.ts';

type Language = keyof NonNullable<ProductRow['translations']> & string;

interface MappingSettings {
	/** Language at Vendure of the texts that are Croatian in the shop. */
	readonly language: string;
	/** Further languages of both. */
	readonly languages: readonly Language[];
	/** Pieces of a variant that Vendure does not count. */
	readonly inStock: number;
	/** Category of products without a public collection. */
	readonly otherwise: string;
	/** Code of the facet whose value is the manufacturer. */
	readonly manufacturer: string;
}

/** How variants of Vendure become products of the shop. Copy and change it: it is the merchant's. */
export const toVendureMapping = ({ language, languages, inStock, otherwise, manufacturer }: MappingSettings): Mapping<VendureItem> => ({
	sku: ({ variant }) => skuOf(variant),
	fields: {
		title: { from: (item) => titleIn(item, language) ?? item.product.name, wins: 'source' },
		description: { from: (item) => descriptionIn(item, language) ?? (item.product.description || null), wins: 'shop' },
		translations: { from: (item) => toTranslations(item, languages), wins: 'source' },
		category_path: { from: (item) => toCategoryPath(item) ?? [otherwise], wins: 'shop' },
		manufacturer: { from: (item) => facetsOf(item).find(({ facet }) => facet.code === manufacturer)?.name ?? null, wins: 'shop' },
		price: { from: ({ variant }) => toPrice(variant), wins: 'source' },
		stock: { from: ({ saleable }) => ({ quantity: saleable?.fromStock ?? inStock }), wins: 'source' },
		// Without a number of days, which Vendure does not know: those that staff enter in the shop stay.
		backorder: { from: ({ saleable }) => (saleable === null || saleable.withoutStock > 0 ? {} : null), wins: 'source' },
		images: { from: toImages, wins: 'source' },
		attributes: { from: (item) => toAttributes(facetsOf(item).filter(({ facet }) => facet.code !== manufacturer)), wins: 'source' },
		variant: { from: (item) => (hasOptions(item) ? { group: `vendure-${item.product.id}`, options: toOptions(item) } : null), wins: 'source' },
		archived: { from: ({ product, variant }) => !product.enabled || !variant.enabled, wins: 'source' },
	},
});

/** The price with VAT of the channel; its rate sets the tax class. */
const toPrice = ({ priceWithTax, currencyCode, taxRateApplied }: VendureItem['variant']): ProductRow['price'] => ({
	...{ amount: toDecimal(priceWithTax), currency: currencyCode, vat_included: true, vat_percent: taxRateApplied.value },
});

/** A variant that differs from others of its product. */
const hasOptions = ({ product, variant }: VendureItem): boolean => product.variants.length > 1 && variant.options.length > 0;

const toOptions = ({ variant }: VendureItem) => variant.options.slice(0, 5).map(({ name, group }) => ({ name: group.name, value: name }));

/** Name of the product and of its options; undefined without a translation of the product. */
function titleIn(item: VendureItem, language: string): string | undefined {
	const name = item.product.translations.find(({ languageCode }) => languageCode === language)?.name.trim();
	if (!name) return undefined;
	const options = hasOptions(item) ? item.variant.options : [];
	return [name, ...options.map((option) => option.translations.find(({ languageCode }) => languageCode === language)?.name ?? option.name)].join(' ');
}

const descriptionIn = ({ product }: VendureItem, language: string): string | undefined =>
	product.translations.find(({ languageCode }) => languageCode === language)?.description || undefined;

function toTranslations(item: VendureItem, languages: readonly Language[]): ProductRow['translations'] {
	const translated = languages.flatMap((language) => {
		const title = titleIn(item, language);
		return title === undefined ? [] : [[language, { title, description: descriptionIn(item, language) ?? null }] as const];
	});
	return translated.length === 0 ? undefined : Object.fromEntries(translated);
}

/** The deepest public collection, from below the root down. */
function toCategoryPath({ product }: VendureItem): string[] | undefined {
	const paths = product.collections.filter(({ isPrivate }) => !isPrivate).map(({ breadcrumbs }) => breadcrumbs.slice(1, 9).map(({ name }) => name));
	return paths.toSorted((one, other) => other.length - one.length).find(({ length }) => length > 0);
}

/** Public facets of the variant and of its product, each value once. */
function facetsOf({ product, variant }: VendureItem): FacetValue[] {
	const all = [...variant.facetValues, ...product.facetValues].filter(({ facet }) => !facet.isPrivate);
	return [...new Map(all.map((value) => [`${value.facet.code}\n${value.name}`, value])).values()];
}

function toAttributes(values: readonly FacetValue[]): ProductRow['attributes'] {
	const byName = Object.entries(Object.groupBy(values, ({ facet }) => facet.name));
	return byName.slice(0, 100).map(([name, own = []]) => {
		const [first = '', ...others] = own.slice(0, 20).map((value) => value.name);
		return { name, value: others.length === 0 ? first : [first, ...others] };
	});
}

function toImages({ product, variant }: VendureItem): ProductRow['images'] {
	const all = [variant.featuredAsset, ...variant.assets, product.featuredAsset, ...product.assets].filter((asset) => asset !== null);
	const pictures = new Map(all.filter(({ type }) => type === 'IMAGE').map(({ id, source }) => [id, { url: source }]));
	return [...pictures.values()].slice(0, 50);
}
