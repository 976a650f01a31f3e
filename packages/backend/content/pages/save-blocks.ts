import { BLOCK_FIELDS } from '@titraj/contract/block-fields.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import type { ContentRefusal } from '../editing/content-state.ts';

/** Pages that have blocks: pages of the shop, and landing pages that consist of nothing else. */
export type BlockedTable = 'pages' | 'static_contents';

const CODES = { categories: 'categories', products: 'products', posts: 'posts', list: 'product_lists', menu: 'menus' } as const;
type CodeField = keyof typeof CODES;
const isCodeField = (kind: string): kind is CodeField => Object.hasOwn(CODES, kind);

/** Replaces the blocks of a page. Returns null if there is none, or the first thing that a block names and the shop does not have. */
export async function saveBlocks(
	db: Database,
	table: BlockedTable,
	{ id, blocks }: { id: number; blocks: readonly SourceBlock[] },
): Promise<true | null | ContentRefusal> {
	for (const [place, block] of blocks.entries()) {
		for (const [name, kind] of Object.entries(BLOCK_FIELDS[block.type])) {
			if (!isCodeField(kind)) continue;
			const value: unknown = Reflect.get(block, name);
			const missing = await findMissing(db, kind, Array.isArray(value) ? value : [value]);
			if (missing !== null) return { field: `blocks.${place}.${name}`, reason: `names nothing that the shop has: ${missing}` };
		}
	}
	const row = await db
		.updateTable(table)
		.set({ blocks: JSON.stringify(blocks), updated_at: sql`now()` })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row === undefined ? null : true;
}

async function findMissing(db: Kysely<Tables>, kind: CodeField, codes: readonly unknown[]): Promise<string | null> {
	const wanted = codes.map(String);
	const column = kind === 'posts' ? 'slug' : 'code';
	const { rows } = await sql<{
		code: string;
	}>`select ${sql.ref(column)} as code from ${sql.table(CODES[kind])} where ${sql.ref(column)} = any(${wanted}::text[])`.execute(db);
	const known = new Set(rows.map(({ code }) => code));
	return wanted.find((code) => !known.has(code)) ?? null;
}
