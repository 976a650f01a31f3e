import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/tables.ts';
import { type Market, toWordSources } from '../platform/market/market.ts';
import { findMessage } from './messages/message.ts';
import type { TextKey } from './text-places.ts';

export interface FoundText {
	readonly text: string;
	/** The Croatian text that it was made from; null where that is kept otherwise. */
	readonly source: string | null;
}

export type FoundTexts = (key: TextKey) => FoundText | undefined;

interface Row extends FoundText, TextKey {}

/** Short texts in a market's language or in that of its neighbour, in one query. */
export async function findTexts(db: Database, { market, keys }: { market: Market; keys: readonly TextKey[] }): Promise<FoundTexts> {
	const ids = new Map<string, Set<string>>();
	for (const { kind, id } of keys) if (kind !== 'message') ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
	const queries = [...ids].map(([kind, of]) => select(kind, { ids: [...of], languages: toWordSources(market) }));
	const texts = new Map<string, FoundText>();
	if (queries.length > 0) {
		const { rows } = await sql<Row>`
			select kind, id, field, text, source from (${sql.join(queries, sql` union all `)}) t(kind, id, field, text, source, lang)
			where text is not null order by lang = ${market}
		`.execute(db);
		for (const row of rows) texts.set(nameOf(row), row);
	}
	return (key) => (key.kind === 'message' ? toFound(findMessage(key.id, key.field, market)) : texts.get(nameOf(key)));
}

const toFound = (text: string | undefined): FoundText | undefined => (text === undefined ? undefined : { text, source: null });

const nameOf = ({ kind, id, field }: TextKey): string => `${kind} ${field} ${id}`;

interface Wanted {
	readonly ids: readonly string[];
	readonly languages: readonly Market[];
}

function select(kind: string, { ids, languages }: Wanted): RawBuilder<unknown> {
	switch (kind) {
		case 'category':
			return sql`select 'category', id::text, 'title', texts ->> 'title', null, lang from translations
				where kind = 'category' and id = any(${ids}::int[]) and lang = any(${languages}::text[])`;
		case 'list':
			return sql`select 'list', l.code, 'title', t.texts ->> 'title', null, t.lang from product_lists l
				join translations t on t.kind = 'list' and t.id = l.id and t.lang = any(${languages}::text[]) where l.code = any(${ids}::text[])`;
		default:
			return sql`select kind, id, field, text, source, lang from text_translations
				where lang = any(${languages}::text[]) and kind = ${kind} and id = any(${ids}::text[])`;
	}
}
