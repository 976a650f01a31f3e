import type { Dictionary, Grammar } from '../../../platform/text/dictionary.ts';
import { toWords } from '../fold.ts';
import { toStemBy } from '../word-forms.ts';
import { type Telling, toTelling } from './to-telling.ts';

/** Dictionaries made ready for looking up; the first one's grammar holds. */
export interface Vocabulary {
	readonly grammar: Grammar;
	/** Words of the longest phrase. */
	readonly longest: number;
	isFiller(word: string): boolean;
	/** The usual spelling of a unit. */
	toUnit(word: string): string | undefined;
	/** The same for each form of a word. */
	toStem(word: string): string;
	/** Other names of a word or phrase, each as its words; undefined for one that is in no dictionary. `cargador para portátil` is no `cargador portátil`. */
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

/** Each spelling of a unit with the usual one. */
const toSpellings = ([unit, names]: [string, readonly string[]]): [string, string][] => [unit, ...names].flatMap(toWords).map((name) => [name, unit]);
