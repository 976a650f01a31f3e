import { currencyOf } from '../../../platform/market/currency.ts';
import type { Market } from '../../../platform/market/market.ts';
import { languagesOf } from '../dictionary/usual-vocabulary.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { findOccasions, type Occasion } from './find-occasions.ts';
import { findPrice } from './find-price.ts';
import { findWishes } from './find-wishes.ts';
import type { Part } from './part.ts';
import { respell } from './respell.ts';
import { SENTENCE_WORDS, type SentenceWords } from './sentence-words.ts';
import { type Token, toTokens, withoutTokens } from './tokens.ts';

/** A typed text, split into what it wishes and the rest. */
export interface Sentence {
	readonly text: string;
	readonly tokens: readonly Token[];
	/** Prices and wishes. */
	readonly parts: readonly Part[];
	/** Tokens that are not in a part. */
	readonly rest: readonly Token[];
	/** Whom or what the thing is for, in words of the rest. */
	readonly occasions: readonly Occasion[];
	/** Words differ from the text. */
	readonly isCorrected?: true;
}

export const sentenceWordsOf = (market: Market): SentenceWords => SENTENCE_WORDS[languagesOf(market)[0] ?? 'hr'];

export function readSentence(typed: string, market: Market, vocabulary: Vocabulary): Sentence {
	const text = typed.normalize('NFC');
	const words = sentenceWordsOf(market);
	const typedTokens = toTokens(text);
	const tokens = respell(typedTokens, words, vocabulary);
	const price = findPrice(tokens, { words, vocabulary, currency: currencyOf(market) });
	const afterPrice = tokens.filter((token) => !price?.tokens.includes(token));
	const wishes = findWishes(afterPrice, words, vocabulary);
	const parts = [...(price ? [price] : []), ...wishes];
	const gone = new Set(parts.flatMap((part) => part.tokens));
	const rest = tokens.filter((token) => !gone.has(token));
	return { text, tokens, parts, rest, occasions: findOccasions(rest, words, vocabulary), ...(tokens !== typedTokens && { isCorrected: true as const }) };
}

/** The text without a part of it. */
export const withoutPart = ({ text, tokens }: Pick<Sentence, 'text' | 'tokens'>, part: Part): string => withoutTokens(text, tokens, new Set(part.tokens));

/** The text of the words that neither the sentence's parts nor `more` use. */
export function toRestText({ text, tokens, parts, isCorrected }: Sentence, more: readonly Part[] = []): string {
	const gone = new Set([...parts, ...more].flatMap((part) => part.tokens));
	if (!isCorrected) return withoutTokens(text, tokens, gone);
	return tokens.flatMap((token) => (gone.has(token) ? [] : [token.word])).join(' ');
}

/** The sentence with corrected words. */
export function correctSentence(sentence: Sentence, corrections: ReadonlyMap<string, string>): Sentence {
	const pairs = new Map(sentence.tokens.map((token) => [token, { ...token, word: corrections.get(token.word) ?? token.word }]));
	const corrected = (tokens: readonly Token[]) => tokens.flatMap((token) => pairs.get(token) ?? []);
	return {
		text: sentence.text,
		tokens: corrected(sentence.tokens),
		rest: corrected(sentence.rest),
		parts: sentence.parts.map((part) => ({ ...part, tokens: corrected(part.tokens) })),
		occasions: sentence.occasions.map((occasion) => ({ ...occasion, tokens: corrected(occasion.tokens) })),
		isCorrected: true,
	};
}
