import type { Grammar } from '../../platform/text/dictionary.ts';

const ENDINGS = /(?:ovima|evima|ovi|evi|ova|eva|ove|eve|ima|ama|om|em|oj|og|ih|im|a|e|i|o|u)$/;
const MIN_STEM = 4;

/** Stem of a Croatian word, so that `tipkovnicu` finds `tipkovnice`; null if too little would be left. */
export function toStem(word: string): string | null {
	if (!/^\p{L}{4,}$/u.test(word)) return null;
	const stem = word.replace(ENDINGS, '');
	return stem !== word && stem.length >= Math.min(MIN_STEM, word.length - 1) ? stem : null;
}

/**
 * Stem of a word: without the longest ending that leaves enough letters. `hladnjaci` and `hladnjak`, `altavoz` and `altavoces`,
 * `multimetri` and `multimetar` have the same stem.
 */
export function toStemBy(word: string, { endings, shortest }: Pick<Grammar, 'endings' | 'shortest'>): string {
	if (!/^\p{L}+$/u.test(word)) return word;
	// Plural of `PC` or `TV`.
	if (endings.includes('s') && /^[^aeiou]{2,3}s$/.test(word)) return word.slice(0, -1);
	// The last letter of `weiss` is no ending: `weisses` has the same stem.
	const ends = (ending: string) => word.endsWith(ending) && !(ending === 's' && word.endsWith('ss'));
	const lengths = endings.filter(ends).map((ending) => word.length - ending.length);
	const stem = word.slice(0, Math.min(word.length, ...lengths.filter((length) => length >= shortest)));
	const even = stem.length > 3 ? stem.replace(/[cz]$/, 'k') : stem;
	return even.length >= 5 ? even.replace(/([^aeiou])[ae]([^aeiou])$/, '$1$2') : even;
}

/** Splits `rtx4070` into `rtx` and `4070`, `16gb` into `16` and `gb`; null for a word without such a boundary. */
export function splitKinds(word: string): string[] | null {
	const parts = word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
	return parts.length > 1 && parts.length <= 3 && parts.join('') === word ? parts : null;
}
