import type { Term } from './to-terms.ts';
import { splitKinds, toStem } from './word-forms.ts';

/**
 * Every term must occur: as a prefix of a word, by its stem, split between letters and digits, by a synonym, or by the title of its kind in
 * `kinds`.
 */
export function toTsQuery(terms: readonly Term[], kinds: readonly (readonly string[])[] = []): string | null {
	const hasNames = terms.length > 1 && terms.every(({ joined }) => joined === undefined);
	return terms.length === 0 ? null : terms.map((term, place) => toTerm(term, { kinds: kinds[place] ?? [], hasNames })).join(' & ');
}

/** Every term must occur as typed: without synonyms, and without the titles of its kind. */
export const toTypedQuery = (terms: readonly Term[]): string | null => toTsQuery(terms.map((term) => ({ ...term, others: [] })));

interface Place {
	/** Titles of the kind that the term names, each as a query. */
	readonly kinds: readonly string[];
	/** Letters beside other words are names, unless they are a piece of a code. */
	readonly hasNames: boolean;
}

function toTerm(term: Term, place: Place): string {
	const whole = term.measure ? toMeasure(term.measure) : toForms(term, place);
	return term.joined === undefined ? whole : `(${whole} | ${prefix(term.joined)})`;
}

function toForms({ words, others }: Term, { kinds, hasNames }: Place): string {
	const distinct = others.filter((other) => !isImplied(other, [words, ...others]));
	// Beside other words, a letter is a name: the C of `USB-C` is not the beginning of `crni`.
	const toForm = (word: string) => (word.length === 1 && (hasNames || words.length > 1) ? `'${word}'` : toWord(word));
	const forms = [all(words.map(toForm)), ...distinct.map((other) => all(other.map(toOther))), ...kinds];
	return forms.length === 1 ? (forms[0] ?? '') : `(${[...new Set(forms)].join(' | ')})`;
}

/** `16 gb` may be written together. Titles write inches as a sign that the index does not have. */
function toMeasure({ number, unit }: NonNullable<Term['measure']>): string {
	// The index splits words at a decimal comma.
	const [whole, rest] = number.split('.');
	const spelled = rest === undefined ? `'${number}'` : `('${number}' | '${whole}' <-> '${rest}')`;
	return unit === 'in' ? spelled : `(${spelled} & ${prefix(unit)} | ${prefix(number + unit)})`;
}

function toWord(word: string): string {
	const stem = toStem(word);
	const parts = splitKinds(word);
	const forms = [prefix(word), ...(stem === null ? [] : toInflected(stem)), ...(parts === null ? [] : [all(parts.map(prefix))])];
	return forms.length === 1 ? prefix(word) : `(${forms.join(' | ')})`;
}

/** Whether a shorter synonym covers this one: `case` finds everything that `PC case` finds, at a third of the cost. */
const isImplied = (name: readonly string[], names: readonly (readonly string[])[]): boolean =>
	names.some((shorter) => shorter.length < name.length && shorter.every((word) => name.includes(word)));

const toOther = (word: string): string => {
	const stem = word.length > 4 ? (toStem(word) ?? word) : word;
	return stem !== word && stem.length <= SHORT ? `(${[`'${word}'`, ...toInflected(stem)].join(' | ')})` : prefix(stem);
};

const SHORT = 4;
const SHORT_ENDINGS = ['', 'a', 'e', 'i', 'o', 'u', 'om', 'em', 'oj', 'og', 'ih', 'im', 'ova', 'ovi', 'ove', 'ama', 'ima'];

/** As a prefix, `tint` of `tinta` would find `tintni`: of a short stem only its inflections are the same word. */
const toInflected = (stem: string): string[] => (stem.length <= SHORT ? SHORT_ENDINGS.map((ending) => `'${stem}${ending}'`) : [prefix(stem)]);

const all = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`);

/** Quoted: a point or dash inside is part of the word. */
const prefix = (word: string): string => `'${word}':*`;
