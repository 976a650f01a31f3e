import { readTableRow } from '../../merchant-api/product-table/index.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { parseMoment } from '../values/parse-moment.ts';
import { isDamagedNumber } from '../values/plain-text.ts';

/** Rows of the merchant API from the table of products that the shop exports. */
export async function* readOwnTable(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	for await (const row of rows) yield row.ok ? toRow(row) : row;
}

function toRow({ line, fields: cells }: RawRow & { ok: true }): RawRow {
	const fields = readTableRow(cells, parseMoment);
	const { sku } = fields;
	if (typeof sku !== 'string' || sku === '') return { ok: false, line, reason: 'sku: is empty' };
	if (isDamagedNumber(sku)) return { ok: false, line, sku, reason: `sku: "${sku}" is a number that the spreadsheet has cut: format the column as text` };
	return { ok: true, line, fields };
}
