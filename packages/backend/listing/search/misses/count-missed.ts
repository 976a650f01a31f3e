import { sql } from 'kysely';
import type { Database } from '../../tables.ts';
import type { Search } from '../search.ts';

/** Maximum number of words counted per day and language, which bounds the table. */
const MOST_WORDS = 2000;
/** A number, a code or an address may identify the visitor. */
const IS_WORD = /^\p{L}{3,30}$/u;

/**
 * Counts the words of a search without results, or those that its results ignore. Words are stored separately, so that a name cannot be
 * linked to a street.
 */
export async function countMissed(db: Database, { search, total, now }: { search: Search; total: number; now: Date }): Promise<void> {
	const missed = total === 0 ? search.terms.flatMap(({ words }) => words) : (search.leftOut ?? []);
	const words = [...new Set(missed)].filter((word) => IS_WORD.test(word));
	if (words.length === 0) return;
	const day = now.toISOString().slice(0, 10);
	await sql`
		insert into missed_words (day, lang, word, times)
		select ${day}::date, ${search.market}, a.word, 1 from json_array_elements_text(${JSON.stringify(words)}::json) as a(word)
		where exists (select from missed_words m where m.day = ${day}::date and m.lang = ${search.market} and m.word = a.word)
			or (select count(*) from missed_words m where m.day = ${day}::date and m.lang = ${search.market}) < ${MOST_WORDS}
		order by a.word
		on conflict (day, lang, word) do update set times = missed_words.times + 1
	`.execute(db);
}
