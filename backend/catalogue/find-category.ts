import { sql } from 'kysely';
import { idList } from '../database/id-list.ts';
import type { Database } from '../database/open-database.ts';

/** Ids of a category, or of several, and of everything under them; empty when there is no such category. */
export async function findCategoryIds(db: Database, by: { slug: string } | { ids: readonly number[] }): Promise<number[]> {
	const own = 'ids' in by ? sql`c.id = any(${idList(by.ids)})` : sql`c.slug = ${lastSegment(by.slug)}`;
	const { rows } = await sql<{ id: number }>`
		select distinct d.id from categories c join categories d on c.id = any(d.path_ids) where ${own}
	`.execute(db);
	return rows.map(({ id }) => id);
}

/** A slug may come as the path under the catalogue. */
export const lastSegment = (slug: string): string => slug.split('/').filter(Boolean).at(-1) ?? '';
