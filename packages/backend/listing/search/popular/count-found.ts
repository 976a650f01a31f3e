import { sql } from 'kysely';
import type { Database } from '../../tables.ts';
import type { Search } from '../search.ts';
import { rankCounted } from './refresh-popular.ts';
import { toSharedText } from './to-shared-text.ts';
import { toVisitorBit } from './visitor-bit.ts';

/** Maximum number of searches counted per day and language, which bounds the table. */
const MOST_TEXTS = 500;

interface Found {
	readonly search: Search;
	readonly total: number;
	/** The visitor's address; a search without one is not counted. */
	readonly client: string | null;
	/** Hides which visitors were counted. */
	readonly secret: string;
	readonly now: Date;
}

/**
 * Counts a search for other visitors if it found products with all of its words. Deletes the counts of one that finds nothing any more.
 */
export async function countFound(db: Database, { search, total, client, secret, now }: Found): Promise<void> {
	const text = toSharedText(search.sentence.text);
	if (text === null) return;
	if (total === 0) {
		await db.deleteFrom('popular_searches').where('lang', '=', search.market).where('text', '=', text).execute();
		await db.deleteFrom('popular_ranking').where('lang', '=', search.market).where('text', '=', text).execute();
		return;
	}
	if (client === null || !isWholeMatch(search)) return;
	const day = now.toISOString().slice(0, 10);
	const bit = toVisitorBit({ text, client, secret });
	await sql`
		insert into popular_searches (day, lang, text, times, visitors)
		select ${day}::date, ${search.market}, ${text}, 1, ${bit}::text::bit(64)
		where exists (select from popular_searches where day = ${day}::date and lang = ${search.market} and text = ${text})
			or (select count(*) from popular_searches where day = ${day}::date and lang = ${search.market}) < ${MOST_TEXTS}
		on conflict (day, lang, text) do update set times = popular_searches.times + 1, visitors = popular_searches.visitors | excluded.visitors
	`.execute(db);
	await rankCounted(db, { lang: search.market, text }, now);
}

/**
 * Whether the products have all the words as typed: nothing is left that may be a name. Words of an occasion tell of persons, and no product has them. Codes are
 * of no use to others.
 */
const isWholeMatch = ({ corrected, leftOut, answers, exact, isOccasion }: Search): boolean =>
	corrected === undefined && (leftOut ?? []).length === 0 && answers === undefined && exact.length === 0 && !isOccasion;
