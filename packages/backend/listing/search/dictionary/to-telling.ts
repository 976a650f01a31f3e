import type { Grammar } from '../../../platform/text/dictionary.ts';

/** The significant words of a text. */
export interface Telling {
	readonly words: readonly string[];
	/** Number of words before the first preposition: they name the thing, the others its purpose. */
	readonly things: number;
}

export function toTelling(
	typed: readonly string[],
	isFiller: (word: string, place: number) => boolean,
	{ prepositions }: Pick<Grammar, 'prepositions'>,
): Telling {
	const isTelling = (word: string, place: number) => !isFiller(word, place);
	const words = typed.filter(isTelling);
	if (words.length === 0) return { words: typed, things: typed.length };
	const preposition = typed.findIndex((word, place) => !isTelling(word, place) && prepositions.includes(word));
	const things = preposition < 0 ? 0 : typed.slice(0, preposition).filter(isTelling).length;
	return { words, things: things === 0 ? words.length : things };
}
