import { type DecimalSign, parseQuantity, toDecimal } from '../values/parse-amount.ts';
import { parseBoolean } from '../values/parse-boolean.ts';

/** Kind of the values of an attribute in a category of the feed. */
export type AttributeKind = { readonly kind: 'number'; readonly unit: string | null } | { readonly kind: 'boolean' } | { readonly kind: 'text' };

/** A number of the feed and the unit after it. */
export interface Measure {
	readonly number: number;
	readonly unit: string | null;
}

/** Characters of a measure; the expression that takes it apart takes long for long texts. */
const LONGEST_MEASURE = 60;

/** Parses `165 Hz`, `24,5"` or `-12.5°C`; null for texts, including codes such as `007` and `1.2.3`. */
export function parseMeasure(value: unknown, decimal: DecimalSign): Measure | null {
	if (typeof value === 'number') return toDecimal(value) === null ? null : { number: value, unit: null };
	const text = typeof value === 'string' ? value.trim() : '';
	if (text.length > LONGEST_MEASURE) return null;
	const match = /^([+-]?\d[\d.,'\u00a0\u202f]*?)\s*([^\d\s.,;:+-][^\d\s.,;]{0,11})?$/u.exec(text);
	if (match === null) return null;
	const [, digits = '', unit = null] = match;
	if (/^[+-]?0\d/.test(digits)) return null;
	const number = parseQuantity(digits, decimal);
	// Long digit strings, such as barcodes, are not measures.
	if (number === null || number.replaceAll(/\D/g, '').length > 12) return null;
	return { number: Number(number), unit };
}

/** Maximum number of attributes to count. In a feed with different keys in every row, further attributes are texts. */
const MOST_ATTRIBUTES = 10_000;
const MOST_UNITS = 20;
/** Minimum share of values of one kind; the others are kept as text. */
const ENOUGH = 0.95;

interface Count {
	all: number;
	booleans: number;
	/** Booleans written as words or in JSON, not as `0` and `1`. */
	words: number;
	versions: number;
	/** Versions such as `4.0`. */
	firstVersions: number;
	measures: Map<string, number>;
}

/** Counts the values of each attribute by category and determines their kind. */
export class AttributeKinds {
	readonly #counts = new Map<string, Count>();
	readonly #decimalOf: (key: string) => DecimalSign;

	constructor(decimalOf: (key: string) => DecimalSign) {
		this.#decimalOf = decimalOf;
	}

	/** `unit` is that of the column, if it has one. */
	add(category: string, key: string, value: unknown, unit?: string): void {
		const count = this.#countOf(toId(category, key));
		if (count === null) return;
		count.all += 1;
		const boolean = toBoolean(value);
		if (boolean !== null) count.booleans += 1;
		if (boolean !== null && (typeof value === 'boolean' || !/^[01]$/.test(String(value)))) count.words += 1;
		if (unit === undefined && typeof value === 'string') this.#addVersion(count, value.trim());
		const measure = boolean !== null && typeof value === 'boolean' ? null : parseMeasure(value, this.#decimalOf(key));
		if (measure === null) return;
		const ownUnit = measure.unit ?? '';
		if (count.measures.has(ownUnit) || count.measures.size < MOST_UNITS) count.measures.set(ownUnit, (count.measures.get(ownUnit) ?? 0) + 1);
	}

	kindOf(category: string, key: string): AttributeKind {
		const count = this.#counts.get(toId(category, key));
		if (count === undefined) return { kind: 'text' };
		const enough = count.all * ENOUGH;
		if (count.booleans >= enough && count.words > 0) return { kind: 'boolean' };
		if (count.versions >= enough && count.firstVersions > 0) return { kind: 'text' };
		const [unit, found] = [...count.measures].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
		return found >= enough && found > 0 ? { kind: 'number', unit: unit || null } : { kind: 'text' };
	}

	/** `4.0` and `5.2` without a unit are versions if one of them ends with the zero that a number would lose. */
	#addVersion(count: Count, text: string): void {
		if (!/^\d{1,2}\.\d$/.test(text)) return;
		count.versions += 1;
		if (text.endsWith('.0')) count.firstVersions += 1;
	}

	#countOf(id: string): Count | null {
		const known = this.#counts.get(id);
		if (known !== undefined) return known;
		if (this.#counts.size >= MOST_ATTRIBUTES) return null;
		const count: Count = { all: 0, booleans: 0, words: 0, versions: 0, firstVersions: 0, measures: new Map() };
		this.#counts.set(id, count);
		return count;
	}
}

export const toBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : typeof value === 'string' ? parseBoolean(value) : null);

const toId = (category: string, key: string): string => JSON.stringify([category, key]);
