import { type SqlBool, sql } from 'kysely';
import { upsert } from '../../localization/index.ts';
import type { SourceLocker } from '../../platform/source/lockers.ts';
import type { Database } from '../tables.ts';

/** Upserts lockers by code. */
export const writeLockers = (db: Database, lockers: readonly SourceLocker[]): Promise<void> => upsert(db, 'parcel_lockers', ['code'], [...lockers]);

/** Replaces the lockers of a carrier, by their codes there; those that are missing take no parcels from then on. The last one with a code counts. */
export async function replaceLockers(trx: Database, carrier: string, lockers: readonly SourceLocker[]): Promise<{ lockers: number; out_of_service: number }> {
	const prefix = `${carrier}:`;
	const named = new Map(lockers.map(({ code, ...locker }) => [prefix + code, { ...locker, code: prefix + code }]));
	await writeLockers(trx, [...named.values()]);
	const { numUpdatedRows } = await trx
		.updateTable('parcel_lockers')
		.set({ in_service: false })
		.where(sql<SqlBool>`starts_with(code, ${prefix})`)
		.where(sql<SqlBool>`code <> all(${[...named.keys()]}::text[])`)
		.where('in_service', '=', true)
		.executeTakeFirst();
	return { lockers: named.size, out_of_service: Number(numUpdatedRows) };
}
