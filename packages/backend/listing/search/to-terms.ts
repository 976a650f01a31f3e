import { toTelling } from './dictionary/to-telling.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { findPhrase } from './find-phrase.ts';
import { toWords } from './fold.ts';

/** One requirement for a product: a word, a number with its unit, or a phrase from a dictionary. */
export interface Term {
	/** As entered, folded. */
	readonly words: readonly string[];
	/** Synonyms, each as its words. */
	readonly others: readonly (readonly string[])[];
	/** Number and unit of a measure, in the canonical spelling. */
	readonly measure?: { readonly number: string; readonly unit: string };
	/** Whether a dictionary contains it, so that it is not corrected. */
	readonly isKnown: boolean;
	/** With the letters that stood before it: `630` of `n 630` may be written `n630`. */
	readonly joined?: string;
	/** Stands behind a preposition: a purpose or a feature. */
	readonly isPurpose?: boolean;
}

const MAX_WORDS = 8;
/** Inch signs behind a number. */
const INCH_MARKS = /(\d)\s*(?:"|″|”|“|''|′′)/g;
const IS_NUMBER = /^\d+(\.\d+)?$/;

/**
 * Splits text into terms: filler words are dropped, units get their canonical spelling, phrases stay together. A text of filler words only
 * keeps them.
 */
export function toTerms(text: string, vocabulary: Vocabulary): Term[] {
	const typed = toWords(text.replaceAll(INCH_MARKS, '$1 in '));
	const isUnit = (word: string, place: number) => IS_NUMBER.test(typed[place - 1] ?? '') && vocabulary.toUnit(word) !== undefined;
	const { words, things } = toTelling(typed, (word, place) => vocabulary.isFiller(word) && !isUnit(word, place), vocabulary.grammar);
	return joinWords(words.slice(0, MAX_WORDS), vocabulary, things, toPieces(typed));
}

const IS_PREFIX = /^\p{L}{1,4}$/u;

/** Numbers behind a few letters, as in codes, with both as one word. Letters that are filler words elsewhere count, too: `s 470`. */
const toPieces = (typed: readonly string[]): ReadonlyMap<string, string> =>
	new Map(
		typed.flatMap((word, place) => {
			const before = typed[place - 1] ?? '';
			return /^\d/.test(word) && IS_PREFIX.test(before) ? [[word, before + word] as const] : [];
		}),
	);

/** Words as terms; those from index `things` on name the purpose. `pieces` are words that may be written together with the one before. */
export function joinWords(words: readonly string[], vocabulary: Vocabulary, things: number, pieces: ReadonlyMap<string, string> = new Map()): Term[] {
	const terms: Term[] = [];
	for (let place = 0; place < words.length; ) {
		const rest = inOrder({ words: words.slice(place), things: things - place }, vocabulary);
		const term = toMeasure(rest.words, vocabulary) ?? toPhrase(rest, vocabulary);
		const joined = pieces.get(term.words[0] ?? '');
		terms.push({ ...term, ...(joined !== undefined && { joined }), ...(place >= things && { isPurpose: true }) });
		if (rest.moved !== undefined) terms.push({ ...toPhrase({ words: [rest.moved], things: 0 }, vocabulary), isPurpose: true });
		place += term.words.length + (rest.moved === undefined ? 0 : 1);
	}
	return terms;
}

interface Rest {
	readonly words: readonly string[];
	readonly things: number;
	/** The word that stood between those of a phrase. */
	readonly moved?: string;
}

/** A word between a preposition and its noun does not break a phrase of a dictionary: `stalak za tri monitora` is a `stalak za monitor`. */
function inOrder(rest: Rest, vocabulary: Vocabulary): Rest {
	const { words, things } = rest;
	const moved = words[things];
	const noun = words[things + 1];
	if (things < 1 || moved === undefined || noun === undefined) return rest;
	const phrase = [...words.slice(0, things), noun];
	const isKnown = (others: readonly string[], before: number) => findPhrase({ words: others, things: before }, vocabulary) !== undefined;
	const isBroken = !isKnown(words.slice(0, things + 1), things) && !isKnown([moved, noun], 2);
	return isBroken && isKnown(phrase, things) ? { words: [...phrase, ...words.slice(things + 2)], things, moved } : rest;
}

/** `27 inča`, `27in` and `16 gb`. */
function toMeasure([word = '', next = '']: readonly string[], vocabulary: Vocabulary): Term | null {
	const joined = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word);
	const unit = joined?.[2] === undefined ? undefined : vocabulary.toUnit(joined[2]);
	if (joined?.[1] !== undefined && unit !== undefined) return { words: [word], others: [], measure: { number: joined[1], unit }, isKnown: true };
	if (!IS_NUMBER.test(word)) return null;
	const isShort = /^\p{L}{1,3}$/u.test(next) && !vocabulary.findOthers({ words: [next], things: 1 });
	const named = vocabulary.toUnit(next) ?? (isShort ? next : undefined);
	return named === undefined ? null : { words: [word, next], others: [], measure: { number: word, unit: named }, isKnown: true };
}

/** The longest phrase that a dictionary contains, or the first word by itself. */
function toPhrase({ words, things }: { words: readonly string[]; things: number }, vocabulary: Vocabulary): Term {
	for (let length = Math.min(vocabulary.longest, words.length); length > 0; length -= 1) {
		const phrase = words.slice(0, length);
		const others = findPhrase({ words: phrase, things: things > 0 && things < length ? things : length }, vocabulary);
		if (others !== undefined) return { words: phrase, others, isKnown: true };
	}
	return toDiminutive(words[0] ?? '', vocabulary) ?? { words: words.slice(0, 1), others: [], isKnown: false };
}

const SHORTEST_BASE = 3;

/** A diminutive of a word that a dictionary contains, with that word and its synonyms: `lampica`. */
function toDiminutive(word: string, { grammar, findOthers }: Vocabulary): Term | null {
	for (const ending of grammar.diminutives ?? []) {
		const base = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
		const others = base.length < SHORTEST_BASE ? undefined : findOthers({ words: [base], things: 1 });
		if (others !== undefined) return { words: [word], others: [[base], ...others], isKnown: true };
	}
	return null;
}
