import { toWords } from './fold.ts';
import { splitKinds, toStem } from './word-forms.ts';

export interface Hit {
	id: number;
	title: string;
	maker: string | null;
	category: string;
	sold: number;
	quantity: number;
}

/** Hits with the likeliest first: words in the title count most, whole ones more than beginnings, then category and maker, then what sells and is there. */
export function rankHits<T extends Hit>(hits: readonly T[], words: readonly string[]): T[] {
	const phrase = words.join(' ');
	return hits
		.map((hit, place) => ({ hit, place, score: toScore(hit, words, phrase) }))
		.toSorted((a, b) => b.score - a.score || a.place - b.place)
		.map(({ hit }) => hit);
}

function toScore(hit: Hit, words: readonly string[], phrase: string): number {
	const title = tokens(hit.title);
	const category = tokens(hit.category);
	const maker = tokens(hit.maker ?? '');
	const inTitle = words.map((word) => bestMatch(title, word));
	const scores = words.map((word, place) => Math.max(inTitle[place] ?? 0, bestMatch(category, word) * 0.8, bestMatch(maker, word) * 0.7));
	const matched = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, words.length);
	const whole = inTitle.every((score) => score >= WHOLE) ? 1 : 0;
	const together = ` ${title.join(' ')} `.includes(` ${phrase} `) ? 1.5 : 0;
	return matched + whole + together + (hit.quantity > 0 ? 0.3 : 0) + Math.log10(1 + hit.sold) * 0.15 - title.length * 0.03;
}

const WHOLE = 3;

function bestMatch(tokens: readonly string[], word: string): number {
	if (tokens.includes(word)) return WHOLE;
	const parts = splitKinds(word);
	if (parts?.every((part) => tokens.includes(part))) return WHOLE - 0.2;
	if (tokens.some((token) => token.startsWith(word))) return 2;
	const stem = toStem(word);
	return stem !== null && tokens.some((token) => token.startsWith(stem) && token.length <= word.length + 2) ? 2 : 0;
}

/** Words of a text, those of two kinds taken apart as well: `2TB` is `2tb`, `2` and `tb`. */
const tokens = (text: string): string[] => toWords(text).flatMap((token) => [token, ...(splitKinds(token) ?? [])]);
