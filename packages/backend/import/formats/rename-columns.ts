import type { RawRow } from '../readers/raw-row.ts';
import type { ColumnNames } from './english-columns.ts';

/** Rows with the names that the reader of the format uses; other columns keep their names. */
export async function* renameColumns(rows: AsyncIterable<RawRow>, names: ColumnNames): AsyncGenerator<RawRow> {
	for await (const row of rows) {
		if (row.ok) yield { ...row, fields: Object.fromEntries(Object.entries(row.fields).map(([name, value]) => [names.get(name) ?? name, value])) };
		else yield row;
	}
}
