import { toWords } from '../fold.ts';

/** A word, number or sign of a typed text. */
export interface Token {
	/** Folded. */
	readonly word: string;
	readonly start: number;
	readonly end: number;
}

/** Stands behind a price without cents: `30,-`. */
export const PRICE_DASH = ',-';

/** Words and numbers as in `toWords`, inch marks, signs of currencies and the dash of `30,-`. */
const TOKEN = /(?<=\d)[.,][-–—]{1,2}(?!\d)|[\p{L}\p{M}\p{N}]+(?:[.,][\p{L}\p{N}]+)*|[€$£]|["″”“]|''|′′/gu;
const INCH = /^(?:["″”“]|''|′′)$/;

export function toTokens(text: string): Token[] {
	return [...text.matchAll(TOKEN)].flatMap(({ 0: part, index }) => {
		const range = { start: index, end: index + part.length };
		if (/^[€$£]$/.test(part)) return [{ word: part, ...range }];
		if (/^[.,][-–—]/.test(part)) return [{ word: PRICE_DASH, ...range }];
		if (INCH.test(part)) return [{ word: 'in', ...range }];
		return toWords(part).map((word) => ({ word, ...range }));
	});
}

/** The text without some of its tokens, and without what stands between two of them. */
export function withoutTokens(text: string, tokens: readonly Token[], gone: ReadonlySet<Token>): string {
	let left = '';
	let from = 0;
	for (const [place, token] of tokens.entries()) {
		if (!gone.has(token)) continue;
		const before = tokens[place - 1];
		const isJoined = before !== undefined && gone.has(before);
		if (!isJoined) left += ` ${text.slice(from, Math.max(from, token.start))}`;
		from = Math.max(from, token.end);
	}
	return `${left} ${text.slice(from)}`.replaceAll(/\s+/g, ' ').trim();
}

/** A typed number: thousands may be grouped by points, as in `1.000` and in `1.000,50`, of which `toWords` makes `1.000.50`. */
export function toNumber(word: string): number | null {
	const [, whole, cents] = /^(\d{1,3}(?:\.\d{3})+)\.(\d{1,2})$/.exec(word) ?? [];
	if (whole !== undefined && cents !== undefined) return Number(`${whole.replaceAll('.', '')}.${cents}`);
	if (/^\d{1,3}(\.\d{3})+$/.test(word)) return Number(word.replaceAll('.', ''));
	return /^\d{1,9}(\.\d{1,4})?$/.test(word) ? Number(word) : null;
}
