import type { Scope } from '../keys/scopes.ts';
import { type CheckedRow, checkRow, readSku } from '../rows/check-row.ts';
import type { UnreadableRow } from '../rows/row-result.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import { findForbidden } from './allowed-fields.ts';

/** Parses NDJSON lines as rows. An invalid row keeps its position, with the errors. */
export async function* parseLines(lines: AsyncIterable<string | null>, scopes: ReadonlySet<Scope>): AsyncGenerator<ProductRow | UnreadableRow> {
	for await (const line of lines) {
		const parsed = parseLine(line, scopes);
		yield parsed.ok ? parsed.row : { sku: parsed.sku, errors: parsed.errors };
	}
}

function parseLine(line: string | null, scopes: ReadonlySet<Scope>): CheckedRow {
	if (line === null) return { ok: false, sku: null, errors: [{ field: '', reason: 'is longer than 1 MB' }] };
	let value: unknown;
	try {
		value = JSON.parse(line);
	} catch {
		return { ok: false, sku: null, errors: [{ field: '', reason: 'is no JSON' }] };
	}
	const errors = findForbidden(value, scopes);
	return errors.length > 0 ? { ok: false, sku: readSku(value), errors } : checkRow(value);
}
