import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { ContentState } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';
import type { BlockedTable } from './save-blocks.ts';

interface PageSearch {
	readonly limit: number;
	/** The last page of those before. */
	readonly after: number;
	/** A part of the title. */
	readonly q?: string | undefined;
	readonly visible?: boolean | undefined;
	readonly state?: ContentState | undefined;
}

export type PageRow = Awaited<ReturnType<typeof listPageRows>>[number];

/** Pages of the shop as they are stored, by id. */
export function listPageRows(db: Database, { limit, after, q, visible, state }: PageSearch) {
	let query = db.selectFrom('pages').selectAll().where('id', '>', after).orderBy('id').limit(limit);
	if (q !== undefined) query = query.where(sql<string>`lower(title)`, 'like', `%${escapeLike(q.toLowerCase())}%`);
	if (visible !== undefined) query = query.where('visible', '=', visible);
	if (state !== undefined) query = query.where(IN_STATE[state]);
	return query.execute();
}

const IN_STATE = {
	published: sql<SqlBool>`(visible or for_members)`,
	archived: sql<SqlBool>`archived and not visible and not for_members`,
	scheduled: sql<SqlBool>`publish_at is not null and not archived and not visible`,
	draft: sql<SqlBool>`publish_at is null and not archived and not visible and not for_members`,
};

/** A page as it is stored. */
export const readPageRow = (db: Database, id: number): Promise<PageRow | undefined> =>
	db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether everybody sees the page of a slug. */
export async function isPageVisible(db: Database, slug: string): Promise<boolean> {
	return (await db.selectFrom('pages').select('visible').where('slug', '=', slug).executeTakeFirst())?.visible ?? false;
}

/** Landing pages, by title. */
export const listLandings = (db: Database) => db.selectFrom('static_contents').select(['id', 'title', 'path', 'visible']).orderBy('title').execute();

/** A page with its blocks. */
export const readBlocked = (db: Database, table: BlockedTable, id: number) =>
	db.selectFrom(table).select(['title', 'path', 'visible', 'blocks']).where('id', '=', id).executeTakeFirst();
