import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { findPhrases, type PhraseIndex, toPhraseIndex } from './phrases.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { Token } from './tokens.ts';

/** Words that name no thing but whom or what it is for: `poklon`, `za mamu`. */
export interface Occasion {
	readonly tokens: readonly Token[];
	/** Names of kinds that suit it, in the language of the words. */
	readonly kinds: readonly string[];
	/** A gift, of which further words tell more. */
	readonly isGift: boolean;
}

const known = new WeakMap<SentenceWords, PhraseIndex<Omit<Occasion, 'tokens'>>>();

export function findOccasions(tokens: readonly Token[], words: SentenceWords, { toStem }: Vocabulary): Occasion[] {
	const named = () => (words.occasions ?? []).map(({ names, kinds }, place) => ({ value: { kinds, isGift: place === 0 }, names }));
	const index = known.get(words) ?? toPhraseIndex(named(), toStem);
	known.set(words, index);
	return findPhrases(tokens, index, toStem).map(({ value, tokens: used }) => ({ tokens: used, ...value }));
}
