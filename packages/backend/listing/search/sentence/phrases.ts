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
export function lengthBefore(tokens: readonly Token[], place: number, phrases: readonly Phrase[]): number {
	const lengths = phrases.filter((phrase) => phrase.every((word, nth) => tokens[place - phrase.length + nth]?.word === word)).map(({ length }) => length);
	return Math.max(0, ...lengths);
}

const isSame = (typed: string | undefined, word: string, toForm: (word: string) => string): boolean =>
	typed !== undefined && (typed === word || toForm(typed) === toForm(word));

const same = (word: string): string => word;
