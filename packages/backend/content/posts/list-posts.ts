import { type SqlBool, sql } from 'kysely';
import { lastSegment } from '../../catalog/index.ts';
import { readVocabulary, toTerms, toTsQuery } from '../../listing/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest, notFound } from '../../platform/http/refusal.ts';
import { postInMarket } from '../../platform/market/in-market.ts';
import { loadFullPosts } from './load-posts.ts';
import { selectPosts, toPostItem } from './post-rows.ts';

/** A post is public from status 3 and in a visible category (Spec 4, Visibility). */
const isPublic = sql<SqlBool>`p.status >= 3 and c.visible`;

/** Latest first. */
export const listPosts: Handler<'_get_hapi_publish_posts'> = async (query, call) => {
	const page = readOffsetPage(query, 24);
	if (page === null) return badRequest('cursor: not one of ours');
	let matching = selectPosts(call.db);
	if (!call.session.insider) matching = matching.where(isPublic);
	matching = matching.where(postInMarket(call.lang));
	if (query.category_slug !== undefined) matching = matching.where('c.slug', '=', lastSegment(query.category_slug));
	if (query.author_id !== undefined) matching = matching.where('p.author_id', '=', query.author_id);
	if (query.tag_id !== undefined) {
		matching = matching.where(sql<SqlBool>`exists (select from post_tags t where t.post_id = p.id and t.tag_id = ${query.tag_id})`);
	}
	if (query.search_q !== undefined) {
		const words = toTsQuery(toTerms(query.search_q, await readVocabulary(call.db, call.lang)));
		matching = matching.where(words === null ? sql<SqlBool>`false` : sql<SqlBool>`p.search @@ to_tsquery('shop', ${words})`);
	}
	const { total } = await matching.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
	const rows = await matching.orderBy('p.published_at', 'desc').orderBy('p.id', 'desc').limit(page.limit).offset(page.offset).execute();
	const items = query.mode === 'full' ? await loadFullPosts(call, rows) : rows.map(toPostItem);
	return { success: true, data: { items, total, next_cursor: page.next(total) } };
};

export const getPost: Handler<'_post_hapi_publish_post'> = async ({ item_id, item_slug, category_slug }, call) => {
	if (item_id === undefined && item_slug === undefined) return badRequest('item_id or item_slug is needed');
	let matching = selectPosts(call.db);
	if (!call.session.insider) matching = matching.where(isPublic);
	if (item_id !== undefined) matching = matching.where('p.id', '=', item_id);
	if (item_slug !== undefined) matching = matching.where('p.slug', '=', lastSegment(item_slug));
	if (category_slug !== undefined) matching = matching.where('c.slug', '=', lastSegment(category_slug));
	const row = await matching.orderBy('p.id').limit(1).executeTakeFirst();
	if (row === undefined) return notFound('post');
	const [data] = await loadFullPosts(call, [row]);
	return data === undefined ? notFound('post') : { success: true, data };
};
