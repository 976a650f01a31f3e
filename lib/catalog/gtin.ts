const LENGTHS = new Set([8, 12, 13, 14]);
/** Prefixes of numbers that shops assign themselves, and of coupons and refunds: they do not identify products globally. */
const NOT_OF_GOODS = /^(?:0[245]|2|98[1-4]|99)/;

/** The EAN if it is a globally valid GTIN, by length, check digit and prefix; else undefined. */
export function toGtin(ean: string | undefined): string | undefined {
	if (ean === undefined || !/^\d+$/.test(ean) || !LENGTHS.has(ean.length)) return;
	// The first digit of a GTIN-14 is the packaging level; a GTIN-12 is a GTIN-13 with a leading 0.
	const goods = ean.length === 8 ? ean : ean.slice(-13).padStart(13, '0');
	return NOT_OF_GOODS.test(goods) || !hasCheckDigit(ean) ? undefined : ean;
}

function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
}
