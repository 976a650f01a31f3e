import { splitInstalments } from '@titraj/contract/formats/instalments.ts';
import { type Currency, fromCents, roundTo } from '../platform/market/currency.ts';
import { toMajor } from '../platform/market/money.ts';

type Item = Record<string, unknown>;

/** Price fields of a product, except `basic_price_base`, which stays in the base currency. Lines of carts and orders have other fields, which are calculated in their currency (docs/decisions/0015). */
const PRICES = ['price_custom', 'basic_price', 'basic_price_custom', 'extra_price_lowest', 'unitd_price'];

/** Converts the prices of products and price filters from euros, in place. The only place where catalog prices are converted. */
export function localizePrices(value: unknown, currency: Currency): void {
	if (Array.isArray(value)) for (const item of value) localizePrices(item, currency);
	else if (isItem(value)) localizeItem(value, currency);
}

function localizeItem(entity: Item, currency: Currency): void {
	for (const inner of Object.values(entity)) localizePrices(inner, currency);
	if ('price_custom' in entity) localizeProduct(entity, currency);
	convert(entity, ['price_when_added'], currency);
	const { facets } = entity;
	if (isItem(facets) && isItem(facets['price'])) convert(facets['price'], ['from', 'to'], currency);
}

function localizeProduct(product: Item, currency: Currency): void {
	convert(product, PRICES, currency);
	const { installments_info: rates, price_custom: price, unitd_qty: measures } = product;
	// Calculated from the converted price: converting the unit price in euros, rounded to a cent, would be off by more than half a dinar.
	if (typeof measures === 'number' && measures > 0 && typeof price === 'number')
		product['unitd_price'] = toMajor(Math.max(1, roundTo(Math.round(price * 100) / measures, currency)));
	if (!isItem(rates) || typeof rates['count'] !== 'number' || typeof price !== 'number') return;
	const { amount, last } = splitInstalments(Math.round(price * 100), rates['count'], currency);
	Object.assign(rates, { amount: toMajor(amount), last_amount: toMajor(last) });
}

function convert(entity: Item, fields: readonly string[], currency: Currency): void {
	for (const field of fields) {
		const amount = entity[field];
		if (typeof amount === 'number') entity[field] = toMajor(fromCents(Math.round(amount * 100), currency));
	}
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
