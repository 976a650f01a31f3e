import { LruMap } from '../../../platform/cache/lru-map.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';
import type { NamedAttribute, NamedValue } from './read-attributes.ts';
import { type Measure, SENTENCE_WORDS, type SentenceWords } from './sentence-words.ts';

/** An attribute in the form in which it is compared with a search. */
export interface AttributeWords {
	readonly attribute: NamedAttribute;
	/** Its title and other names of it, each as stems of its words. */
	readonly names: readonly (readonly string[])[];
	readonly values: readonly ValueWords[];
	/** Is a limit itself, as `Nosivost`. */
	readonly isCapacity: boolean;
}

export interface ValueWords {
	readonly value: NamedValue;
	readonly number: number | null;
	/** Canonical unit behind the number. */
	readonly unit: string | null;
	/** Items of the value and other names of them; of a value that says that something is missing, only words for its absence. */
	readonly items: readonly ItemWords[];
	/** Says that something is missing. */
	readonly isNone: boolean;
}

export interface ItemWords {
	readonly stems: readonly string[];
	/** Stems of the words of more than three letters. */
	readonly words: readonly string[];
	/** All words without spaces: `sodimm`. */
	readonly joined: string;
	/** The stop word at its beginning: `u` of `u uhu`. */
	readonly before: string | null;
}

export interface Language {
	readonly words: SentenceWords;
	readonly vocabulary: Vocabulary;
}

/** Prepared attributes of each language: preparing one takes longer than a whole search. Some 2 KB each. */
const prepared = new WeakMap<Vocabulary, LruMap<string, AttributeWords>>();
const MOST_PREPARED = 500;

export function toAttributeWords(attribute: NamedAttribute, language: Language): AttributeWords {
	const known = prepared.get(language.vocabulary) ?? new LruMap<string, AttributeWords>(MOST_PREPARED);
	prepared.set(language.vocabulary, known);
	const key = JSON.stringify(attribute);
	const words = known.get(key) ?? prepare(attribute, language);
	known.set(key, words);
	return words;
}

function prepare(attribute: NamedAttribute, { words, vocabulary }: Language): AttributeWords {
	const toStems = (text: string) => stemsOf(text, vocabulary);
	const weak = new Set(words.weak.map((word) => vocabulary.toStem(toWords(word)[0] ?? '')));
	const own = toStems(attribute.title);
	const telling = own.filter((stem) => !weak.has(stem));
	const group = words.attributes.filter((names) => names.some((name) => toStems(name).join(' ') === own.join(' '))).flat();
	const main = telling.length > 0 ? telling : own;
	const others = main.length === 1 ? synonymsOf(telling.length > 0 ? attribute.title : '', { vocabulary, weak }) : [];
	const names = [main, ...group.map(toStems), ...others];
	const missing = Object.entries(words.missing ?? {}).flatMap(([title, texts]) => (toStems(title).join(' ') === own.join(' ') ? texts : []));
	const opposites = Object.entries(words.opposites).flatMap(([title, values]) => (toStems(title).join(' ') === own.join(' ') ? values.flatMap(toWords) : []));
	const measures = (words.measures ?? []).filter(({ of }) => toStems(of).join(' ') === own.join(' '));
	return {
		attribute,
		isCapacity: (words.capacities ?? []).some((name) => ` ${own.join(' ')} `.includes(` ${toStems(name).join(' ')} `)),
		names: names.filter((name) => name.length > 0),
		values: attribute.values.map((value) => toValueWords(value, { language: { words, vocabulary }, opposites, missing, measures, unit: attribute.unit })),
	};
}

/** Synonyms of the telling word of a title, as stems: `ekran` for `Broj monitora`. */
function synonymsOf(title: string, { vocabulary, weak }: { vocabulary: Vocabulary; weak: ReadonlySet<string> }): string[][] {
	const [word] = toWords(title).filter((one) => !vocabulary.isFiller(one) && !weak.has(vocabulary.toStem(one)));
	const others = word === undefined ? [] : (vocabulary.findOthers({ words: [word], things: 1 }) ?? []);
	return others.filter(({ length }) => length === 1).map((other) => other.map(vocabulary.toStem));
}

