import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { byCity } from '../sort-places.ts';
import type { Database } from '../tables.ts';

const COLUMNS = ['id', 'title', 'address', 'postcode', 'city', 'country', 'opens', 'closes'] as const;

/** Lockers that can be chosen: in service, and in one of `countries`. */
const selectUsable = (db: Database, countries: readonly string[]) =>
	db
		.selectFrom('parcel_lockers')
		.where('in_service', '=', true)
		.where('country', 'in', countries.length > 0 ? [...countries] : ['']);

/** Sorted by city. */
export async function listLockers(db: Database, countries: readonly string[]): Promise<ParcelLocker[]> {
	const lockers = await selectUsable(db, countries).select(COLUMNS).orderBy('id').execute();
	return lockers.toSorted(byCity);
}

/** Null if it is unknown, out of service, or in a country without delivery. */
export async function findLocker(db: Database, countries: readonly string[], id: number | null | undefined): Promise<ParcelLocker | null> {
	if (!id || id > MAX_INT4) return null;
	return (await selectUsable(db, countries).select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

export const hasLockers = async (db: Database, countries: readonly string[]): Promise<boolean> =>
	(await selectUsable(db, countries).select('id').limit(1).executeTakeFirst()) !== undefined;

/** Codes of lockers by id, in service or not, such as `boxnow:42`. */
export async function readLockerCodes(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom('parcel_lockers').select(['id', 'code']).where('id', 'in', ids).execute();
	return new Map(rows.map(({ id, code }) => [id, code]));
}
