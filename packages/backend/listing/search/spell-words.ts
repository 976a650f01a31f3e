import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { type Market, toWordSources } from '../../platform/market/market.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { Database } from '../tables.ts';

/** Number of titles that are read. */
const TITLES = 24;

/**
 * A corrected search with the diacritics of the titles of the products `ids` in the market: the words that corrections are chosen from have
 * none. A word that no title has stays as it is.
 */
export async function spellWords(db: Database, corrected: string, { ids, market }: { ids: readonly number[]; market: Market }): Promise<string> {
	const sources = sql<string[]>`${toWordSources(market)}::text[]`;
	const { rows } = await sql<{ title: string }>`
		select coalesce(t.texts ->> 'title', p.title) as title from products p
		left join translations t on t.kind = 'product' and t.id = p.id and t.lang = any(${sources})
		where p.id = any(${idList(ids.slice(0, TITLES))}) order by array_position(${sources}, t.lang)
	`.execute(db);
	const spellings = new Map<string, string>();
	for (const { title } of rows) {
		for (const [word] of title.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
			const folded = foldText(word);
			if (!spellings.has(folded)) spellings.set(folded, word);
		}
	}
	return corrected.replaceAll(/\S+/g, (word) => spellings.get(word) ?? word);
}
