import { type Currency, convertAmount } from '../../../platform/market/currency.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { lengthAt, lengthBefore, toPhrase } from './phrases.ts';
import type { SentenceWords } from './sentence-words.ts';
import { PRICE_DASH, type Token, toNumber } from './tokens.ts';

/** How a market reads prices. */
export interface PriceReading {
	readonly words: SentenceWords;
	readonly vocabulary: Vocabulary;
	/** That of the shopper, also of numbers without one. */
	readonly currency: Currency;
}

/** A number that may be a price. */
export interface Amount {
	/** In major units of the shopper's currency. */
	readonly value: number;
	/** Index of its first token, and of the one behind it, with the currency. */
	readonly start: number;
	readonly end: number;
	readonly hasCurrency: boolean;
}

interface Digits {
	readonly digits: string;
	/** Letters that are written together with the digits: `50eur`. */
	readonly letters: string;
	readonly length: number;
}

/** Slang for `eura`, only together with the number: `300e`. By itself it is no currency, because models are called so. */
const SLANG = 'e';

/** Numbers that may be prices: those with a currency, and those without a unit or a thing behind them. */
export function findAmounts(tokens: readonly Token[], { words, vocabulary, currency }: PriceReading): Amount[] {
	const signs = toSigns(words, currency);
	return tokens.flatMap((_, place) => {
		if (isGroup(tokens, place, { words, signs })) return [];
		const { digits, letters, length } = toDigits(tokens, place, { words, signs });
		const value = toNumber(digits);
		if (value === null || (letters !== '' && letters !== SLANG && !signs.has(letters))) return [];
		const behind = letters === '' ? signs.get(tokens[place + length]?.word ?? '') : undefined;
		const before = letters === '' && behind === undefined ? signs.get(tokens[place - 1]?.word ?? '') : undefined;
		const named = signs.get(letters) ?? behind ?? before;
		const next = tokens[place + length]?.word;
		const isLower = lengthAt(tokens, place + length, { phrases: words.ranges.map(([, second = '']) => toPhrase(second)) }) > 0;
		const isCount = !isLower && named === undefined && letters === '' && next !== undefined && !vocabulary.isFiller(next) && toNumber(next) === null;
		if (isCount) return [];
		return {
			value: named === undefined ? value : convertAmount(value, named, currency),
			start: before === undefined ? place : place - 1,
			end: place + length + (behind === undefined ? 0 : 1),
			hasCurrency: named !== undefined,
		};
	});
}

function toSigns({ currency: names }: SentenceWords, own: Currency): ReadonlyMap<string, Currency> {
	const named = CODES.flatMap((code) => (names[code] ?? []).flatMap((name) => toPhrase(name).map((sign) => [sign, code] as const)));
	return new Map<string, Currency>([...named, [PRICE_DASH, own]]);
}

const CODES: readonly Currency[] = ['EUR', 'RSD', 'BAM'];

type Grouping = { readonly words: SentenceWords; readonly signs: ReadonlyMap<string, Currency> };

/** The digits at a place; `1 000` and `1'000` are one number. */
function toDigits(tokens: readonly Token[], place: number, reading: Grouping): Digits {
	const word = tokens[place]?.word ?? '';
	const [, digits = '', letters = ''] = /^([\d.]+)(\p{L}*)$/u.exec(word) ?? [];
	if (!isGroup(tokens, place + 1, reading)) {
		const [, sign = '', number = ''] = /^(\p{L}{3})([\d.]+)$/u.exec(word) ?? [];
		return reading.signs.has(sign) ? { digits: number, letters: sign, length: 1 } : { digits, letters, length: 1 };
	}
	const [, last = '', unit = ''] = /^(\d{3}(?:\.\d{1,2})?)(\p{L}*)$/u.exec(tokens[place + 1]?.word ?? '') ?? [];
	return { digits: `${digits}.${last}`, letters: unit, length: 2 };
}

/** Whether the token continues the number before it. `iphone 15 256` is no price, so that a limit, a currency or zeros must show that it is one. */
function isGroup(tokens: readonly Token[], place: number, { words, signs }: Grouping): boolean {
	const [first, last] = [tokens[place - 1]?.word ?? '', tokens[place]?.word ?? ''];
	const [, group] = /^(\d{3})(?:\.\d{1,2})?(\p{L}*)$/u.exec(last) ?? [];
	if (group === undefined || !/^[1-9]\d{0,2}$/.test(first)) return false;
	const limits = [...words.below, ...words.above, ...words.about].map(toPhrase);
	return group.startsWith('0') || signs.has(tokens[place - 2]?.word ?? '') || lengthBefore(tokens, place - 1, limits) > 0;
}
