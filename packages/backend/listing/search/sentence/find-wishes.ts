import type { Vocabulary } from '../dictionary/vocabulary.ts';
import type { Part } from './part.ts';
import { lengthAt, type Phrase, toPhrase } from './phrases.ts';
import { type SentenceWords, WISHES } from './sentence-words.ts';
import type { Token } from './tokens.ts';

const known = new WeakMap<SentenceWords, readonly { readonly wish: (typeof WISHES)[number]; readonly phrases: readonly Phrase[] }[]>();

/** Orders and filters that words ask for: `najjeftiniji`, `na akciji`. Of several orders the first one counts. */
export function findWishes(tokens: readonly Token[], words: SentenceWords, { toStem }: Vocabulary): Part[] {
	const parts: Part[] = [];
	for (let place = 0; place < tokens.length; ) {
		const found = toPhrases(words)
			.map(({ wish, phrases }) => ({ wish, length: lengthAt(tokens, place, { phrases, toForm: toStem }) }))
			.toSorted((a, b) => b.length - a.length)[0];
		if (found !== undefined && found.length > 0) parts.push({ kind: 'wish', wish: found.wish, tokens: tokens.slice(place, place + found.length) });
		place += Math.max(1, found?.length ?? 0);
	}
	return parts;
}

function toPhrases(words: SentenceWords) {
	const phrases = known.get(words) ?? WISHES.map((wish) => ({ wish, phrases: (words.wishes[wish] ?? []).map(toPhrase) }));
	known.set(words, phrases);
	return phrases;
}
