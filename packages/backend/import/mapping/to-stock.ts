import { MOST_BACKORDER_DAYS, parseBackorderDays } from '@titraj/contract/formats/backorder-days.ts';
import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import type { StockInput } from '../../merchant-api/schemas/stock.ts';
import { parseNumber } from '../values/parse-amount.ts';
import { parseBoolean } from '../values/parse-boolean.ts';
import { decimalOf, type FeedSettings } from './feed-settings.ts';
import { type RowNote, refuse } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';

const SOLD_OUT =
	/^(out[ _]of[ _]stock|outofstock|oos|sold[ _]?out|discontinued|nedostupno|nije dostupno|nema( (je|ga))?( na (zalihi|stanju|skladi[šs]tu))?|rasprodano|nicht (verf[üu]gbar|lieferbar)|ausverkauft|ni na zalogi|esaurito|non disponibile|agotado|[ée]puis[ée]|0|no|ne|false)$/;
const IN_STOCK =
	/^(in[ _]stock|instock|available|dostupno|raspolo[žz]ivo( odmah)?|odmah|na (zalihi|stanju|skladi[šs]tu)|ima|auf lager|lieferbar|sofort lieferbar|na zalogi|disponibile|disponible|en stock|in store only|online only|limited[ _]availability|1|yes|da|true)$/;
/** For sale although there is none. */
const TO_ORDER =
	/^((on[ _])?back[ _-]?order(ed)?|available[ _](on[ _]back|to[ _]|for[ _]|on[ _])order|pre[ _-]?order|made[ _]to[ _]order|(dostupno )?(po|na) narud[žz]b[ei]|prednarudžba|po naročilu|auf bestellung|vorbestellbar|su ordinazione|preordine|bajo pedido|sur commande)$/;

/** Stock of a row, by location if it has such columns; undefined if the row gives no quantity, which is never guessed. */
export function toStock({ texts, columns, locations }: SourceFields, settings: FeedSettings, notes: RowNote[]): StockInput | undefined {
	if (locations.length > 0) {
		const toLocation = ({ location, column, text }: SourceFields['locations'][number]) => ({
			location,
			quantity: toQuantity(text, parseNumber(text, decimalOf(settings, column)), notes),
		});
		return { locations: locations.map(toLocation) };
	}
	const text = texts.stock?.trim() ?? '';
	if (text !== '') return { quantity: toQuantity(text, parseNumber(text, decimalOf(settings, columns.stock)), notes) };
	const availability = toWords(texts.availability ?? '');
	if (availability === '') return undefined;
	if (SOLD_OUT.test(availability) || TO_ORDER.test(availability)) return { quantity: 0 };
	if (!IN_STOCK.test(availability)) {
		notes.push({ field: 'availability', reason: `"${availability}" says no quantity: the stock is left as it is` });
		return undefined;
	}
	return settings.inStockQuantity === undefined ? undefined : { quantity: settings.inStockQuantity };
}

/**
 * Whether a row's product is available to order without stock: by its own column (yes, no, or the days until it can be sent; `1` is yes, not a day), or by its
 * availability. Undefined if the row does not say so. A yes leaves the days as they are.
 */
export function toBackorder({ texts }: SourceFields, notes: RowNote[]): ProductRow['backorder'] {
	const text = texts.backorder?.trim() ?? '';
	const isAllowed = parseBoolean(text);
	if (isAllowed !== null) return isAllowed ? {} : null;
	const days = parseBackorderDays(text);
	if (days !== null) return { days };
	if (text !== '') notes.push({ field: 'backorder', reason: `"${text.slice(0, 40)}" is neither yes, no nor a number of days up to ${MOST_BACKORDER_DAYS}` });
	const availability = toWords(texts.availability ?? '');
	if (TO_ORDER.test(availability)) return {};
	return SOLD_OUT.test(availability) ? null : undefined;
}

/** `https://schema.org/InStock` is `in stock`. */
const toWords = (text: string): string =>
	(/^https?:\/\/schema\.org\/\w+$/i.test(text.trim()) ? text.slice(text.lastIndexOf('/') + 1).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : text)
		.trim()
		.toLowerCase();

/** Refuses a row whose stock cannot be parsed: keeping the old quantity could oversell the product. */
function toQuantity(text: string, value: string | null, notes: RowNote[]): number {
	if (value === null) throw refuse('stock', `"${text}" is not a number`);
	const quantity = Number(value);
	if (!Number.isInteger(quantity)) throw refuse('stock', `${text} is no whole number`);
	if (quantity < 0) notes.push({ field: 'stock', reason: `${text} is below zero: there is none` });
	return Math.max(0, quantity);
}
