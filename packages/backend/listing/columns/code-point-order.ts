const SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

/**
 * Text whose order by UTF-16 units is the order of the original by code points, which is also that of UTF-8 bytes: the database compares those. Only
 * surrogates and the characters after them are moved.
 */
export const toCodePointOrder = (text: string): string =>
	/[\ud800-\uffff]/.test(text) ? Array.from({ length: text.length }, (_, place) => String.fromCharCode(toUnit(text.charCodeAt(place)))).join('') : text;

/** Compares two texts by UTF-16 units. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function toUnit(unit: number): number {
	if (unit < SURROGATE) return unit;
	return unit < AFTER_SURROGATES ? unit + 0x2000 : unit - 0x800;
}
