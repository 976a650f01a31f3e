import { foldHeader, splitWords } from './fold-header.ts';
import reasons from './unshown-columns.json' with { type: 'json' };

type Match = (folded: string) => boolean;

/**
 * Words by reason, folded: `cijena` anywhere in the name of a column, `*preis` at the end of a word, `nabavn*` at the beginning of one, `=status` as the
 * whole name.
 */
const REASONS: readonly { reason: string; matches: readonly Match[] }[] = Object.entries(reasons).map(([reason, words]) => ({
	reason,
	matches: words.map(toMatch),
}));

/**
 * Why a column that names no field is no attribute either: a price, a stock, a date or the state of a product tells shoppers nothing there, and what
 * the merchant pays must not be seen. Null if it may be an attribute.
 */
export function whyUnshown(column: string): string | null {
	const folded = foldHeader(splitWords(column)).replace(/ \d+$/, '');
	return REASONS.find(({ matches }) => matches.some((isMatch) => isMatch(folded)))?.reason ?? null;
}

function toMatch(word: string): Match {
	if (word.startsWith('=')) return (folded) => folded === word.slice(1);
	const [before, after] = [word.startsWith('*') ? '' : ' ', word.endsWith('*') ? '' : ' '];
	const sought = `${before}${word.replaceAll('*', '')}${after}`;
	return (folded) => ` ${folded} `.includes(sought);
}
