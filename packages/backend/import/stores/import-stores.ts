import { gunzipSync } from 'node:zlib';
import { writeStores } from '../../content/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceStore } from '../../platform/source/shop-content.ts';
import { readTaxRules } from '../../platform/tax/tax-rules.ts';
import { readWholeFile } from '../source/require-regular-file.ts';
import { toStore } from './to-store.ts';

/** `stores` = `accepted` + `rejected`, always. */
export interface StoreReport {
	stores: number;
	accepted: number;
	rejected: number;
}

export interface RejectedStore {
	/** Row number, starting at 1. */
	row: number;
	id: string | null;
	reason: string;
}

/** Maximum size of the unpacked list in bytes: a small gzip file may contain gigabytes. */
const LARGEST_LIST = 256 * 1024 * 1024;

/**
 * Imports a JSON list of stores, plain or gzipped, in one transaction; existing stores are updated. Invalid rows are reported one by one.
 */
export async function importStores(db: Database, file: string, onRejected: (row: RejectedStore) => void): Promise<StoreReport> {
	const bytes = await readWholeFile(file);
	const rows: unknown = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes, { maxOutputLength: LARGEST_LIST }) : bytes).toString('utf8'));
	if (!Array.isArray(rows)) throw new Error(`${file} is not a list of stores`);
	const { homeCountry } = await readTaxRules(db);
	const stores = new Map<string, SourceStore>();
	let rejected = 0;
	for (const [index, row] of rows.entries()) {
		const parsed = toStore(row, homeCountry);
		const reason = parsed.ok ? (stores.has(parsed.store.code) ? 'id: came in an earlier row' : null) : parsed.reason;
		if (parsed.ok && reason === null) stores.set(parsed.store.code, parsed.store);
		else {
			rejected += 1;
			onRejected({ row: index + 1, id: idOf(row), reason: reason ?? '' });
		}
	}
	await db.transaction().execute((trx) => writeStores(trx, [...stores.values()]));
	return { stores: rows.length, accepted: stores.size, rejected };
}

const idOf = (row: unknown): string | null => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null);
