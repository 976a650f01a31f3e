import type { RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { cleanText, toText } from '../values/plain-text.ts';
import { flattenValue } from './flatten-value.ts';
import { ATTRIBUTES } from './map-row.ts';
import { isListOfRecords, leavesOf } from './nested-values.ts';

const SAMPLE = 5000;
const MOST_VALUES = 200;
const EXAMPLES = 3;
const LONGEST_EXAMPLE = 40;

/** What the first rows show of a column. */
export interface SeenColumn {
	/** Distinct texts that are not empty, 200 at most. */
	readonly values: ReadonlySet<string>;
	/** Whether one of its values is a list of records. */
	readonly hasRecords: boolean;
}

export interface SeenColumns {
	readonly columns: ReadonlyMap<string, SeenColumn>;
	/** The first rows, as read. */
	readonly sample: readonly Readonly<Record<string, unknown>>[];
}

/** Reads the first rows of a feed to see what its columns hold. Parts of nested objects are columns of their own: `price.amount`. */
export async function inspectColumns(rows: AsyncIterable<RawRow>): Promise<SeenColumns> {
	const columns = new Map<string, { values: Set<string>; hasRecords: boolean }>();
	const sample: Readonly<Record<string, unknown>>[] = [];
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		sample.push(row.fields);
		for (const [path, value] of leavesOf(row.fields, new Set([ATTRIBUTES]))) {
			const seen = columns.get(path) ?? { values: new Set<string>(), hasRecords: false };
			columns.set(path, seen);
			seen.hasRecords ||= isListOfRecords(value);
			const text = flattenValue(value, (part) => cleanText(toText(part)));
			if (text !== '' && seen.values.size < MOST_VALUES) seen.values.add(text);
		}
		if (sample.length >= SAMPLE) break;
	}
	return { columns, sample };
}

/** Some values of a column on one line, for comments: `Crvena | Plava | Zelena`. */
export const toExamples = (seen: SeenColumn | undefined): string =>
	[...(seen?.values ?? [])]
		.slice(0, EXAMPLES)
		.map((text) => (text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text))
		.join(' | ');
