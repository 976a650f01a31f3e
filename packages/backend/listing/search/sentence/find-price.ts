import type { Vocabulary } from '../dictionary/vocabulary.ts';
import type { Part } from './part.ts';
import { lengthBefore, type Phrase, toPhrase } from './phrases.ts';
import type { SentenceWords } from './sentence-words.ts';
import { type Token, toNumber } from './tokens.ts';

/** Below it a number without a currency is a count: `do 3`. */
const LEAST = 10;
/** How far a price may be from "about" it. */
const ABOUT = 0.15;

interface Amount {
	readonly value: number;
	/** Index of its first token, and of the one behind it, with the currency. */
	readonly start: number;
	readonly end: number;
	readonly hasCurrency: boolean;
}

/** The price range that a search names: `do 500 eura`, `od 100 do 200`, `€ 50`; null without one. */
export function findPrice(tokens: readonly Token[], words: SentenceWords, vocabulary: Vocabulary): Part | null {
	const amounts = findAmounts(tokens, words, vocabulary);
	return findRange(tokens, amounts, words) ?? findBound(tokens, amounts, words, vocabulary);
}

function findRange(tokens: readonly Token[], amounts: readonly Amount[], { ranges }: SentenceWords): Part | null {
	for (const [place, low] of amounts.entries()) {
		const high = amounts[place + 1];
		if (high === undefined || high.value < low.value) continue;
		for (const [first = '', second = ''] of ranges) {
			const before = lengthBefore(tokens, low.start, [toPhrase(first)]);
			const between = lengthBefore(tokens, high.start, [toPhrase(second)]);
			if (before === 0 || between === 0 || high.start - between !== low.end) continue;
			return { kind: 'price', from: low.value, to: high.value, tokens: tokens.slice(low.start - before, high.end) };
		}
		const isJoined = high.start === low.end && high.hasCurrency && !low.hasCurrency;
		if (isJoined) return { kind: 'price', from: low.value, to: high.value, tokens: tokens.slice(low.start, high.end) };
	}
	return null;
}

function findBound(tokens: readonly Token[], amounts: readonly Amount[], words: SentenceWords, { grammar }: Vocabulary): Part | null {
	const kinds = [
		{ phrases: words.below.map(toPhrase), toRange: (value: number) => ({ from: null, to: value }) },
		{ phrases: words.above.map(toPhrase), toRange: (value: number) => ({ from: value, to: null }) },
		{ phrases: words.about.map(toPhrase), toRange: (value: number) => ({ from: Math.floor(value * (1 - ABOUT)), to: Math.ceil(value * (1 + ABOUT)) }) },
	];
	for (const amount of amounts) {
		const before = kinds.map(({ phrases }) => lengthBefore(tokens, amount.start, phrases));
		const longest = Math.max(...before);
		const kind = kinds[before.indexOf(longest)];
		if (kind === undefined) continue;
		if (longest === 0) {
			if (amount.hasCurrency) return { kind: 'price', from: null, to: amount.value, tokens: tokens.slice(amount.start, amount.end) };
			continue;
		}
		const start = amount.start - longest;
		// `od` and `from` begin a range, a material or an origin: alone they need a currency.
		const isWeak = longest === 1 && kind !== kinds[0] && grammar.prepositions.includes(tokens[start]?.word ?? '');
		// `iphone 15 pro max 256` is a model with its storage.
		const isName = longest === 1 && tokens[start]?.word === 'max' && tokens[start - 1]?.word === 'pro';
		if (amount.hasCurrency || (!isWeak && !isName && amount.value >= LEAST))
			return { kind: 'price', ...kind.toRange(amount.value), tokens: tokens.slice(start, amount.end) };
	}
	return null;
}

/** Numbers that may be prices: those with a currency, and those without a unit or a thing behind them. */
function findAmounts(tokens: readonly Token[], { currency }: SentenceWords, vocabulary: Vocabulary): Amount[] {
	const signs = new Set(currency.flatMap((sign): Phrase => toPhrase(sign)));
	return tokens.flatMap(({ word }, place) => {
		const [, digits = '', letters = ''] = /^([\d.]+)(\p{L}*)$/u.exec(word) ?? [];
		const value = toNumber(digits);
		if (value === null || (letters !== '' && !signs.has(letters))) return [];
		const isBefore = signs.has(tokens[place - 1]?.word ?? '') && letters === '';
		const isBehind = signs.has(tokens[place + 1]?.word ?? '');
		const start = isBefore && !isBehind ? place - 1 : place;
		const hasCurrency = letters !== '' || isBefore || isBehind;
		const next = tokens[place + 1]?.word;
		const isCount = !hasCurrency && next !== undefined && !vocabulary.isFiller(next) && toNumber(next) === null;
		return isCount ? [] : [{ value, start, end: place + (isBehind ? 2 : 1), hasCurrency }];
	});
}
