import { randomBytes } from 'node:crypto';
import { readPreviewKey } from '@titraj/contract/block-preview.ts';
import { sql } from 'kysely';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import type { Database } from '../tables.ts';
import type { BlockedTable } from './save-blocks.ts';

interface Preview {
	readonly id: number;
	readonly blocks: readonly SourceBlock[];
}

/** Stores blocks that are not saved for an hour, in place of those under the same key. Returns the key, a new one if that is unknown or of another page. */
export async function storeBlockPreview(
	db: Database,
	table: BlockedTable,
	{ id, blocks, key }: Preview & { readonly key: string | undefined },
): Promise<string> {
	await sql`delete from block_previews where changed_at < now() - interval '1 hour'`.execute(db);
	const draft = { blocks: JSON.stringify(blocks), changed_at: sql<Date>`now()` };
	const known =
		key === undefined
			? undefined
			: await db
					.updateTable('block_previews')
					.set(draft)
					.where('key', '=', key)
					.where('kind', '=', table)
					.where('page_id', '=', id)
					.returning('key')
					.executeTakeFirst();
	if (known !== undefined) return known.key;
	const added = randomBytes(32).toString('hex');
	await db
		.insertInto('block_previews')
		.values({ key: added, kind: table, page_id: id, ...draft })
		.execute();
	return added;
}

/** The preview that a slug asks for; null if the slug is that of a page, or the preview is older than an hour. */
export async function findBlockPreview(db: Database, table: BlockedTable, slug: string | undefined): Promise<Preview | null> {
	const key = readPreviewKey(slug);
	if (key === null) return null;
	const row = await db
		.selectFrom('block_previews')
		.select(['page_id as id', 'blocks'])
		.where('key', '=', key)
		.where('kind', '=', table)
		.where('changed_at', '>', sql<Date>`now() - interval '1 hour'`)
		.executeTakeFirst();
	return row ?? null;
}
