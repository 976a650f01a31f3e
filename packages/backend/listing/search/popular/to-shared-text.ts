import { toWords } from '../fold.ts';

const LONGEST = 40;
const MOST_WORDS = 5;
/** Words as a search divides them, such as at a slash: it reads no more of them. */
const MOST_PARTS = 8;
/** Letters, digits and the signs inside of measures and models: no e-mail address, no link. */
const IS_PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,/+"-]*$/u;
const HAS_LETTERS = /\p{L}{2}/u;
/** Six digits or more, in groups or not, as of a phone, an order or a customer. */
const IS_NUMBER = /\d(?:[ ./-]?\d){5}/;

/** A search as it may be shown to other visitors, in lower case; null if it could be about a person: long texts, addresses and numbers. */
export function toSharedText(typed: string): string | null {
	const text = typed.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
	const parts = toWords(text.replaceAll('"', ' in ')).length;
	const isShort = text.length <= LONGEST && text.split(' ').length <= MOST_WORDS && parts <= MOST_PARTS;
	return isShort && IS_PLAIN.test(text) && HAS_LETTERS.test(text) && !IS_NUMBER.test(text) ? text : null;
}
