import type { Telling } from './dictionary/to-telling.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';

type Others = readonly (readonly string[])[] | undefined;

/**
 * Synonyms of a phrase as a dictionary has it, or of two words of it in the other order: `laptop punjač` is a `punjač za laptop`, and a `Ständer für Monitore` a
 * `Monitorständer`.
 */
export function findPhrase(phrase: Telling, { findOthers, toStem, grammar }: Vocabulary): Others {
	const { words, things } = phrase;
	const known = findOthers(phrase);
	const [first = '', second = ''] = words;
	if (known !== undefined || words.length !== 2) return known;
	if (things === 1) return grammar.joins ? findOthers({ words: [toStem(second) + first], things: 1 }) : undefined;
	// `Tastatur mechanisch` is no other order of two things.
	const isThings = words.every((word) => findOthers({ words: [word], things: 1 }) !== undefined);
	return isThings ? (findOthers({ words: [second, first], things: 1 }) ?? findOthers({ words: [second, first], things: 2 })) : undefined;
}
