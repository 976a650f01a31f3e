import { toWords } from '../fold.ts';
import type { Token } from './tokens.ts';

/** A phrase as its folded words. */
export type Phrase = readonly string[];

export const toPhrase = (text: string): Phrase => (/^[€$£]$/.test(text) ? [text] : toWords(text));

/** Number of tokens of the longest phrase that begins at `place`; 0 if none does. */
export function lengthAt(
	tokens: readonly Token[],
	place: number,
	{ phrases, toForm = same }: { phrases: readonly Phrase[]; toForm?: (word: string) => string },
): number {
	return Math.max(0, ...phrases.filter((phrase) => phrase.every((word, nth) => isSame(tokens[place + nth]?.word, word, toForm))).map(({ length }) => length));
}

/** Number of tokens of the longest phrase that ends before `place`. */
export function lengthBefore(tokens: readonly Token[], place: number, phrases: readonly Phrase[], toForm: (word: string) => string = same): number {
	const fits = (phrase: Phrase) => phrase.every((word, nth) => isSame(tokens[place - phrase.length + nth]?.word, word, toForm));
	return Math.max(0, ...phrases.filter(fits).map(({ length }) => length));
}

interface IndexedPhrase<T> {
	readonly value: T;
	readonly words: Phrase;
	readonly stems: readonly string[];
}

/** Phrases by the stem of their first word, the longest first, so that a text is read without comparing it with each of them. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly IndexedPhrase<T>[]>;

export function toPhraseIndex<T>(named: readonly { readonly value: T; readonly names: readonly string[] }[], toStem: (word: string) => string): PhraseIndex<T> {
	const phrases = named
		.flatMap(({ value, names }) => names.map((name) => toIndexed(value, toPhrase(name), toStem)))
		.toSorted((a, b) => b.stems.length - a.stems.length);
	return Map.groupBy(phrases, ({ stems }) => stems[0] ?? '');
}

const toIndexed = <T>(value: T, words: Phrase, toStem: (word: string) => string): IndexedPhrase<T> => ({ value, words, stems: words.map(toStem) });

/** The phrases that a text contains, from left to right; of several at one place the longest, and of those the one with the same words: `nonna` and `nonno` share their stem. */
export function findPhrases<T>(
	tokens: readonly Token[],
	index: PhraseIndex<T>,
	toStem: (word: string) => string,
): { readonly value: T; readonly tokens: readonly Token[] }[] {
	const typed = tokens.map(({ word }) => toStem(word));
	const found: { value: T; tokens: readonly Token[] }[] = [];
	for (let place = 0; place < tokens.length; ) {
		const alike = (index.get(typed[place] ?? '') ?? []).filter(({ stems }) => stems.every((stem, nth) => typed[place + nth] === stem));
		const longest = alike.filter(({ stems }) => stems.length === alike[0]?.stems.length);
		const phrase = longest.find(({ words }) => words.every((word, nth) => tokens[place + nth]?.word === word)) ?? longest[0];
		if (phrase !== undefined) found.push({ value: phrase.value, tokens: tokens.slice(place, place + phrase.stems.length) });
		place += phrase?.stems.length ?? 1;
	}
	return found;
}

const isSame = (typed: string | undefined, word: string, toForm: (word: string) => string): boolean =>
	typed !== undefined && (typed === word || toForm(typed) === toForm(word));

const same = (word: string): string => word;
