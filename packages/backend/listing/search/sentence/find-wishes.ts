import type { Vocabulary } from '../dictionary/vocabulary.ts';
import type { Part } from './part.ts';
import { findPhrases, type PhraseIndex, toPhraseIndex } from './phrases.ts';
import { type SentenceWords, WISHES, type Wish } from './sentence-words.ts';
import type { Token } from './tokens.ts';

const known = new WeakMap<SentenceWords, PhraseIndex<Wish>>();

/** Orders and filters that words ask for: `najjeftiniji`, `na akciji`. Of several orders the first one counts. */
export function findWishes(tokens: readonly Token[], words: SentenceWords, { toStem }: Vocabulary): Part[] {
	const named = () => WISHES.map((wish) => ({ value: wish, names: words.wishes[wish] ?? [] }));
	const index = known.get(words) ?? toPhraseIndex(named(), toStem);
	known.set(words, index);
	return findPhrases(tokens, index, toStem).map(({ value, tokens: used }) => ({ kind: 'wish', wish: value, tokens: used }));
}
