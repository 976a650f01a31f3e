import { toWords } from '../fold.ts';
import type { AttributeWords, ItemWords, Language, ValueWords } from './attribute-words.ts';
import { type Bound, findWithin } from './bounds.ts';
import type { AttributePart, Part } from './part.ts';
import { type Token, toNumber } from './tokens.ts';

/** A word of a search that may name an attribute. */
export interface Candidate {
	readonly token: Token;
	readonly stem: string;
	/** Names the kind of product, so that it can name an attribute only behind a number: `dva monitora`. */
	readonly isKind: boolean;
	/** Names it by a word that is not in its title, and that may be an attribute of it as well: `mesh`, `bubice`. */
	readonly isSynonym: boolean;
	/** Stands behind `bez`. */
	readonly isWithout: boolean;
	/** The stop word before it: `u` of `u uhu`. */
	readonly before: string | null;
	/** The limit that stands before a number. */
	readonly bound: Bound | null;
}

interface Match {
	readonly words: AttributeWords;
	readonly values: readonly ValueWords[];
	readonly length: number;
	/** Higher is surer: a number with its unit or a count, a number whose unit is left out, a value, an attribute by its name. */
	readonly rank: 4 | 3 | 2 | 1;
}

const MOST_WORDS = 5;

/** Attributes and values that words of a search name; each word belongs to one of them at most. */
export function findAttributes(candidates: readonly Candidate[], attributes: readonly AttributeWords[], language: Language): Part[] {
	const parts: Part[] = [];
	for (let place = 0; place < candidates.length; ) {
		const matches = attributes.flatMap((words) => matchAt(candidates, place, words, language));
		const longest = Math.max(0, ...matches.map(({ length }) => length));
		const long = matches.filter(({ length }) => length === longest);
		const best = Math.max(0, ...long.map(({ rank }) => rank));
		const found = long.filter(({ rank }) => rank === best);
		if (found.length === 0) {
			place += 1;
			continue;
		}
		const { part, end } = toPart(candidates, place, found);
		if (part !== null) parts.push(part);
		place = end;
	}
	return parts;
}

/** The part of equally good matches; of several attributes, those whose name stands beside the value. */
function toPart(candidates: readonly Candidate[], place: number, found: readonly Match[]): { part: Part | null; end: number } {
	const end = place + (found[0]?.length ?? 1);
	const behind = found.map(({ words, rank }) => (rank === 1 ? 0 : nameLength(candidates, end, words)));
	const before = found.map(({ words, rank }) => (rank === 1 || behind.some((length) => length > 0) ? 0 : nameBefore(candidates, place, words)));
	const longest = Math.max(...behind, ...before);
	const used =
		longest === 0 ? withoutOthers(found, candidates[place]?.bound ?? null) : found.filter((_, nth) => Math.max(behind[nth] ?? 0, before[nth] ?? 0) === longest);
	const from = place - Math.max(...before);
	const to = end + Math.max(...behind);
	const values = used.flatMap((match) => match.values.map(({ value: { id, title } }) => ({ id, title: withUnit(title, match.words.attribute.unit) })));
	const [first] = used;
	if (first === undefined || values.length === 0) return { part: null, end: to };
	const attribute: AttributePart = { kind: 'attribute', title: first.words.attribute.title, values };
	const matched = candidates.slice(from, to);
	const limits = matched.flatMap(({ bound }) => bound?.tokens ?? []);
	return { part: { ...attribute, tokens: [...new Set([...limits, ...matched.map(({ token }) => token)])].toSorted((a, b) => a.start - b.start) }, end: to };
}

/** A limit without a name is that of one attribute: `do 150 kg` is the load of a chair, not its mass. Capacities come first, then the most important filter. */
function withoutOthers(found: readonly Match[], bound: Bound | null): readonly Match[] {
	if (bound === null) return found;
	const [first] = bound.isUpTo ? found.toSorted((a, b) => Number(b.words.isCapacity) - Number(a.words.isCapacity)) : found;
	return first === undefined ? [] : [first];
}

