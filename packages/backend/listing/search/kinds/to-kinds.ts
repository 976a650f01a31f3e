import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';
import type { Term } from '../to-terms.ts';
import { type NamedCategory, SHORTEST_PART } from './find-named-categories.ts';
import { ROLES } from './title-roles.ts';

/** The kinds of products that a search means. */
export interface Kinds {
	/** Meant categories with their descendants, the best match first; if descendants match better, only those. */
	readonly meant: readonly number[];
	/** Categories whose names match only a part of the search. */
	readonly like: readonly number[];
	/** Categories of accessories for what is meant: mounts, pads, cables. */
	readonly accessories: readonly number[];
	/** The named categories themselves, the best match first, for suggestions. */
	readonly named: readonly number[];
	/** For each term: titles of the categories that it names, each as a query of its words. */
	readonly titles: readonly (readonly string[])[];
	/** For each term: confidence from 0 to 10 that it names a kind. */
	readonly weights: readonly number[];
}

/**
 * Smaller score differences are ignored: `SSD diskovi` and `Tvrdi diskovi` are the same kind for `disk`, but `Baterije` and `Prijenosne
 * baterije` are not for `baterija`.
 */
const SAME = 0.2;
const MAX_TITLES = 40;

interface Match {
	readonly category: NamedCategory;
	readonly value: number;
	readonly isHead: boolean;
}

type Matches = ReadonlyMap<number, Match>;

export function toKinds(terms: readonly Term[], named: readonly NamedCategory[], vocabulary: Vocabulary): Kinds {
	const matches = matchTerms(terms, named, vocabulary);
	return toKindsOf(toNaming(terms, matches, vocabulary));
}

/** Of a search that names several kinds, what it means if each of the other words names the kind. A measure between two of them belongs to the first: `laptop 16 GB RAM`. */
export function toOtherKinds(terms: readonly Term[], named: readonly NamedCategory[], vocabulary: Vocabulary): Kinds[] {
	const matches = matchTerms(terms, named, vocabulary);
	const naming = findNaming(terms, matches);
	const main = isShared(naming.map((place) => matches[place] ?? new Map())) ? undefined : chooseMain(naming, terms, matches, vocabulary.grammar);
	if (main === undefined) return [];
	const isApart = (place: number) => terms.slice(Math.min(place, main), Math.max(place, main)).some(({ measure }) => measure);
	return naming.filter((place) => place !== main && !isApart(place)).map((place) => toKindsOf(toNaming(terms, matches, vocabulary, place)));
}

const matchTerms = (terms: readonly Term[], named: readonly NamedCategory[], vocabulary: Vocabulary): Matches[] =>
	terms.map((term, place) => matchTerm(term, { named, vocabulary, isLast: place === terms.length - 1 }));

function toKindsOf(byTerm: readonly Matches[]): Kinds {
	const scored = addUp(byTerm);
	const heads = scored.filter(({ isHead }) => isHead);
	const best = Math.max(0, ...heads.map(({ value }) => value));
	const top = heads.filter(({ value }) => value >= best - SAME);
	const meant = unique(top.flatMap(({ category }) => toMeant(category, heads)));
	const rest = (matches: Match[]) => unique(matches.map(({ category }) => category.id)).filter((id) => !meant.includes(id));
	return {
		meant: heads.length > 0 ? meant : [],
		like: heads.length > 0 ? rest(heads) : unique(scored.map(({ category }) => category.id)),
		accessories: heads.length > 0 ? rest(scored.filter(({ isHead }) => !isHead)) : [],
		named: scored.map(({ category }) => category.id),
		titles: byTerm.map((matches) => toTitles([...matches.values()])),
		weights: byTerm.map((matches) => Math.max(0, ...[...matches.values()].map((match) => toWeight(match, heads)))),
	};
}

/**
 * One term names the kind, unless a title contains several of them: `stol za računalo` means no computer, `laptop 16 GB RAM` no memory.
 * Words behind a preposition count only if no other word names a kind.
 */
function toNaming(terms: readonly Term[], byTerm: readonly Matches[], { grammar }: Vocabulary, chosen?: number): readonly Matches[] {
	const naming = findNaming(terms, byTerm);
	const isAny = chosen === undefined && isShared(naming.map((place) => byTerm[place] ?? new Map()));
	const main = isAny ? naming : [chosen ?? chooseMain(naming, terms, byTerm, grammar)];
	return byTerm.map((matches, place) => (main.includes(place) || !hasHead(matches) ? matches : toPurpose(matches)));
}

/** Places of the terms that may name the kind. */
function findNaming(terms: readonly Term[], byTerm: readonly Matches[]): number[] {
	const places = byTerm.flatMap((matches, place) => (hasHead(matches) ? [place] : []));
	const things = places.filter((place) => !terms[place]?.isPurpose);
	return things.length > 0 ? things : places;
}

const hasHead = (matches: Matches): boolean => [...matches.values()].some(({ isHead }) => isHead);

/** Whether some title contains words of several terms. */
const isShared = (naming: readonly Matches[]): boolean =>
	naming.some((matches, place) => [...matches].some(([id, { isHead }]) => isHead && naming.some((others, other) => other !== place && others.has(id))));

