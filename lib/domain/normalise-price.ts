const CURRENCY_SIGNS = /€|\$|£|KM|RSD|BAM|EUR|USD|GBP|din\.?|kn/gi;
/** Thousands in groups of three under one kind of mark. */
const GROUPED = { ',': /^-?\d{1,3}(,\d{3})+$/, '.': /^-?\d{1,3}(\.\d{3})+$/ } as const;

/**
 * Minor units of a price as backends write it: a number in major units or a string such as `1.299,00 €`, `1,299.00`, `KM 12,5`.
 * Rounded to 2 decimals; null when no number can be read (Spec 5).
 */
export function normalisePrice(price: number | string): number | null {
	if (typeof price === 'number') return toMinor(price);
	const bare = price.replace(CURRENCY_SIGNS, '').replace(/\s/g, '').replace('\u2212', '-');
	if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return null;
	return toMinor(Number(withDecimalPoint(bare)));
}

/** A price such as 1.005 is 1.00499… in the machine: the little that is added makes it round as it reads. */
function toMinor(value: number): number | null {
	return Number.isFinite(value) ? Math.round(value * 100 + Math.sign(value) * 1e-6) + 0 : null;
}

function withDecimalPoint(digits: string): string {
	const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
	if (at < 0) return digits;
	const mark = digits[at] === ',' ? ',' : '.';
	const isGrouped = GROUPED[mark].test(digits) && !/^-?0/.test(digits);
	if (isGrouped) return digits.replaceAll(mark, '');
	const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
	const other = mark === ',' ? '.' : ',';
	return `${GROUPED[other].test(whole) ? whole.replaceAll(other, '') : whole}.${decimals}`;
}
