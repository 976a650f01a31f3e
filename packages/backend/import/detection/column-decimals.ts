import { weightUnitOfColumn } from '../mapping/column-hints.ts';
import type { SourceFields } from '../mapping/source-fields.ts';
import { areWholeCounts, detectColumnDecimal } from '../values/column-decimal.ts';
import type { DecimalSign } from '../values/parse-amount.ts';

/** Units of values that are rarely above a thousand. In grams, millimetres or mAh `1.500` is more likely a number with a group of thousands. */
const LARGE_UNITS: ReadonlySet<string> = new Set(['kg', 'lb', 'lbs', 't', 'm', 'cm', 'km', 'l', 'in', '"']);
const MEASURES = /^(duljina|dužina|širina|visina|dubina|promjer|length|width|height|depth|diameter)\b/iu;

type Meaning = 'measure' | 'count' | 'other';

/** Values of the columns with numbers other than prices, to detect the decimal sign of each. */
export class ColumnDecimals {
	readonly #columns = new Map<string, { meaning: Meaning; texts: string[] }>();

	/** True if the merchant or the format sets the sign: counts then show another one only by their digits. */
	readonly #isSet: boolean;

	constructor({ isSet }: { isSet: boolean }) {
		this.#isSet = isSet;
	}

	add({ texts, columns, locations, attributes }: SourceFields): void {
		if (columns.weight !== undefined) this.#add(columns.weight, toMeaning(weightUnitOfColumn(`${columns.weight} ${unitOf(texts.weight)}`)), texts.weight);
		if (columns.vat_percent !== undefined) this.#add(columns.vat_percent, 'measure', texts.vat_percent);
		if (columns.stock !== undefined) this.#add(columns.stock, 'count', texts.stock);
		for (const { column, text } of locations) this.#add(column, 'count', text);
		for (const { key, value, unit } of attributes) {
			if (typeof value === 'string') this.#add(key, MEASURES.test(key) && unit === undefined ? 'measure' : toMeaning(unit ?? unitOf(value)), value);
		}
	}

	/** The sign of each column whose values show it. */
	detect(): ReadonlyMap<string, DecimalSign> {
		return new Map(
			[...this.#columns].flatMap(([column, { meaning, texts }]): [string, DecimalSign][] => {
				const sign = detectColumnDecimal(texts, meaning === 'measure' || (meaning === 'count' && !this.#isSet && areWholeCounts(texts)));
				return sign === null ? [] : [[column, sign]];
			}),
		);
	}

	#add(column: string, meaning: Meaning, text = ''): void {
		if (text.trim() === '') return;
		const known = this.#columns.get(column);
		if (known === undefined) this.#columns.set(column, { meaning, texts: [text] });
		else known.texts.push(text);
	}
}

const toMeaning = (unit: string | null): Meaning => (unit !== null && LARGE_UNITS.has(unit.toLowerCase()) ? 'measure' : 'other');

/** The unit after a value: `kg` of `1.000 kg`. */
const unitOf = (text = ''): string => /\d\s*([^\d\s.,]{1,3})\s*$/u.exec(text)?.[1] ?? '';