interface Described {
	readonly language: Language;
	readonly opposites: readonly string[];
	/** Words for the absence of the attribute. */
	readonly missing: readonly string[];
	/** Words for ranges of the attribute. */
	readonly measures: readonly Measure[];
	/** The attribute's unit, which stands behind values that are only a number. */
	readonly unit: string | null;
}

function toValueWords(value: NamedValue, { language, opposites, missing, measures, unit }: Described): ValueWords {
	const [, digits = '', own = unit ?? ''] = /^(\d[\d.,]*)\s*([^\d\s][^\s,]*)?/u.exec(value.source) ?? [];
	const [first = ''] = toWords(value.title);
	const isNone =
		opposites.includes(first) ||
		isNoPiece(value.source, unit) ||
		isNoneIn(language.words, first) ||
		isNoneIn(SENTENCE_WORDS[SOURCE_LANGUAGE], toWords(value.source)[0] ?? '');
	const number = digits === '' ? null : toSourceNumber(digits);
	const meant = measures.filter(({ least = 0, most = Number.POSITIVE_INFINITY }) => number !== null && number >= least && number <= most);
	const names = meant.flatMap((measure) => measure.names);
	return {
		value,
		number,
		unit: own === '' ? null : toUnit(own, language.vocabulary),
		items: isNone ? missing.flatMap((text) => toItems(text, language)) : [value.title, ...names].flatMap((text) => toItems(text, language)),
		isNone,
	};
}

const isNoneIn = ({ none }: SentenceWords, first: string): boolean => none.some((word) => toWords(word)[0] === first);

/** That of the values as the merchant wrote them, whose translations may say `nothing` in any way. */
const SOURCE_LANGUAGE = 'hr';

/** A count of none: `0` ports, but not `0` °C. */
const isNoPiece = (source: string, unit: string | null): boolean => unit === null && source.trim() === '0';

/** A Croatian number: points group thousands, a comma is decimal. */
const toSourceNumber = (digits: string): number => Number(digits.replace(/[.,]$/, '').replaceAll('.', '').replace(',', '.'));

const INCH = '"';
const toUnit = (unit: string, vocabulary: Vocabulary): string => {
	if (unit === INCH) return 'in';
	const [word = unit.toLowerCase()] = toWords(unit);
	return vocabulary.toUnit(word) ?? word;
};

function toItems(title: string, { words, vocabulary }: Language): ItemWords[] {
	const items = title.split(/[,;/|+]/).map((item) => item.trim());
	const texts = new Set([title, ...items]);
	for (const item of [title, ...items]) {
		// With stop words: `u uhu` is not `na uhu`.
		const toKey = (text: string) => ` ${stemsOf(text, vocabulary, true).join(' ')} `;
		const stems = toKey(item);
		for (const group of words.values) {
			const isHere = group.some((name) => stems.includes(toKey(name)));
			if (isHere) for (const name of group) texts.add(name);
		}
	}
	return [...texts].flatMap((text) => {
		const all = toWords(text);
		const typed = all.filter((word) => !vocabulary.isFiller(word));
		if (typed.length === 0 || typed.every((word) => /^[\d.]+$/.test(word))) return [];
		const stems = typed.map(vocabulary.toStem);
		return [
			{
				stems,
				words: stems.filter((_, place) => /^\p{L}{4,}$/u.test(typed[place] ?? '')),
				joined: typed.join(''),
				before: all[0] === typed[0] ? null : (all[0] ?? null),
			},
		];
	});
}

/** Stems of texts of attributes, which are the same in every search, by vocabulary: related languages have other stop words. */
const stemmed = new WeakMap<Vocabulary, LruMap<string, readonly string[]>>();
const MOST_STEMMED = 2000;

function stemsOf(text: string, vocabulary: Vocabulary, withStopWords = false): readonly string[] {
	const known = stemmed.get(vocabulary) ?? new LruMap<string, readonly string[]>(MOST_STEMMED);
	stemmed.set(vocabulary, known);
	const key = withStopWords ? `+${text}` : text;
	const words = () => toWords(text).filter((word) => withStopWords || !vocabulary.isFiller(word));
	const stems = known.get(key) ?? words().map(vocabulary.toStem);
	known.set(key, stems);
	return stems;
}
