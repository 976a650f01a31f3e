import { sql } from 'kysely';
import { readCards } from '../../catalog/products/load-products.ts';
import { toCategoryPath, toManufacturerPath, toPostPath } from '../../catalog/products/urls.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { postInMarket } from '../../platform/market/in-market.ts';
import { SOURCE_MARKET } from '../../platform/market/market.ts';
import { findListed } from '../facets/find-listed.ts';
import { namedIn } from './find-named.ts';

const PRODUCTS = 6;
const OTHERS = 4;

/** What is offered while a shopper types: products, categories, makers and posts of the same words. */
export const suggest: Handler<'_get_hapi_catalog_suggestions'> = async ({ search_q, limit }, { db, lang }) => {
	const { ids, total, corrected, tsQuery: words } = await findListed(db, { search_q }, { limit: limit ?? PRODUCTS, offset: 0, staff: false, lang });
	if (words == null) return { success: true, data: { search_q, products: [], products_total: 0, categories: [], manufacturers: [], posts: [] } };
	const most = sql.lit(limit ?? OTHERS);
	const called = lang === SOURCE_MARKET ? sql`` : sql` or id in (${namedIn('category', { market: lang, tsQuery: words })})`;
	const toldAs = lang === SOURCE_MARKET ? sql`` : sql` or p.id in (${namedIn('post', { market: lang, tsQuery: words })})`;
	const categories = await sql<{ id: number; title: string; path: string; products_total: number }>`
		select id, title, path, products_total from categories
		where visible is not false and products_total > 0 and (to_tsvector('shop', title) @@ to_tsquery('shop', ${words})${called})
		order by products_total desc, id limit ${most}
	`.execute(db);
	const makers = await sql<{ id: number; title: string; slug: string; products_total: number }>`
		select id, title, slug, products_total from manufacturers
		where visible is not false and products_total > 0 and to_tsvector('shop', title) @@ to_tsquery('shop', ${words})
		order by products_total desc, id limit ${most}
	`.execute(db);
	const posts = await sql<{ id: number; title: string; slug: string; category_slug: string }>`
		select p.id, p.title, p.slug, c.slug as category_slug from posts p join post_categories c on c.id = p.category_id
		where p.status >= 3 and c.visible and (p.search @@ to_tsquery('shop', ${words})${toldAs}) and ${postInMarket(lang)}
		order by ts_rank(p.search, to_tsquery('shop', ${words})) desc, p.published_at desc limit ${most}
	`.execute(db);
	return {
		success: true,
		data: {
			search_q,
			...(corrected !== undefined && { corrected_q: corrected }),
			products: await readCards(db, ids),
			products_total: total,
			categories: categories.rows.map(({ path, ...row }) => ({ ...row, url_without_domain: toCategoryPath(path) })),
			manufacturers: makers.rows.map(({ slug, ...row }) => ({ ...row, url_without_domain: toManufacturerPath(slug) })),
			posts: posts.rows.map(({ id, title, slug, category_slug }) => ({ id, title, url_without_domain: toPostPath(category_slug, slug) })),
		},
	};
};
