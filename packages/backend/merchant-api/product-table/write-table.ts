import { ENERGY_CLASS } from '@titraj/contract/shop/shipped-fields.ts';
import { isGtin } from '../rows/is-gtin.ts';
import type { ProductView } from '../schemas/product-view.ts';
import { type AttributeColumn, CATEGORY_SEPARATOR, COLUMNS, OPTION_SEPARATOR, toAttributeColumn, toImageLine, toStockColumn } from './columns.ts';

interface Attribute {
	readonly code: string;
	readonly title: string;
	readonly unit: string | null;
	readonly value_type: 'text' | 'number' | 'boolean' | null;
}

/** Columns of attributes; `numeric` are the codes of those that have numbers. The energy class has a column of its own. */
export const attributeColumnsOf = (attributes: readonly Attribute[], numeric: ReadonlySet<string>): AttributeColumn[] =>
	attributes
		.filter(({ code }) => code !== ENERGY_CLASS.attributeCode)
		.map(({ code, title, unit, value_type }) => ({ code, name: title, unit, kind: value_type ?? (numeric.has(code) ? 'number' : 'text') }));

interface Shape {
	/** Codes of the places with stock. */
	readonly locations: readonly string[];
	readonly attributes: readonly AttributeColumn[];
}

export const tableHeader = ({ locations, attributes }: Shape): string[] => [
	...Object.values(COLUMNS),
	...locations.map(toStockColumn),
	...attributes.map(toAttributeColumn),
];

/** Cells of a product in the order of the header. Prices are left out while another regular price is planned, which a read table would remove. */
export function toTableCells(product: ProductView, { locations, attributes }: Shape): string[] {
	const cells: Record<keyof typeof COLUMNS, string> = { ...toFactCells(product), ...toPriceCells(product) };
	const stock = new Map(product.stock.locations.map(({ location, quantity }) => [location, String(quantity)]));
	const values = Map.groupBy(product.attributes, ({ code }) => code);
	return [
		...Object.keys(COLUMNS).map((name) => cells[name as keyof typeof COLUMNS]),
		...locations.map((location) => stock.get(location) ?? ''),
		...attributes.map(({ code }) => (values.get(code) ?? []).map(({ value }) => value).join('\n')),
	];
}

function toFactCells(product: ProductView): Omit<Record<keyof typeof COLUMNS, string>, PriceName> {
	return {
		sku: product.sku,
		title: product.title,
		category: product.category_path.join(CATEGORY_SEPARATOR),
		manufacturer: product.manufacturer ?? '',
		// Some older products have a number that is no GTIN: it would refuse the row that is read back.
		gtin: isGtin(product.gtin ?? '') ? (product.gtin ?? '') : '',
		mpn: product.mpn ?? '',
		onSale: product.archived ? 'ne' : 'da',
		shortDescription: product.short_description ?? '',
		description: product.description ?? '',
		seo: product.seo_description ?? '',
		unit: product.unit,
		unitQuantity: product.unit_price === null ? '' : toComma(String(product.unit_price.quantity)),
		unitOfPrice: product.unit_price?.unit ?? '',
		weight: product.weight_grams === null ? '' : String(product.weight_grams),
		maximum: product.maximum_quantity === null ? '' : String(product.maximum_quantity),
		backorder: product.backorder === null ? 'ne' : String(product.backorder.days ?? 'da'),
		taxClass: product.tax_class,
		energyClass: product.energy_class ?? '',
		variantGroup: product.variant?.group ?? '',
		variantOptions: (product.variant?.options ?? []).map(({ name, value }) => `${name}${OPTION_SEPARATOR}${value}`).join('\n'),
		images: product.images.map(toImageLine).join('\n'),
	};
}

type PriceName = 'regular' | 'sale' | 'saleFrom' | 'saleTo';

function toPriceCells({ price }: ProductView): Record<PriceName, string> {
	const plannedOf = (kind: 'regular' | 'sale' | 'sale_end') => price.planned.find((planned) => planned.kind === kind);
	if (plannedOf('regular') !== undefined) return { regular: '', sale: '', saleFrom: '', saleTo: '' };
	const planned = plannedOf('sale');
	return {
		regular: toComma(price.regular),
		sale: toComma(price.sale ?? planned?.amount ?? ''),
		saleFrom: planned?.at ?? '',
		saleTo: plannedOf('sale_end')?.at ?? '',
	};
}

const toComma = (amount: string): string => amount.replace('.', ',');
