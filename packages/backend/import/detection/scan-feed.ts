import { AttributeKinds } from '../attributes/value-kinds.ts';
import { withoutApostrophes } from '../mapping/change-texts.ts';
import { decimalOf, type FeedSettings } from '../mapping/feed-settings.ts';
import { mapRow } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import { leavesOf } from '../mapping/nested-values.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { cleanText } from '../values/plain-text.ts';

export interface FeedScan {
	readonly kinds: AttributeKinds;
	readonly columns: ReadonlySet<string>;
	/** Columns that have a value in a row. */
	readonly filled: ReadonlySet<string>;
	readonly rows: number;
}

/**
 * Reads a whole feed once to collect its columns and the kinds of its attributes: a single row does not show whether `4` is a number or a
 * name.
 */
export async function scanFeed(rows: AsyncIterable<RawRow>, mapping: MappingFile, settings: Pick<FeedSettings, 'decimal' | 'decimals'>): Promise<FeedScan> {
	const kinds = new AttributeKinds((key) => decimalOf(settings, key));
	const columns = new Set<string>();
	const filled = new Set<string>();
	let count = 0;
	for await (const row of untilBroken(rows)) {
		count += 1;
		if (!row.ok) continue;
		for (const [column, value] of Object.entries(row.fields)) {
			addColumns(columns, column, value);
			if (value !== '' && value !== null && value !== undefined) filled.add(column);
		}
		const { texts, attributes } = withoutApostrophes(mapRow(row.fields, mapping));
		const category = cleanText(texts.category);
		for (const { key, value, unit } of attributes) kinds.add(category, key, value, unit);
	}
	return { kinds, columns, filled, rows: count };
}

/** A nested object is a column, and so are its parts. */
function addColumns(columns: Set<string>, column: string, value: unknown): void {
	columns.add(column);
	if (typeof value === 'object' && value !== null) for (const [path] of leavesOf({ [column]: value })) columns.add(path);
}
