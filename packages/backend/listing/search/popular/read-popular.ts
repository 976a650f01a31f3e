import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { Market } from '../../../platform/market/market.ts';

/** Days that are counted; older counts are deleted. */
const POPULAR_DAYS = 30;
/** A search of fewer visitors is not shown to others. */
const FEWEST_VISITORS = 5;
const SHOWN = 6;

/** Searches of at least five visitors in a month, with products; those of most visitors first. */
export async function readPopular(db: Database, { market, now }: { market: Market; now: Date }): Promise<string[]> {
	const { rows } = await sql<{ text: string }>`
		select text from (
			select text, sum(times) as times, length(replace(bit_or(visitors)::text, '0', '')) as visitors from popular_searches
			where lang = ${market} and day > ${now.toISOString().slice(0, 10)}::date - ${POPULAR_DAYS}::int group by text
		) s where visitors >= ${FEWEST_VISITORS}::int order by visitors desc, times desc, text limit ${sql.lit(SHOWN)}
	`.execute(db);
	return rows.map(({ text }) => text);
}

/** Deletes counts that are not read any more. */
export async function prunePopular(db: Database, now: Date): Promise<void> {
	await sql`delete from popular_searches where day <= ${now.toISOString().slice(0, 10)}::date - ${POPULAR_DAYS}::int`.execute(db);
}
