import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { type ContentState, PUBLIC_STATUS } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';

interface PostSearch {
	readonly limit: number;
	/** The last post of those before. */
	readonly after: number;
	/** A part of the title. */
	readonly q?: string | undefined;
	readonly visible?: boolean | undefined;
	readonly state?: ContentState | undefined;
}

export type PostRow = Awaited<ReturnType<typeof listPostRows>>[number];

/** Posts as they are stored, with the slugs of category and author, by id. */
export function listPostRows(db: Database, { limit, after, q, visible, state }: PostSearch) {
	let query = selectPosts(db).where('p.id', '>', after).orderBy('p.id').limit(limit);
	if (q !== undefined) query = query.where(sql<string>`lower(p.title)`, 'like', `%${escapeLike(q.toLowerCase())}%`);
	if (visible !== undefined) query = query.where(sql<SqlBool>`(p.status >= ${PUBLIC_STATUS}) = ${visible}`);
	if (state !== undefined) query = query.where(IN_STATE[state]);
	return query.execute();
}

const IN_STATE = {
	published: sql<SqlBool>`(p.status >= ${PUBLIC_STATUS} or p.for_members)`,
	archived: sql<SqlBool>`p.archived and p.status < ${PUBLIC_STATUS} and not p.for_members`,
	scheduled: sql<SqlBool>`p.publish_at is not null and not p.archived and p.status < ${PUBLIC_STATUS}`,
	draft: sql<SqlBool>`p.publish_at is null and not p.archived and p.status < ${PUBLIC_STATUS} and not p.for_members`,
};

/** A post as it is stored. */
export const readPostRow = (db: Database, id: number): Promise<PostRow | undefined> => selectPosts(db).where('p.id', '=', id).executeTakeFirst();

/** Titles of the tags of a post. */
export async function readTagsOf(db: Database, postId: number): Promise<string[]> {
	const tags = await db
		.selectFrom('post_tags as x')
		.innerJoin('tags as t', 't.id', 'x.tag_id')
		.select('t.title')
		.where('x.post_id', '=', postId)
		.orderBy('t.title')
		.execute();
	return tags.map(({ title }) => title);
}

/** Categories of posts, in their order. */
export const readPostCategories = (db: Database) => db.selectFrom('post_categories').select(['slug', 'title']).orderBy('position').orderBy('id').execute();

/** Authors of posts, by name. */
export const readAuthors = (db: Database) => db.selectFrom('authors').select(['slug', 'title']).orderBy('title').execute();

const selectPosts = (db: Database) =>
	db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.leftJoin('authors as a', 'a.id', 'p.author_id')
		.selectAll('p')
		.select(['c.slug as category', 'a.slug as author']);

/** Comments of an account on posts, which name the session alone. */
export const readCommentsOf = (db: Database, userId: number) =>
	db
		.selectFrom('post_comments as c')
		.innerJoin('sessions as s', (join) => join.on(sql<boolean>`c.session_id = s.id::text`))
		.innerJoin('posts as p', 'p.id', 'c.post_id')
		.select(['p.title as post', 'c.display_name', 'c.message', 'c.status', 'c.created_at'])
		.where('s.user_id', '=', userId)
		.orderBy('c.id')
		.execute();
