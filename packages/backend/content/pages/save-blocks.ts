import { BLOCK_FIELDS } from '@titraj/contract/block-fields.ts';
import { sql } from 'kysely';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import type { ContentRefusal } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';

/** Pages that have blocks: pages of the shop, and landing pages that consist of nothing else. */
export type BlockedTable = 'pages' | 'static_contents';

const CODES = { categories: 'categories', products: 'products', posts: 'posts', list: 'product_lists', menu: 'menus' } as const;
type CodeField = keyof typeof CODES;
const isCodeField = (kind: string): kind is CodeField => Object.hasOwn(CODES, kind);

/** What a block names and the shop does not have (any more). */
export interface MissingCodes {
	/** Of the block, from 0. */
	readonly place: number;
	readonly field: string;
	readonly codes: readonly string[];
}

interface Change {
	readonly id: number;
	readonly blocks: readonly SourceBlock[];
	/** Blocks of the page before. */
	readonly known: readonly SourceBlock[];
}

/**
 * Replaces the blocks of a page. Returns null if there is none, or the first thing that a block names and the shop does not have. What the same block
 * named before is accepted: it may have been deleted since, and the shop leaves it out.
 */
export async function saveBlocks(db: Database, table: BlockedTable, { id, blocks, known }: Change): Promise<true | null | ContentRefusal> {
	for (const { place, field, codes } of await findMissingCodes(db, blocks)) {
		const before = known.find((block) => block.id === blocks[place]?.id);
		const added = codes.find((code) => !codesOf(before, field).includes(code));
		if (added !== undefined) return { field: `blocks.${place}.${field}`, reason: `names nothing that the shop has: ${added}` };
	}
	const row = await db
		.updateTable(table)
		.set({ blocks: JSON.stringify(blocks), updated_at: sql`now()` })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row === undefined ? null : true;
}

/** All that blocks name and the shop does not have. */
export async function findMissingCodes(db: Database, blocks: readonly SourceBlock[]): Promise<MissingCodes[]> {
	const missing: MissingCodes[] = [];
	for (const [place, block] of blocks.entries()) {
		for (const [field, kind] of Object.entries(BLOCK_FIELDS[block.type])) {
			const codes = isCodeField(kind) ? await findMissing(db, kind, codesOf(block, field)) : [];
			if (codes.length > 0) missing.push({ place, field, codes });
		}
	}
	return missing;
}

function codesOf(block: SourceBlock | undefined, field: string): readonly string[] {
	const value: unknown = block === undefined ? [] : (Reflect.get(block, field) ?? []);
	return (Array.isArray(value) ? value : [value]).map(String);
}

async function findMissing(db: Database, kind: CodeField, wanted: readonly string[]): Promise<string[]> {
	if (wanted.length === 0) return [];
	const column = kind === 'posts' ? 'slug' : 'code';
	const { rows } = await sql<{
		code: string;
	}>`select ${sql.ref(column)} as code from ${sql.table(CODES[kind])} where ${sql.ref(column)} = any(${wanted}::text[])`.execute(db);
	const known = new Set(rows.map(({ code }) => code));
	return wanted.filter((code) => !known.has(code));
}
