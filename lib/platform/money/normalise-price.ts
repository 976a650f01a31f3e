const CURRENCY_SIGNS = /€|\$|£|KM|RSD|BAM|EUR|USD|GBP|din\.?|kn/gi;
/** Thousands grouped by one kind of separator. */
const GROUPED = { ',': /^-?\d{1,3}(,\d{3})+$/, '.': /^-?\d{1,3}(\.\d{3})+$/ } as const;

export type DecimalMark = keyof typeof GROUPED;

/**
 * Minor units of a price: a number in major units, or a text such as `1.299,00 €`, `1,299.00`, `KM 12,5`. Rounded to 2 decimals; null if it
 * contains no number (Spec 5). `mark` is the writer's decimal mark and decides ambiguous texts such as `1.005`. Without `mark` the text is
 * from a backend: a bare number has a decimal point; one with a currency sign was written for people, whose currencies have no third
 * decimal.
 */
export function normalisePrice(price: number | string, mark?: DecimalMark): number | null {
	if (typeof price === 'number') return toMinor(price);
	const unsigned = price.replace(CURRENCY_SIGNS, '');
	const bare = unsigned.replace(/\s/g, '').replace('\u2212', '-');
	if (!/^-?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null;
	return toMinor(Number(withDecimalPoint(bare, mark ?? (unsigned === price ? '.' : null))));
}

/** A price such as 1.005 is stored as 1.00499…; the small addition makes it round as it reads. */
function toMinor(value: number): number | null {
	return Number.isFinite(value) ? Math.round(value * 100 + Math.sign(value) * 1e-6) + 0 : null;
}

/** `decimal` is null if three digits after the only mark are a thousands group. */
function withDecimalPoint(digits: string, decimal: DecimalMark | null): string {
	const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
	if (at < 0) return digits;
	const mark = digits[at] === ',' ? ',' : '.';
	const isGrouped = GROUPED[mark].test(digits) && !/^-?0/.test(digits) && (mark !== decimal || digits.indexOf(mark) !== at);
	if (isGrouped) return digits.replaceAll(mark, '');
	const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
	const other = mark === ',' ? '.' : ',';
	return `${GROUPED[other].test(whole) ? whole.replaceAll(other, '') : whole}.${decimals}`;
}
