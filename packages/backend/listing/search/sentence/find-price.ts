import { type Amount, findAmounts, type PriceReading } from './find-amounts.ts';
import type { Part } from './part.ts';
import { lengthAt, lengthBefore, toPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Below it a number without a currency is a count: `do 3`. */
const LEAST = 10;
/** How far a price may be from "about" it. */
const ABOUT = 0.15;

/** The price range that a search names: `do 500 eura`, `od 100 do 200`, `€ 50`; null without one. */
export function findPrice(tokens: readonly Token[], reading: PriceReading): Part | null {
	const amounts = findAmounts(tokens, reading);
	return findRange(tokens, amounts, reading) ?? findBound(tokens, amounts, reading);
}

function findRange(tokens: readonly Token[], amounts: readonly Amount[], { words: { ranges } }: PriceReading): Part | null {
	for (const [place, low] of amounts.entries()) {
		const high = amounts[place + 1];
		if (high === undefined || high.value < low.value) continue;
		for (const [first = '', second = ''] of ranges) {
			const before = lengthBefore(tokens, low.start, [toPhrase(first)]);
			const between = lengthBefore(tokens, high.start, [toPhrase(second)]);
			if (before === 0 || between === 0 || high.start - between !== low.end) continue;
			return { kind: 'price', from: low.value, to: high.value, tokens: tokens.slice(low.start - before, high.end) };
		}
		const isJoined = high.start === low.end && high.hasCurrency;
		if (isJoined) return { kind: 'price', from: low.value, to: high.value, tokens: tokens.slice(low.start, high.end) };
	}
	return null;
}

const toMost = (value: number) => ({ from: null, to: value });
const toLeast = (value: number) => ({ from: value, to: null });
const toNear = (value: number) => ({ from: Math.floor(value * (1 - ABOUT)), to: Math.ceil(value * (1 + ABOUT)) });

function findBound(tokens: readonly Token[], amounts: readonly Amount[], { words, vocabulary: { grammar } }: PriceReading): Part | null {
	const kinds = [
		{ phrases: words.below.map(toPhrase), toRange: toMost },
		{ phrases: words.above.map(toPhrase), toRange: toLeast },
		{ phrases: words.about.map(toPhrase), toRange: toNear },
	];
	for (const amount of amounts) {
		// Without a currency `16 ili više` may count anything.
		const behind = amount.hasCurrency ? toBehind(tokens, amount, words) : null;
		if (behind !== null)
			return { kind: 'price', ...behind.toRange(amount.value), tokens: tokens.slice(amount.start - behind.before, amount.end + behind.length) };
		const before = kinds.map(({ phrases }) => lengthBefore(tokens, amount.start, phrases));
		const longest = Math.max(...before);
		const kind = kinds[before.indexOf(longest)];
		if (kind === undefined) continue;
		if (longest === 0) {
			if (amount.hasCurrency) return { kind: 'price', ...toMost(amount.value), tokens: tokens.slice(amount.start, amount.end) };
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

/** The limit whose words stand behind an amount: `300 € ili manje`. */
function toBehind(tokens: readonly Token[], { start, end }: Amount, { orLess, orMore, above }: PriceReading['words']) {
	const less = lengthAt(tokens, end, { phrases: orLess.map(toPhrase) });
	const more = lengthAt(tokens, end, { phrases: orMore.map(toPhrase) });
	if (less + more === 0) return null;
	// `od 300 € naviše` says it twice.
	const before = lengthBefore(tokens, start, above.map(toPhrase));
	return less > more ? { toRange: toMost, length: less, before: 0 } : { toRange: toLeast, length: more, before };
}
