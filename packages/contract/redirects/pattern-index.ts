import type { Pattern } from './pattern.ts';

/** Finds the few patterns that can match a path, in the table's order. */
export interface PatternIndex {
	candidates(path: string): readonly number[];
}

/** Lengths of the index words; the longest that fits is used. */
const WORDS = [16, 8, 4] as const;

/**
 * Each pattern is indexed by the rarest word of its literals; the candidates for a path are the patterns whose word it contains. Patterns
 * without a word of four characters are always candidates. The lookup time depends on the path's length, not on the number of patterns.
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

/** First and last word of each literal: rows usually differ at the edges. */
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
