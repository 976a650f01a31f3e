import { toProductTagPath, toTagPath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { SOURCE_MARKET } from '../../platform/market/market.ts';

/** All tags. If a market has no articles with a tag, its URL leads to the tag's product list. */
export const listTags: Handler<'_get_hapi_publish_tags'> = async (_query, { db, lang }) => {
	const rows = await db.selectFrom('tags').selectAll().orderBy('title').execute();
	const missing = new Set<number>();
	if (lang !== SOURCE_MARKET) {
		const found = await db
			.selectFrom('translations')
			.select('id')
			.where('kind', '=', 'post_tag')
			.where('lang', '=', lang)
			.where('available', '=', false)
			.execute();
		for (const { id } of found) missing.add(id);
	}
	const items = rows.map((row) => ({ ...row, url_without_domain: (missing.has(row.id) ? toProductTagPath : toTagPath)(row.slug, row.id) }));
	return { success: true, data: { items, total: items.length, next_cursor: null } };
};
