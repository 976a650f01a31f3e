import { sql } from 'kysely';
import { toMediaKeys } from '../catalog/media/index.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { toStoredKey } from './copy-media.ts';
import type { Database } from './tables.ts';

/** Hours after which the newest backup is too old: one is made each day. */
const OLDEST_HOURS = 28;

interface CheckedBackup {
	readonly orders: number;
	/** When the last order was placed, ISO 8601; null without orders. */
	readonly lastOrder: string | null;
	readonly papers: number;
	readonly customers: number;
	readonly products: number;
	/** Stored files of pictures and documents that the rows name. */
	readonly files: number;
	/** What a restored shop would lack, in sentences; empty if nothing. */
	readonly problems: readonly string[];
}

interface Checking {
	/** Where the backup came from; its pictures and documents are there, too. */
	readonly place: MediaStore;
	/** When it was made, ISO 8601. */
	readonly madeAt: string;
	readonly now: Date;
}

/** Checks whether a restored shop is complete. Changes nothing. */
export async function checkRestored(db: Database, { place, madeAt, now }: Checking): Promise<CheckedBackup> {
	const { rows } = await sql<Counts>`select
		(select count(*)::int from orders) as orders,
		(select max(created_at) from orders) as last_order,
		(select count(*)::int from papers) as papers,
		(select count(*)::int from users where role is null and not staff) as customers,
		(select count(*)::int from users where role is not null or staff) as staff,
		(select count(*)::int from products) as products,
		(select count(*)::int from (
			select 1 from papers group by series, year, premises, device having max(sequence) - min(sequence) + 1 <> count(*)
		) gaps) as gaps
	`.execute(db);
	const [counts] = rows;
	if (counts === undefined) throw new Error('The restored database did not answer');
	const { last_order, staff, gaps, ...numbers } = counts;
	const { files, missing } = await countFiles(db, place);
	const hours = Math.round((now.getTime() - Date.parse(madeAt)) / 3_600_000);
	const problems = [
		[hours > OLDEST_HOURS, `The newest backup is ${hours} hours old`],
		[staff === 0, 'It has no staff: no one could sign in'],
		[gaps > 0, `The numbers of papers have gaps in ${gaps} series`],
		[missing > 0, `${missing} of ${files} files of pictures and documents are not beside it`],
	] as const;
	return {
		...numbers,
		...{ files, lastOrder: last_order?.toISOString() ?? null },
		problems: problems.filter(([isSo]) => isSo).map(([, problem]) => problem),
	};
}

interface Counts extends Pick<CheckedBackup, 'orders' | 'papers' | 'customers' | 'products'> {
	readonly last_order: Date | null;
	readonly staff: number;
	readonly gaps: number;
}

async function countFiles(db: Database, place: MediaStore): Promise<{ readonly files: number; readonly missing: number }> {
	const rows = await db.selectFrom('media_files').select(['hash', 'kind']).execute();
	const keys = rows.flatMap(({ hash, kind }) => toMediaKeys(kind, hash));
	let missing = 0;
	for (const key of keys) if (!(await place.has(toStoredKey(key)))) missing++;
	return { files: keys.length, missing };
}
