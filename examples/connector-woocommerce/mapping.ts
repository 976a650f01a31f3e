import type { Mapping, ProductRow } from '@titraj/connector';
import type { WooItem, WooProduct, WooVariation } from './types.ts';

interface MappingSettings {
	/** Whether prices are entered with VAT: WooCommerce > Settings > Tax. */
	readonly vatIncluded: boolean;
	/** Pieces of a product that is in stock without a number. */
	readonly inStock: number;
	/** Grams of the unit of weights: 1000 for kg. */
	readonly gramsPerUnit: number;
	/** Category of products without one. */
	readonly otherwise: string;
}

/** How products of WooCommerce become those of the shop. Copy and change it: it is the merchant's. */
export const toWooMapping = ({ vatIncluded, inStock, gramsPerUnit, otherwise }: MappingSettings): Mapping<WooItem> => ({
	sku: ({ product, variation }) => (variation ?? product).sku?.trim() || `woo-${product.id}${variation === null ? '' : `-${variation.id}`}`,
	fields: {
		title: { from: (item) => [toText(item.product.name), ...optionsOf(item).map(({ value }) => value)].join(' ').trim(), wins: 'source' },
		short_description: { from: ({ product }) => toText(product.short_description) || null, wins: 'shop' },
		description: { from: ({ product, variation }) => variation?.description || product.description || null, wins: 'shop' },
		category_path: { from: ({ categoryPath }) => (categoryPath.length > 0 ? categoryPath.map(toText) : [otherwise]), wins: 'shop' },
		gtin: { from: (item) => ownOf(item).global_unique_id?.replaceAll(/[ -]/g, '') || null, wins: 'source' },
		price: { from: (item) => toPrice(ownOf(item), vatIncluded), wins: 'source' },
		stock: { from: (item) => ({ quantity: toPieces(item, inStock) }), wins: 'source' },
		backorder: { from: (item) => (isSoldWithoutStock(item) ? {} : null), wins: 'source' },
		weight_grams: { from: (item) => toGrams(item.variation?.weight || item.product.weight, gramsPerUnit), wins: 'shop' },
		images: { from: toImages, wins: 'source' },
		attributes: { from: ({ product }) => toAttributes(product), wins: 'shop' },
		variant: { from: (item) => (item.variation === null ? null : { group: `woo-${item.product.id}`, options: optionsOf(item) }), wins: 'source' },
		archived: {
			from: (item) => item.product.status !== 'publish' || item.product.catalog_visibility === 'hidden' || ownOf(item).status === 'private',
			wins: 'source',
		},
	},
});

const ownOf = ({ product, variation }: WooItem): WooProduct | WooVariation => variation ?? product;

function toPrice(
	{ regular_price, sale_price, date_on_sale_from_gmt, date_on_sale_to_gmt }: WooProduct | WooVariation,
	vatIncluded: boolean,
): ProductRow['price'] {
	if (!regular_price) return undefined;
	const sale = sale_price && {
		amount: toAmount(sale_price),
		...(date_on_sale_from_gmt && { from: `${date_on_sale_from_gmt}Z` }),
		...(date_on_sale_to_gmt && { to: `${date_on_sale_to_gmt}Z` }),
	};
	return { amount: toAmount(regular_price), currency: 'EUR', vat_included: vatIncluded, ...(sale && { sale }) };
}

/** What is no number is refused by the shop, and listed. */
const toAmount = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? Number(text).toFixed(2) : text);

/** Whose stock counts. */
const stockOf = ({ product, variation }: WooItem): WooProduct | WooVariation =>
	variation === null || variation.manage_stock === 'parent' ? product : variation;

function isSoldWithoutStock(item: WooItem): boolean {
	const { manage_stock, stock_status, backorders } = stockOf(item);
	return stock_status === 'onbackorder' || (manage_stock === true && (backorders === 'yes' || backorders === 'notify'));
}

function toPieces(item: WooItem, inStock: number): number {
	const own = stockOf(item);
	if (own.manage_stock === true) return Math.max(0, Math.floor(own.stock_quantity ?? 0));
	return own.stock_status === 'outofstock' || own.stock_status === 'onbackorder' ? 0 : inStock;
}

function toGrams(weight: string | undefined, gramsPerUnit: number): number | null {
	const grams = Math.round(Number(weight ?? '') * gramsPerUnit);
	return grams > 0 ? grams : null;
}

function toImages({ product, variation }: WooItem): ProductRow['images'] {
	const all = [...(variation?.image ? [variation.image] : []), ...(product.images ?? [])];
	const unique = [...new Map(all.map((image) => [image.src, image])).values()];
	return unique.slice(0, 50).map(({ src, alt }) => ({ url: src, ...(toText(alt) && { alt: toText(alt) }) }));
}

const optionsOf = ({ variation }: WooItem) =>
	(variation?.attributes ?? []).slice(0, 5).map(({ name, option }) => ({ name: toText(name), value: toText(option) }));

/** Attributes that WooCommerce shows, and that do not tell variations apart. */
const toAttributes = ({ attributes = [] }: WooProduct): ProductRow['attributes'] =>
	attributes
		.filter(({ visible, variation, options = [] }) => visible && !variation && options.length > 0)
		.slice(0, 100)
		.map(({ name, options = [] }) => ({ name: toText(name), value: options.length === 1 ? toText(options[0]) : options.slice(0, 20).map(toText) }));

const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	'#039': "'",
	'#8211': '–',
	'#8217': '’',
	'#8220': '“',
	'#8221': '”',
};

/** Plain text of WordPress's HTML, with its paragraphs. */
function toText(html: string | undefined): string {
	return (html ?? '')
		.replaceAll(/<(?:script|style)[^>]{0,1000}>[^<]{0,100000}<\/(?:script|style)>/gi, ' ')
		.replaceAll(/<\/(?:p|div|li|h\d)>|<br[^>]{0,100}>/gi, '\n')
		.replaceAll(/<[^>]{0,2000}>/g, ' ')
		.replaceAll(/&([a-z]{2,5}|#\d{2,5});/g, (entity, name: string) => ENTITIES[name] ?? entity)
		.replaceAll(/[^\S\n]+/g, ' ')
		.replaceAll(/ ?\n[\n ]*/g, '\n')
		.trim();
}
