import type { Pattern } from './pattern.ts';

/** Finds the few patterns that a path can match at all, in the table's order. */
export interface PatternIndex {
	candidates(path: string): readonly number[];
}

/** Lengths of the words that patterns are known by, the longest that fits first. */
const WORDS = [16, 8, 4] as const;

/**
 * Each pattern is known by one word out of its literals, the one that fewest others have; a path's candidates are those whose word it
 * holds. Patterns without a word of four signs are always candidates. Thousands of patterns cost a path no more than its own length.
 */
export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
	const known = new Map<string, number[]>();
	const wordless: number[] = [];
	patterns.forEach((pattern, index) => {
		const word = rarest(wordsOf(pattern), known);
		const others = word === null ? wordless : known.get(word);
		if (others) others.push(index);
		else if (word !== null) known.set(word, [index]);
	});
	const sizes = WORDS.filter((size) => [...known.keys()].some((word) => word.length === size));
	return {
		candidates(path) {
			const found = new Set(wordless);
			for (const size of sizes) {
				for (let at = 0; at + size <= path.length; at++) {
					const indexes = known.get(path.slice(at, at + size));
					if (indexes) for (const index of indexes) found.add(index);
				}
			}
			return [...found].sort((a, b) => a - b);
		},
	};
}

/** First and last word of each literal: what rows of a table differ by stands at the edges. */
function wordsOf(pattern: Pattern): readonly string[] {
	return pattern.flatMap((piece) => {
		if (piece.kind === 'capture') return [];
		const size = WORDS.find((length) => length <= piece.text.length);
		return size === undefined ? [] : [piece.text.slice(-size), piece.text.slice(0, size)];
	});
}

function rarest(words: readonly string[], known: ReadonlyMap<string, readonly number[]>): string | null {
	let best: string | null = null;
	for (const word of words) if (best === null || count(word, known) < count(best, known)) best = word;
	return best;
}

function count(word: string, known: ReadonlyMap<string, readonly number[]>): number {
	return known.get(word)?.length ?? 0;
}
