import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** Days of the report; older counts are deleted. */
const MISSED_DAYS = 90;
/** A word that was searched for only once may be a person's name. */
const FEWEST_TIMES = 2;
const SHOWN = 200;

interface MissedWord {
	readonly word: string;
	readonly lang: string;
	readonly times: number;
	/** Day of the last search, `2026-11-25`. */
	readonly last: string;
}

/** Words that were searched for more than once without result, the most frequent first. */
export async function readMissed(db: Database, now: Date): Promise<MissedWord[]> {
	const { rows } = await sql<MissedWord>`
		select word, lang, sum(times)::int as times, max(day)::text as last from missed_words
		where day > ${now.toISOString().slice(0, 10)}::date - ${MISSED_DAYS}::int
		group by word, lang having sum(times) >= ${FEWEST_TIMES} order by 3 desc, word, lang limit ${sql.lit(SHOWN)}
	`.execute(db);
	return rows;
}

/** Deletes counts that the report no longer shows. */
export async function pruneMissed(db: Database, now: Date): Promise<void> {
	await sql`delete from missed_words where day <= ${now.toISOString().slice(0, 10)}::date - ${MISSED_DAYS}::int`.execute(db);
}
