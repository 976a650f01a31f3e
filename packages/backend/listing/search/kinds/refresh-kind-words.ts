import { sql } from 'kysely';
import { MARKETS, type Market, toWordSources } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';
import { usualVocabulary } from '../dictionary/usual-vocabulary.ts';
import { toTitleWords } from './title-roles.ts';

interface Titled {
	id: number;
	title: string;
	own: Record<string, string | null> | null;
}

/**
 * Updates the words of category titles in each market, which tell a search what kind of product is meant. Call after any write to
 * categories or their translations.
 */
export async function refreshKindWords(db: Database): Promise<void> {
	const { rows } = await sql<Titled>`
		select c.id, c.title, (select json_object_agg(t.lang, t.texts ->> 'title') from translations t where t.kind = 'category' and t.id = c.id) as own
		from categories c
	`.execute(db);
	const words = MARKETS.flatMap((market) => rows.flatMap((row) => toRows(row, market)));
	await sql`delete from kind_words`.execute(db);
	if (words.length === 0) return;
	await sql`
		insert into kind_words (lang, word, category_id, role, size)
		select lang, word, category_id, role, size
		from json_to_recordset(${JSON.stringify(words)}::json) as r(lang text, word text, category_id int, role int, size int)
	`.execute(db);
}

function toRows({ id, title, own }: Titled, market: Market) {
	const called = toWordSources(market)
		.map((source) => own?.[source])
		.find((text) => text != null);
	const words = toTitleWords(called ?? title, usualVocabulary(market));
	return words.map(({ word, role }) => ({ lang: market, word, category_id: id, role, size: words.length }));
}