/** The unit stands behind values that are only a number. */
const withUnit = (title: string, unit: string | null): string => {
	if (unit === null || !/^[\d.,]+$/.test(title)) return title;
	return /^["°]/.test(unit) ? title + unit : `${title} ${unit}`;
};

function matchAt(candidates: readonly Candidate[], place: number, words: AttributeWords, language: Language): Match[] {
	const matches = [matchNumber(candidates, place, words, language), matchValue(candidates, place, words), matchName(candidates, place, words)];
	return matches.filter((match) => match !== null);
}

/** `8 jezgri`, `jezgre 8`, `144 hz`, `144hz`, `barem 16 gb`, `osmojezgreni`. */
function matchNumber(candidates: readonly Candidate[], place: number, words: AttributeWords, { words: language, vocabulary }: Language): Match | null {
	const here = candidates[place];
	if (here === undefined) return null;
	const of = (number: number, unit: string | null) => findValues(words, { number, unit }, here.bound);
	const match = (values: readonly ValueWords[], length: number, rank: 4 | 3 = 4): Match | null =>
		values.length === 0 ? null : { words, values, length, rank };
	const [, digits, letters] = /^([\d.]+)(\p{L}+)$/u.exec(here.token.word) ?? [];
	if (digits !== undefined && letters !== undefined) {
		const number = toNumber(digits);
		return number === null ? null : match(of(number, vocabulary.toUnit(letters) ?? letters), 1);
	}
	const typed = toNumber(here.token.word);
	const number = typed ?? numberOf(here, language);
	if (number !== null) {
		const next = candidates[place + 1]?.token.word;
		const byUnit = next === undefined ? [] : of(number, vocabulary.toUnit(next) ?? next);
		if (byUnit.length > 0) return match(byUnit, 2);
		const length = nameLength(candidates, place + 1, words, true);
		if (length === 0) return null;
		const named = of(number, null);
		const counts = named.filter(({ unit }) => unit === null);
		// `dvije baterije` are two pieces, not 2 Ah.
		return typed === null || counts.length > 0 ? match(counts, length + 1) : match(named, length + 1, 3);
	}
	const joined = here.isKind ? null : joinedNumber(here, words, language);
	return joined === null ? null : match(of(joined, null), 1);
}

/** The values with a number and, if it is typed, a unit, or those within the limit that it sets. A capacity must reach it: a chair `do 140 kg` may carry 150. */
function findValues({ values, isCapacity }: AttributeWords, limit: { number: number; unit: string | null }, bound: Bound | null): readonly ValueWords[] {
	const { number, unit } = limit;
	if (bound === null) return values.filter((value) => value.number === number && (unit === null || value.unit === unit));
	const present = values.filter(({ isNone }) => !isNone);
	return findWithin(isCapacity && bound.isUpTo ? { side: 'least', isStrict: false } : bound, limit, present);
}

/** The number that a word means: `dva`. */
const numberOf = ({ token, stem }: Candidate, { numbers }: Language['words']): number | null => {
	const found = Object.entries(numbers).find(
		([, names]) =>
			names.some((name) => !name.endsWith('-') && fold(name) === token.word) || (stem.length > 4 && names.some((name) => fold(name).startsWith(stem))),
	);
	return found === undefined ? null : Number(found[0]);
};

/** Whether all values are numbers of pieces: `3` ports. */
const isCount = ({ attribute, values }: AttributeWords): boolean => attribute.unit === null && values.every(({ value }) => /^\d+$/.test(value.source));

/** The number of a compound with the attribute's name: `osmojezgreni`. */
function joinedNumber({ token }: Candidate, { names }: AttributeWords, { numbers }: Language['words']): number | null {
	for (const [number, prefixes] of Object.entries(numbers)) {
		for (const prefix of prefixes.filter((name) => name.endsWith('-')).map((name) => fold(name.slice(0, -1)))) {
			const rest = token.word.startsWith(prefix) ? token.word.slice(prefix.length) : '';
			if (rest.length >= 4 && names.some(([name = '', ...more]) => more.length === 0 && name.length >= 4 && rest.startsWith(name))) return Number(number);
		}
	}
	return null;
}

/** `oled`, `crni`, `so dimm`: an item of the value, all of its words or its telling ones; behind `bez` every other value. */
function matchValue(candidates: readonly Candidate[], place: number, words: AttributeWords): Match | null {
	for (let length = Math.min(MOST_WORDS, candidates.length - place); length > 0; length -= 1) {
		const typed = candidates.slice(place, place + length);
		if (typed.some(({ isKind, isSynonym }) => isKind && !(isSynonym && length === 1))) continue;
		const joined = typed.map(({ token }) => token.word).join('');
		const stems = typed.map(({ stem }) => stem);
		const isSame = (list: readonly string[]) => list.length === length && list.every((stem, nth) => stem === stems[nth]);
		const isNamed = (item: ItemWords) => item.joined === joined || isSame(item.stems) || isSame(item.words);
		const before = typed[0]?.before ?? null;
		const alike = words.values.filter(({ items }) => items.some(isNamed));
		// `u uhu` and `na uhu` differ only in their stop word.
		const exact = before === null ? [] : alike.filter(({ items }) => items.some((item) => item.before === before && isNamed(item)));
		const named = exact.length > 0 ? exact : alike;
		const values = named.length > 0 && typed[0]?.isWithout ? words.values.filter((value) => !named.includes(value)) : named;
		if (values.length > 0) return { words, values, length, rank: 2 };
	}
	return null;
}

/**
 * `s poništavanjem buke`, `USB-C`: every value but those that say that it is missing, if there are such or the attribute counts pieces; behind `bez` only those
 * that say so.
 */
function matchName(candidates: readonly Candidate[], place: number, words: AttributeWords): Match | null {
	const length = nameLength(candidates, place, words);
	if (length === 0) return null;
	const missing = words.values.filter(({ isNone }) => isNone);
	// An attribute with one value only says that something is there.
	if (missing.length === 0 && words.values.length > 1 && !(length > 1 && isCount(words))) return null;
	return { words, values: candidates[place]?.isWithout ? missing : words.values.filter(({ isNone }) => !isNone), length, rank: 1 };
}

/** Number of words of the attribute's longest name at a place. */
function nameLength(candidates: readonly Candidate[], place: number, { names }: AttributeWords, withKind = false): number {
	const lengths = names.filter((name) => name.every((stem, nth) => isName(candidates[place + nth], stem, withKind))).map(({ length }) => length);
	return Math.max(0, ...lengths);
}

function nameBefore(candidates: readonly Candidate[], place: number, words: AttributeWords): number {
	const lengths = words.names
		.filter(({ length }) => length <= place && nameLength(candidates.slice(0, place), place - length, words) === length)
		.map(({ length }) => length);
	return Math.max(0, ...lengths);
}

const LONG = 6;

/** The same stem, or the beginning of the name: `modularno` is `Modularnost`. */
const isName = (candidate: Candidate | undefined, stem: string, withKind: boolean): boolean =>
	candidate !== undefined &&
	(withKind || !candidate.isKind || (candidate.isSynonym && candidate.stem === stem)) &&
	(candidate.stem === stem || (candidate.stem.length >= LONG && stem.startsWith(candidate.stem)) || (stem.length >= LONG && candidate.stem.startsWith(stem)));

const fold = (name: string): string => toWords(name)[0] ?? '';
