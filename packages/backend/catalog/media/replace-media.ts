import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { MediaKind } from '../../platform/database/tables/media-tables.ts';
import type { Database } from '../tables.ts';
import { type NewSource, noteSources } from './sources/note-sources.ts';

/** A merchant's reference to content. Exactly one is set: its URL, a path relative to the feed, or the hash of an upload. */
export interface NamedMedia {
	readonly url: string | null;
	readonly file: string | null;
	readonly media: string | null;
}

interface MediaTable {
	readonly kind: MediaKind;
	readonly table: 'product_images' | 'product_documents';
	/** Columns besides `COMMON`, with their types. */
	readonly columns: Readonly<Record<string, 'text' | 'int'>>;
}

/** Columns of both tables. */
const COMMON = { product_id: 'int', position: 'int', url: 'text', file: 'text', media: 'text', source_id: 'int' } as const;

/**
 * Replaces the media of products, queues sources to fetch, and returns the ids of changed products. `folder`: base of paths relative to the feed,
 * without a trailing slash.
 */
export async function replaceMedia<Item extends NamedMedia>(
	trx: Database,
	{ kind, table, columns }: MediaTable,
	{ items, folder }: { items: ReadonlyMap<number, readonly Item[]>; folder: string | null },
): Promise<Set<number>> {
	const named = [...items].flatMap(([product_id, own]) => own.map((item, position) => ({ product_id, position, ...item, from: toSource(item, folder) })));
	const ids = await noteSources(
		trx,
		kind,
		named.flatMap(({ from }) => from ?? []),
	);
	const rows = named.map(({ from, ...row }) => ({ ...row, source_id: from && ids.get(from.source) }));
	const types = { ...COMMON, ...columns };
	const names = Object.keys(types);
	const list = (alias: string) => sql.raw(names.map((name) => `${alias}.${name}`).join(', '));
	const record = sql.raw(
		Object.entries(types)
			.map(([name, type]) => `${name} ${type}`)
			.join(', '),
	);
	const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${record})`;
	const gone = await sql<{ product_id: number }>`
		delete from ${sql.table(table)} i where i.product_id = any(${idList([...items.keys()])})
			and not exists (select from ${wanted} where r.product_id = i.product_id and r.position = i.position and (${list('r')}) is not distinct from (${list('i')}))
		returning product_id
	`.execute(trx);
	const added = await sql<{ product_id: number }>`
		insert into ${sql.table(table)} (${sql.raw(names.join(', '))}) select ${list('r')} from ${wanted} on conflict do nothing returning product_id
	`.execute(trx);
	return new Set([...gone.rows, ...added.rows].map(({ product_id }) => product_id));
}

function toSource({ url, file }: NamedMedia, folder: string | null): NewSource | null {
	if (url !== null) return { source: url, folder: null };
	return file !== null && folder !== null ? { source: `${folder}/${file}`, folder } : null;
}
