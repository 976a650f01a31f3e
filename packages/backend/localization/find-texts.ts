import { sql } from 'kysely';
import { STEADY } from '../platform/database/prepared-pool.ts';
import { type Market, toWordSources } from '../platform/market/market.ts';
import { findMessage } from './messages/message.ts';
import type { Database } from './tables.ts';
import type { TextKey } from './text-places.ts';

interface FoundText {
	readonly text: string;
	/** The Croatian text that was translated; null if it is not stored with the translation. */
	readonly source: string | null;
}

export type FoundTexts = (key: TextKey) => FoundText | undefined;

interface Row extends FoundText, TextKey {}

/** Finds short texts in a market's language, or in that of its fallback market, in one query. */
export async function findTexts(db: Database, { market, keys }: { market: Market; keys: readonly TextKey[] }): Promise<FoundTexts> {
	const stored = new Map(keys.flatMap(({ kind, id }) => (kind === 'message' ? [] : [[`${kind} ${id}`, { kind, id }] as const])));
	const texts = new Map<string, FoundText>();
	if (stored.size > 0) for (const row of await selectRows(db, { market, entities: [...stored.values()] })) texts.set(nameOf(row), row);
	return (key) => (key.kind === 'message' ? toFound(findMessage(key.id, key.field, market)) : texts.get(nameOf(key)));
}

const toFound = (text: string | undefined): FoundText | undefined => (text === undefined ? undefined : { text, source: null });

const nameOf = ({ kind, id, field }: TextKey): string => `${kind} ${field} ${id}`;

/**
 * The market's own rows come last, so that they overwrite those of the fallback. `offset 0` keeps the planner from reading a whole table
 * for a few hundred keys.
 */
async function selectRows(db: Database, { market, entities }: { market: Market; entities: readonly Pick<TextKey, 'kind' | 'id'>[] }): Promise<Row[]> {
	const [own, neighbour = own] = toWordSources(market);
	const { rows } = await sql<Row>`${sql.raw(STEADY)}
		with k as materialized (select kind, id from json_to_recordset(${JSON.stringify(entities)}::json) as r(kind text, id text))
		select kind, id, field, text, source from (
			select t.* from k cross join lateral (
				select kind, id, field, text, source, lang from text_translations where lang in (${own}, ${neighbour}) and kind = k.kind and id = k.id offset 0
			) t
			union all select k.kind, k.id, 'title', t.title, null, t.lang from k cross join lateral (
				select texts ->> 'title' as title, lang from translations
				where kind = 'category' and id = case when k.kind = 'category' then k.id::int end and lang in (${own}, ${neighbour}) offset 0
			) t where k.kind = 'category'
			union all select k.kind, k.id, 'title', t.title, null, t.lang from k join product_lists l on l.code = k.id cross join lateral (
				select texts ->> 'title' as title, lang from translations where kind = 'list' and id = l.id and lang in (${own}, ${neighbour}) offset 0
			) t where k.kind = 'list'
		) t where text is not null order by lang = ${own}
	`.execute(db);
	return rows;
}
