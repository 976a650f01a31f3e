import { sql } from 'kysely';
import type { Market } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';

/** Days that are counted; older counts are deleted. */
const POPULAR_DAYS = 30;
/** A search of fewer visitors is not shown to others. */
const FEWEST_VISITORS = 5;

interface Counted {
	readonly lang: Market;
	readonly text: string;
}

/** Ranks a search that was just counted among the others of its language. */
export const rankCounted = (db: Database, counted: Counted, now: Date): Promise<void> => rank(db, counted, now);

/** Ranks all searches of the last 30 days again, and deletes older counts. */
export async function refreshPopular(db: Database, now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await sql`delete from popular_searches where day <= ${toOldest(now)}`.execute(trx);
		await sql`delete from popular_ranking`.execute(trx);
		await rank(trx, null, now);
	});
}

const toOldest = (now: Date) => sql`${now.toISOString().slice(0, 10)}::date - ${POPULAR_DAYS}::int`;

/** Of one search, or of all. */
async function rank(db: Database, counted: Counted | null, now: Date): Promise<void> {
	const only = counted === null ? sql`` : sql`and lang = ${counted.lang} and text = ${counted.text}`;
	await sql`
		insert into popular_ranking (lang, text, visitors, times)
		select lang, text, visitors, times from (
			select lang, text, sum(times)::int as times, length(replace(bit_or(visitors)::text, '0', '')) as visitors from popular_searches
			where day > ${toOldest(now)} ${only} group by lang, text
		) s where visitors >= ${FEWEST_VISITORS}::int
		on conflict (lang, text) do update set visitors = excluded.visitors, times = excluded.times
	`.execute(db);
}
