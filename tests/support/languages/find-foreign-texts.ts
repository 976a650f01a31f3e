import type { KnownTexts } from './known-texts.ts';
import type { Texts } from './read-site.ts';

/** Number of lowercase words of other languages from which a text counts as foreign: names are capitalised, and one word may be borrowed. */
const FOREIGN_WORDS = 2;

/**
 * Texts of pages in another language: texts that are known in another language and not in the page's, and sentences with words that another language
 * has and the page's language does not. Markets of one language share all its words; close languages only those that both have.
 */
export function findForeignTexts(texts: Texts, known: KnownTexts, ofAll: ReadonlySet<string>): string[] {
	const words = new Map([...known].map(([code, all]) => [code, new Set([...all].flatMap((text) => wordsOf(text).map((word) => word.toLowerCase())))]));
	const isElsewhere = (of: ReadonlyMap<string, ReadonlySet<string>>, code: string, text: string) =>
		!of.get(code)?.has(text) && [...of].some(([other, all]) => other !== code && all.has(text));
	return [...texts].flatMap(([code, all]) =>
		[...all].flatMap(([text, path]) => {
			if (ofAll.has(text)) return [];
			const foreign = wordsOf(text).filter((word) => isElsewhere(words, code, word.toLowerCase()));
			const isForeign = isElsewhere(known, code, text) ? foreign.length > 0 : foreign.filter((word) => word === word.toLowerCase()).length >= FOREIGN_WORDS;
			return isForeign ? [`${path}: "${text.slice(0, 120)}" (${foreign.slice(0, 5).join(', ')})`] : [];
		}),
	);
}

/** Words of three letters or more; words with a digit, a dot or a slash are codes or addresses, capitals alone are abbreviations. */
const wordsOf = (text: string): string[] =>
	text.match(/(?<![\p{L}\d.@/_-])\p{L}{3,}(?![\p{L}\d@/_]|\.\p{L})/gu)?.filter((word) => word !== word.toUpperCase()) ?? [];
