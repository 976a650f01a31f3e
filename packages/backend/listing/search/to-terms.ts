import { toTelling } from './dictionary/to-telling.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { toWords } from './fold.ts';

/** One thing that a product has to have: a word, a number with its unit, or a phrase that a dictionary knows. */
export interface Term {
	/** As typed, folded. */
	readonly words: readonly string[];
	/** Other names of it, each as its words. */
	readonly others: readonly (readonly string[])[];
	/** The number of a measure and its unit, in the usual spelling. */
	readonly measure?: { readonly number: string; readonly unit: string };
	/** A dictionary has it: it is no slip. */
	readonly isKnown: boolean;
	/** It stands behind a preposition: what the thing is for, or has. */
	readonly isPurpose?: boolean;
}

const MAX_WORDS = 8;
/** Ways to write inches behind a number. */
const INCH_MARKS = /(\d)\s*(?:"|″|”|“|''|′′)/g;
const IS_NUMBER = /^\d+(\.\d+)?$/;

/** What was typed as terms: words that say nothing left out, units in their usual spelling, phrases together. A text of such words alone keeps them. */
export function toTerms(text: string, vocabulary: Vocabulary): Term[] {
	const typed = toWords(text.replaceAll(INCH_MARKS, '$1 in '));
	const isUnit = (word: string, place: number) => IS_NUMBER.test(typed[place - 1] ?? '') && vocabulary.toUnit(word) !== undefined;
	const { words, things } = toTelling(typed, (word, place) => vocabulary.isFiller(word) && !isUnit(word, place), vocabulary.grammar);
	return joinWords(words.slice(0, MAX_WORDS), vocabulary, things);
}

/** Words as terms; those from the place `things` on say what the others are for. */
export function joinWords(words: readonly string[], vocabulary: Vocabulary, things: number): Term[] {
	const terms: Term[] = [];
	for (let place = 0; place < words.length; ) {
		const rest = { words: words.slice(place), things: things - place };
		const term = toMeasure(rest.words, vocabulary) ?? toPhrase(rest, vocabulary);
		terms.push(place >= things ? { ...term, isPurpose: true } : term);
		place += term.words.length;
	}
	return terms;
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

/** The longest phrase that a dictionary has, or the first word by itself. */
function toPhrase({ words, things }: { words: readonly string[]; things: number }, vocabulary: Vocabulary): Term {
	for (let length = Math.min(vocabulary.longest, words.length); length > 0; length -= 1) {
		const phrase = words.slice(0, length);
		const others = vocabulary.findOthers({ words: phrase, things: things > 0 && things < length ? things : length });
		if (others !== undefined) return { words: phrase, others, isKnown: true };
	}
	return { words: words.slice(0, 1), others: [], isKnown: false };
}
