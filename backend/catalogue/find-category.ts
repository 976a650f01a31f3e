import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** Ids of a category and of everything under it; empty when there is no such category. */
export async function findCategoryIds(db: Database, by: { slug?: string | undefined; id?: number | undefined }): Promise<number[]> {
	const own = by.id === undefined ? sql`c.slug = ${lastSegment(by.slug ?? '')}` : sql`c.id = ${by.id}`;
	const { rows } = await sql<{ id: number }>`
		select d.id from categories c join categories d on c.id = any(d.path_ids) where ${own}
	`.execute(db);
	return rows.map(({ id }) => id);
}

/** A slug may come as the path under the catalogue. */
export const lastSegment = (slug: string): string => slug.split('/').filter(Boolean).at(-1) ?? '';
