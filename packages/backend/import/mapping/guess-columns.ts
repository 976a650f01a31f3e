import { vatOfColumn } from './column-hints.ts';
import type { FieldName } from './fields.ts';
import { fitsField } from './fits-field.ts';
import { foldHeader } from './fold-header.ts';
import type { SeenColumns } from './inspect-columns.ts';
import { whyUnshown } from './unshown-columns.ts';

const SALE = /akcij|sniz|popust|sale|special|promo|angebot|aktion|sonder|scontat|offert|ofert|rebaj|solde/;
/** Words of prices that are none: rates, taxes, fees, currencies. */
const NO_PRICE =
	/rabat|discount|^pdv|^ddv|^vat|^tax|stopa|stopnja|porez|mwst satz|mwst$|^iva|valut|currency|wahr|naknad|surcharge|ecotax|staf|tier|stara|old|najniz|lowest|30 dan|sidren|jedinic|grundpreis|per unit/;
const NO_COUNT = /rok|time|zeit|minim|rezerv|putu|status/;
/** States that hide a product, or that are not about whether it is shown. */
const NO_STATE = /featured|istaknut|izdvojen|archiv|arhiv|delet|obrisan|hidden|sakri|skriven/;
const PICTURE = /^(https?:\/\/|[\w./-]+\.(jpe?g|png|webp|gif|avif|tiff?)\b)/i;

type Guess = readonly [field: FieldName, reason: string, isWanted: (folded: string) => boolean];

/** By the reason for which a column is no attribute. In this order: a sale price is a price, too. */
const GUESSES: readonly Guess[] = [
	['sale_price', 'a price', (folded) => SALE.test(folded) && !NO_PRICE.test(folded)],
	['price', 'a price', (folded) => !SALE.test(folded) && !NO_PRICE.test(folded)],
	['stock', 'a stock', (folded) => !NO_COUNT.test(folded)],
	['availability', 'a stock', (folded) => !NO_COUNT.test(folded)],
	['visible', 'whether the product is shown', (folded) => !NO_STATE.test(folded)],
];

/**
 * Fields that no usual name has found, by the words and values of the other columns: `Preporučena MPC` with numbers is the price. Only if one column alone
 * can be meant; several stock columns may be those of several places.
 */
export function guessColumns(free: readonly string[], taken: ReadonlySet<FieldName>, seen: SeenColumns): Partial<Record<FieldName, string | string[]>> {
	const found: Partial<Record<FieldName, string | string[]>> = {};
	const left = new Set(free);
	const valuesOf = (column: string) => seen.columns.get(column)?.values ?? new Set<string>();
	for (const [field, reason, isWanted] of GUESSES) {
		if (taken.has(field)) continue;
		const fitting = [...left].filter(
			(column) =>
				whyUnshown(column)?.startsWith(reason) &&
				!column.includes('%') &&
				isWanted(foldHeader(column)) &&
				valuesOf(column).size > 0 &&
				fitsField(field, valuesOf(column)),
		);
		const only = chooseOne(fitting);
		if (only === undefined) continue;
		found[field] = only;
		left.delete(only);
	}
	const pictures = [...left].filter((column) => whyUnshown(column)?.startsWith('a picture') && [...valuesOf(column)].some((value) => PICTURE.test(value)));
	if (!taken.has('images') && pictures.length > 0) found.images = pictures.length === 1 ? (pictures[0] ?? '') : pictures;
	return found;
}

/** The only column or, of several, the only one whose name says that it includes VAT. */
function chooseOne(columns: readonly string[]): string | undefined {
	const [first, ...others] = columns.length > 1 ? columns.filter((column) => vatOfColumn(column) === true) : columns;
	return others.length === 0 ? first : undefined;
}
