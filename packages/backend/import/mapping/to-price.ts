import type { PriceInput } from '../../merchant-api/schemas/price.ts';
import { multiply, withoutTrailingZeros } from '../values/decimal.ts';
import { parseAmount, parseQuantity } from '../values/parse-amount.ts';
import { parseMoment } from '../values/parse-moment.ts';
import { currencyOfColumn } from './column-hints.ts';
import { decimalOf, type FeedSettings, SHOP_CURRENCY } from './feed-settings.ts';
import type { FieldName } from './fields.ts';
import { type RowNote, RowRefusal, refuse } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';

/**
 * Price of a row; undefined if the feed has none. Refuses a row whose price cannot be parsed: a wrong price is worse than a missing
 * product.
 */
export function toPrice(source: SourceFields, settings: FeedSettings, notes: RowNote[]): PriceInput | undefined {
	if (source.texts.price === undefined) return undefined;
	const amount = readAmount('price', source, settings);
	const vatPercent = toVatPercent(source, settings);
	return {
		amount,
		currency: SHOP_CURRENCY,
		vat_included: settings.vatIncluded,
		...(vatPercent !== undefined && { vat_percent: vatPercent }),
		...toSale(source, settings, notes, amount),
	};
}

function toSale(source: SourceFields, settings: FeedSettings, notes: RowNote[], regular: string): Pick<PriceInput, 'sale'> {
	const text = source.texts.sale_price?.trim();
	// Many programs write 0 for no sale, with or without a currency.
	if (text === undefined || (!/[1-9]/.test(text) && (/0/.test(text) || !/[a-z]/i.test(text)))) return {};
	try {
		const amount = readAmount('sale_price', source, settings);
		// Many feeds repeat the regular price here if there is no sale.
		if (Number(amount) === Number(regular)) return {};
		if (Number(amount) > Number(regular)) throw refuse('sale_price', `${text} is not below the regular price`);
		return { sale: { amount, ...toPeriod(source) } };
	} catch (error) {
		if (!(error instanceof RowRefusal)) throw error;
		notes.push(error.note);
		return {};
	}
}

function toPeriod({ texts }: SourceFields): { from?: string; to?: string } {
	const [first, second] = texts.sale_period?.split('/') ?? [texts.sale_from, texts.sale_to];
	const [from, to] = [toEdge('sale_from', first, 'start'), toEdge('sale_to', second, 'end')];
	return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function toEdge(field: FieldName, text: string | undefined, edge: 'start' | 'end'): string | undefined {
	if (text === undefined || text.trim() === '') return undefined;
	const moment = parseMoment(text, edge);
	if (moment === null) throw refuse(field, `"${text}" is no day and no moment of ISO 8601; the sale is left out`);
	return moment;
}

/**
 * VAT rate of a row: a percentage, or a name with a rate in the mapping; the rate of the whole feed if the cell is empty. Rows with an
 * unknown name are refused, because their price would be wrong.
 */
function toVatPercent({ texts, columns }: SourceFields, settings: FeedSettings): number | undefined {
	const text = texts.vat_percent?.trim() ?? '';
	if (text === '') return settings.vatPercent;
	const named = settings.vatRates[text.toLowerCase()];
	if (named !== undefined) return named;
	const percent = parseQuantity(text.endsWith('%') ? text.slice(0, -1).trim() : text, decimalOf(settings, columns.vat_percent));
	if (percent === null || Number(percent) < 0 || Number(percent) > 100)
		throw refuse('vat_percent', `"${text}" is no percentage from 0 to 100: name its rate in "vat_rates" of the mapping file`);
	return Number(percent);
}

/** Positive amount in the shop's currency. */
function readAmount(field: 'price' | 'sale_price', { texts, columns }: SourceFields, settings: FeedSettings): string {
	const text = texts[field] ?? '';
	const parsed = parseAmount(text, settings.decimal);
	if (parsed === null) throw refuse(field, `"${text}" is no amount with a decimal ${settings.decimal === ',' ? 'comma' : 'point'} (--decimal)`);
	if (!(Number(parsed.value) > 0)) throw refuse(field, `${text} is not above zero`);
	const currency = parsed.currency ?? (texts.currency?.trim().toUpperCase() || currencyOfColumn(columns[field] ?? '') || settings.currency);
	return withoutTrailingZeros(currency === SHOP_CURRENCY ? parsed.value : convert(field, parsed.value, currency, settings));
}

function convert(field: FieldName, value: string, currency: string, { rates, vatIncluded }: FeedSettings): string {
	const rate = rates[currency];
	if (rate === undefined) throw refuse(field, `is in ${currency}, the shop's prices are in ${SHOP_CURRENCY}: say what one is worth with --rate ${currency}=…`);
	return multiply(value, rate, vatIncluded ? 2 : 4);
}
