import { sql } from 'kysely';
import { lastSegment, toPostCategoryPath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { postInMarket } from '../../platform/market/in-market.ts';
import { MAGAZINE_CRUMB } from './post-rows.ts';

export const listPostCategories: Handler<'_get_hapi_publish_categories'> = async ({ slug }, { db, lang, session }) => {
	let matching = db.selectFrom('post_categories as c').selectAll();
	if (!session.insider) matching = matching.where('visible', '=', true);
	if (slug !== undefined) matching = matching.where('slug', '=', lastSegment(slug));
	const rows = await matching
		.select(sql<number>`(select count(*)::int from posts p where p.category_id = c.id and p.status >= 3 and ${postInMarket(lang)})`.as('posts_total'))
		.orderBy('position')
		.orderBy('id')
		.execute();
	const items = rows.map((row) => ({
		id: row.id,
		slug: row.slug,
		title: row.title,
		url_without_domain: toPostCategoryPath(row.slug),
		template: row.template,
		visible: row.visible,
		short_description: row.short_description || null,
		posts_total: row.posts_total,
		breadcrumbs: [MAGAZINE_CRUMB, { title: row.title, url: toPostCategoryPath(row.slug) }],
		redirect_url_without_domain: row.redirect_path,
		redirect_code: row.redirect_code,
	}));
	return { success: true, data: { items, total: items.length, next_cursor: null } };
};
