import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { PostComment } from '@titraj/contract/post-comments.ts';
import { sql } from 'kysely';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest, notFound, Refusal } from '../../platform/http/refusal.ts';
import { PUBLIC_STATUS } from '../editing/content-state.ts';
import { hasWrittenEnough, tidyText } from '../forms/form-texts.ts';
import { isForVisitor } from '../members/is-for-visitor.ts';
import type { Database } from '../tables.ts';

const PAGE_SIZE = 20;
const COMMENTS_AN_HOUR = 5;

/** Comments of a post that the visitor may read, newest first. Staff may also read pending and rejected ones, of all posts. */
export const listPostComments: Handler<'_get_hapi_publish_comments'> = async (query, call) => {
	const { db, session } = call;
	const page = readOffsetPage(query, PAGE_SIZE);
	if (page === null) return badRequest('cursor: not one of ours');
	const status = query.status ?? 'approved';
	if (status !== 'approved' && !session.insider) return new Refusal(403, 'Forbidden', 'comments that wait are for staff');
	if (query.item_id === undefined && !session.insider) return badRequest('item_id is needed');
	let matching = db.selectFrom('post_comments as m').where('m.status', '=', status);
	if (query.item_id !== undefined) matching = matching.where('m.post_id', '=', toFindableId(query.item_id));
	if (!session.insider && !(await isReadable(call, toFindableId(query.item_id ?? 0))))
		return { success: true, data: { items: [], total: 0, next_cursor: null } };
	const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
	const rows = await matching.selectAll('m').orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(page.limit).offset(page.offset).execute();
	return { success: true, data: { items: rows.map(toComment), total, next_cursor: page.next(total) } };
};

/** A comment is pending until staff approve it. */
export const writePostComment: Handler<'_post_hapi_feedback_post_comment'> = async (body, call) => {
	const { db, session, config } = call;
	const display_name = tidyText(body.display_name);
	const message = tidyText(body.message);
	const errors = { ...(display_name.length < 2 && { display_name: 'error_comment_name' }), ...(message.length < 10 && { message: 'error_comment_message' }) };
	if (Object.keys(errors).length > 0) return { success: false, label_name: 'error_comment', errors };
	if (body.website) return { success: true, data: { status: 'pending' } };
	const now = config.now();
	const post_id = toFindableId(body.item_id);
	if (!(await isReadable(call, post_id))) return notFound('post');
	if (await hasWrittenEnough(db, 'post_comments', { sessionId: session.id, now, limit: COMMENTS_AN_HOUR }))
		return { success: false, label_name: 'error_too_many' };
	const known = await db
		.selectFrom('post_comments')
		.select('id')
		.where('session_id', '=', session.id)
		.where('post_id', '=', post_id)
		.where('message', '=', message)
		.executeTakeFirst();
	if (known === undefined) await db.insertInto('post_comments').values({ post_id, session_id: session.id, display_name, message, created_at: now }).execute();
	return { success: true, data: { status: 'pending' } };
};

/** Whether a post is public, or published for an audience that the visitor belongs to. */
async function isReadable(call: Pick<Call, 'db' | 'session'>, id: number): Promise<boolean> {
	const post = await call.db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.select(['p.status', 'p.for_members', 'p.audience', 'p.group_id'])
		.where('p.id', '=', id)
		.where('c.visible', '=', true)
		.executeTakeFirst();
	if (post === undefined) return false;
	return post.status >= PUBLIC_STATUS || (post.for_members && isForVisitor(call, post));
}

/** Sets the status of a comment; null if there is no such comment. */
export async function moderatePostComment(trx: Database, { id: given, status }: { id: number; status: PostComment['status'] }) {
	const id = toFindableId(given);
	const before = await trx.selectFrom('post_comments').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
	if (before === undefined) return null;
	await trx.updateTable('post_comments').set({ status }).where('id', '=', id).execute();
	return { before, after: { status } };
}

/** The newest approved comments of each of several posts, limited per post. */
export async function latestComments(db: Database, postIds: number[]): Promise<Map<number, PostComment[]>> {
	const { rows } = await sql<{ id: number; post_id: number; display_name: string; message: string; status: 'approved'; created_at: Date }>`
		select l.* from unnest(${postIds}::int[]) as p(id) cross join lateral (
			select m.* from post_comments m where m.post_id = p.id and m.status = 'approved' order by m.created_at desc, m.id desc limit ${sql.lit(PAGE_SIZE)}
		) l
	`.execute(db);
	return Map.groupBy(rows.map(toComment), ({ item_id }) => item_id);
}

function toComment(row: { id: number; post_id: number; display_name: string; message: string; status: PostComment['status']; created_at: Date }): PostComment {
	const { id, post_id, display_name, message, status, created_at } = row;
	return { id, item_id: post_id, display_name, message, status, datetime: new Date(created_at).toISOString() };
}
