import type { AttributeValue } from '../../merchant-api/schemas/attribute-value.ts';
import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import { htmlToText } from '../values/html-to-text.ts';

const LONGEST = 160;
const MOST_ATTRIBUTES = 6;

/** What shoppers would see of a product, in lines for the merchant. Fields that the row leaves unchanged are not named. */
export function describeProduct(row: ProductRow): string[] {
	const { title, sku, category_path, price, short_description, description, attributes = [], images = [], variant, weight_grams, archived } = row;
	const facts = attributes.slice(0, MOST_ATTRIBUTES).map(({ name, value, unit }) => `${name}: ${toWord(value)}${unit === undefined ? '' : ` ${unit}`}`);
	const more = attributes.length > MOST_ATTRIBUTES ? `, and ${attributes.length - MOST_ATTRIBUTES} more` : '';
	const text = htmlToText(short_description ?? description ?? '').replaceAll(/\s+/g, ' ');
	const lines = [
		`${title ?? '(title unchanged)'} [${sku}]${archived === true ? ', off sale' : ''}`,
		category_path?.join(' > '),
		[price && describePrice(price), describeStock(row)].filter(Boolean).join(', '),
		text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
		variant && `variant: ${variant.options.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
		facts.length > 0 ? `${facts.join('; ')}${more}` : '',
		[images.length > 0 ? `${images.length} pictures` : 'no pictures', weight_grams ? `${weight_grams / 1000} kg` : ''].filter(Boolean).join(', '),
	];
	return lines.filter((line) => line !== undefined && line !== '').map((line, place) => `${place === 0 ? '  - ' : '    '}${line}`);
}

const toWord = (value: AttributeValue['value']): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : [value].flat().join(', '));

function describePrice({ amount, currency, vat_included, sale }: NonNullable<ProductRow['price']>): string {
	const vat = vat_included ? '' : ' without VAT';
	const period = sale ? [sale.from && ` from ${sale.from}`, sale.to && ` to ${sale.to}`].filter(Boolean).join('') : '';
	return sale ? `${sale.amount} ${currency}${vat}${period} instead of ${amount} ${currency}` : `${amount} ${currency}${vat}`;
}

function describeStock({ stock, backorder }: ProductRow): string {
	if (stock === undefined) return 'stock unchanged';
	const quantity = stock.quantity ?? (stock.locations ?? []).reduce((sum, place) => sum + place.quantity, 0);
	if (quantity === 0 && backorder) return 'available to order';
	return quantity === 0 ? 'sold out' : `${quantity} in stock`;
}
