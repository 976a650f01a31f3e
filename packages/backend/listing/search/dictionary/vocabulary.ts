import type { Dictionary, Grammar } from '../../../platform/text/dictionary.ts';
import { toWords } from '../fold.ts';
import { toStemBy } from '../word-forms.ts';
import { type Telling, toTelling } from './to-telling.ts';

/** Dictionaries prepared for lookups; the first one's grammar applies. */
export interface Vocabulary {
	readonly grammar: Grammar;
	/** Number of words of the longest phrase. */
	readonly longest: number;
	isFiller(word: string): boolean;
	/** The canonical spelling of a unit. */
	toUnit(word: string): string | undefined;
	/** The common stem of all forms of a word. */
	toStem(word: string): string;
	/**
	 * Synonyms of a word or phrase, each as its words; undefined if no dictionary contains it. `cargador para portátil` is not a synonym of
	 * `cargador portátil`.
	 */
	findOthers(phrase: Telling): readonly (readonly string[])[] | undefined;
}

type Names = Map<string, readonly string[]>;

export function toVocabulary(grammar: Grammar, dictionaries: readonly Dictionary[]): Vocabulary {
	const fillers = new Set(dictionaries.flatMap((dictionary) => dictionary.fillers.flatMap(toWords)));
	const units = new Map(dictionaries.flatMap((dictionary) => Object.entries(dictionary.units).flatMap(toSpellings)));
	const isFiller = (word: string) => fillers.has(word);
	const toStem = (word: string) => toStemBy(word, grammar);
	const toPhrase = (text: string) => toTelling(toWords(text), isFiller, grammar);
	const toKey = ({ words, things }: Telling) => words.map((word, place) => (place > 0 && place === things ? `~ ${toStem(word)}` : toStem(word))).join(' ');
	const others = new Map<string, Names>();
	const loose = new Map<string, Names>();
	let longest = 1;
	const add = (text: string, names: readonly string[]) => {
		const phrase = toPhrase(text);
		if (phrase.words.length === 0) return;
		longest = Math.max(longest, phrase.words.length);
		const key = toKey(phrase);
		const known: Names = others.get(key) ?? new Map();
		others.set(key, known);
		loose.set(key.replace('~ ', ''), known);
		for (const name of names.map(toPhrase)) if (name.words.length > 0 && toKey(name) !== key) known.set(name.words.join(' '), name.words);
	};
	for (const { groups, leads } of dictionaries) {
		for (const group of groups) for (const name of group) add(name, group);
		for (const [name, led] of Object.entries(leads)) {
			const key = toKey(toPhrase(name));
			const alike = groups.filter((group) => group.some((other) => toKey(toPhrase(other)) === key)).flat();
			for (const other of new Set([name, ...alike])) add(other, led);
		}
	}
	return {
		grammar,
		longest,
		isFiller,
		toUnit: (word) => units.get(word),
		toStem,
		findOthers: (phrase) => {
			const key = toKey(phrase);
			const found = others.get(key) ?? loose.get(key);
			return found && [...found.values()];
		},
	};
}

/** Maps each spelling of a unit to the canonical one. */
const toSpellings = ([unit, names]: [string, readonly string[]]): [string, string][] => [unit, ...names].flatMap(toWords).map((name) => [name, unit]);