/**
 * Chooses the term that names the kind. A kind has precedence over a group of kinds; of several, the noun: the first one, or the last one
 * in languages that put modifiers before it, unless a measure stands between.
 */
function chooseMain(naming: readonly number[], terms: readonly Term[], byTerm: readonly Matches[], { compound }: Vocabulary['grammar']): number | undefined {
	const isKind = (place: number) => {
		const heads = [...(byTerm[place]?.values() ?? [])].filter(({ isHead }) => isHead);
		return heads.some(({ category }) => category.below.length === 1 || hasNamedBelow(category, heads));
	};
	const kinds = naming.some(isKind) ? naming.filter(isKind) : naming;
	return compound === 'last' && !terms.some(({ measure }) => measure) ? kinds.at(-1) : kinds[0];
}

const toPurpose = (matches: Matches): Matches =>
	new Map([...matches].map(([id, match]) => [id, { ...match, isHead: false, value: Math.min(match.value, ROLES.purpose) }]));

/** How much of each category's title a term names, by itself or by a synonym. */
function matchTerm(
	{ words, others }: Term,
	{ named, vocabulary, isLast }: { named: readonly NamedCategory[]; vocabulary: Vocabulary; isLast: boolean },
): Matches {
	const rows = Map.groupBy(named, ({ id }) => id);
	const forms = [words, ...others].map((form) => form.map(vocabulary.toStem));
	const find = (isSame: (word: string, stem: string) => boolean): Map<number, Match> => {
		const matches = new Map<number, Match>();
		for (const found of rows.values()) {
			const [category] = found;
			const match = bestOf(forms, found, isSame);
			if (category && match) matches.set(category.id, { category, ...match });
		}
		return matches;
	};
	// `Büromonitore` are monitors.
	const isPart = (word: string, stem: string) => vocabulary.grammar.joins === true && stem.length >= SHORTEST_PART && word.endsWith(stem);
	const whole = find((word, stem) => word === stem || isPart(word, stem));
	if (whole.size > 0) return whole;
	const joined = vocabulary.grammar.joins ? find((word, stem) => stem === word || (word.length >= SHORTEST_PART && stem.endsWith(word))) : whole;
	const last = words.at(-1);
	return joined.size > 0 || !isLast || last === undefined ? joined : find((word, stem) => word === stem || word.startsWith(last));
}

function bestOf(forms: string[][], rows: readonly NamedCategory[], isSame: (word: string, stem: string) => boolean): Omit<Match, 'category'> | null {
	let best: Omit<Match, 'category'> | null = null;
	for (const form of forms) {
		const hits = form.map((stem) => rows.find(({ word }) => isSame(word, stem)));
		if (hits.some((hit) => hit === undefined)) continue;
		const role = Math.max(...hits.map((hit) => hit?.role ?? 0));
		// A compound counts as two words: `Büromonitore` is as near to `Monitor` as `Gaming-Monitore`.
		const words = (hits[0]?.size ?? 1) + hits.filter((hit, place) => isCompound(hit?.word, form[place])).length;
		const value = role + new Set(hits).size / (2 * words);
		if (best === null || value > best.value) best = { value, isHead: role === ROLES.head };
	}
	return best;
}

const isCompound = (word = '', last = ''): boolean => word !== last && word.endsWith(last);

function addUp(byTerm: readonly Matches[]): Match[] {
	const sums = new Map<number, Match>();
	for (const { category, value, isHead } of byTerm.flatMap((matches) => [...matches.values()])) {
		const sum = sums.get(category.id);
		sums.set(category.id, { category, value: value + (sum?.value ?? 0), isHead: isHead || sum?.isHead === true });
	}
	return [...sums.values()].toSorted(
		(a, b) => Number(b.isHead) - Number(a.isHead) || b.value - a.value || b.category.products_total - a.category.products_total,
	);
}

/** The category with the descendants that match by themselves; if none do, with all of them. */
const toMeant = (category: NamedCategory, heads: readonly Match[]): number[] =>
	hasNamedBelow(category, heads)
		? heads.filter((head) => head.category.path_ids.includes(category.id)).map((head) => head.category.id)
		: category.below.map(([id]) => id);

const hasNamedBelow = ({ id }: NamedCategory, heads: readonly Match[]): boolean =>
	heads.some(({ category }) => category.id !== id && category.path_ids.includes(id));

const toTitles = (matches: readonly Match[]): string[] => {
	const heads = matches.filter(({ isHead }) => isHead);
	const titles = matches.flatMap(({ category }) => (hasNamedBelow(category, heads) ? category.below.filter(([id]) => id === category.id) : category.below));
	return unique(
		titles.map(([, title]) =>
			toWords(title)
				.map((word) => `'${word}'`)
				.join(' & '),
		),
	)
		.filter((query) => query !== '')
		.slice(0, MAX_TITLES)
		.map((query) => `(${query})`);
};

const toWeight = ({ category, isHead }: Match, heads: readonly Match[]): number =>
	!isHead ? 1 : category.below.length === 1 || hasNamedBelow(category, heads) ? 10 : 6;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
