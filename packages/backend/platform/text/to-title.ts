/** Marks and embeddings of writing direction, which turn the text after them around, and characters without a width. */
const DIRECTION = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A title in one line: composed letters, no control or direction characters, single spaces. Joiners stay, because emoji and some scripts need them. */
export const toTitle = (text: string): string =>
	text
		.normalize('NFC')
		.replaceAll(DIRECTION, '')
		.replaceAll(/[\s\p{Cc}]+/gu, ' ')
		.trim();

/** A merchant's product code with composed letters: the same sku is typed in both forms, depending on the system. */
export const toSku = (text: string): string => text.normalize('NFC');
