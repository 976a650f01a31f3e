import { gunzipSync } from 'node:zlib';
import { type ListedStore, saveStoreList } from '../../content/index.ts';
import type { CommandAccess } from '../../merchant-api/keys/command-access.ts';
import { FeedError } from '../source/feed-error.ts';
import { readWholeFile } from '../source/require-regular-file.ts';
import type { Database } from '../tables.ts';
import { callMerchant } from '../target/merchant-client.ts';
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

type SaveStores = (stores: readonly ListedStore[]) => Promise<void>;

/**
 * Imports a JSON list of stores, plain or gzipped; existing stores are updated. Invalid rows are reported one by one.
 */
export async function importStores(file: string, save: SaveStores, onRejected: (row: RejectedStore) => void): Promise<StoreReport> {
	const bytes = await readWholeFile(file);
	const rows: unknown = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes, { maxOutputLength: LARGEST_LIST }) : bytes).toString('utf8'));
	if (!Array.isArray(rows)) throw new Error(`${file} is not a list of stores`);
	const stores = new Map<string, ListedStore>();
	let rejected = 0;
	for (const [index, row] of rows.entries()) {
		const parsed = toStore(row);
		const reason = parsed.ok ? (stores.has(parsed.store.code) ? 'id: came in an earlier row' : null) : parsed.reason;
		if (parsed.ok && reason === null) stores.set(parsed.store.code, parsed.store);
		else {
			rejected += 1;
			onRejected({ row: index + 1, id: idOf(row), reason: reason ?? '' });
		}
	}
	await save([...stores.values()]);
	return { stores: rows.length, accepted: stores.size, rejected };
}

const idOf = (row: unknown): string | null => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null);

/** Writes stores to the database of a shop that no other program has open, in one transaction. */
export const saveStoresInDatabase =
	(db: Database): SaveStores =>
	(stores) =>
		db.transaction().execute((trx) => saveStoreList(trx, stores));

/** Stores of one call: those with long hours and services stay within the mebibyte that the merchant API takes. */
const MOST_AT_ONCE = 100;

/** Sends stores to the running shop, in parts if there are many. */
export const sendStoresToShop =
	(access: CommandAccess): SaveStores =>
	async (stores) => {
		for (let start = 0; start < stores.length; start += MOST_AT_ONCE) {
			const body = JSON.stringify({ stores: stores.slice(start, start + MOST_AT_ONCE) });
			const response = await callMerchant(access, { method: 'POST', path: '/stores/list', type: 'application/json', body });
			if (!response.ok)
				throw new FeedError(`The running shop refused the stores from number ${start + 1} on (${response.status}): ${(await response.text()).slice(0, 300)}`);
		}
	};
