import { sql } from 'kysely';
import { readCards, toCategoryPath, toManufacturerPath, toPostPath } from '../catalog/index.ts';
import { idList } from '../platform/database/id-list.ts';
import type { Handler } from '../platform/http/handler.ts';
import { postInMarket } from '../platform/market/in-market.ts';
import { type Market, SOURCE_MARKET } from '../platform/market/market.ts';
import { findListing } from './find-listing.ts';
import { findAlternatives } from './search/alternatives/find-alternatives.ts';
import { namedIn } from './search/find-named.ts';
import { findHelpPages } from './search/help/find-help-pages.ts';
import { readPopular } from './search/popular/read-popular.ts';
import { toMatchedWords } from './search/read-search.ts';
import { spellWords } from './search/spell-words.ts';
import type { Database } from './tables.ts';

const PRODUCTS = 6;
const OTHERS = 4;
/** Best-selling hits among which the products are chosen: ranking takes most of the time of a suggestion. */
const CANDIDATES = 300;

const NOTHING = { products: [], products_total: 0, categories: [], manufacturers: [], posts: [], pages: [] };

/** Suggestions while a shopper types: products, categories, manufacturers, posts and help pages. Before that, what others searched for. */
export const suggest: Handler<'_get_hapi_catalog_suggestions'> = async ({ search_q, limit, alternatives: isAsked }, { db, lang }) => {
	if (search_q.trim() === '') return { success: true, data: { search_q, ...NOTHING, popular_searches: await readPopular(db, lang) } };
	const { ids, total, search } = await findListing(db, { search_q }, { limit: limit ?? PRODUCTS, offset: 0, candidates: CANDIDATES, staff: false, lang });
	const words = search?.tsQuery;
	const matched_words = search && toMatchedWords(search);
	const alternatives = isAsked && search !== undefined && total === 0 ? await findAlternatives(db, search) : undefined;
	if (search === undefined || words == null) {
		// Only conditions, such as a price, or an occasion: the products that meet them.
		const products = { products: await readCards(db, ids), products_total: total };
		return { success: true, data: { search_q, ...(matched_words && { matched_words }), ...NOTHING, ...products, ...(alternatives && { alternatives }) } };
	}
	const most = limit ?? OTHERS;
	const [corrected_q, products, categories, manufacturers, posts, pages] = await Promise.all([
		search.corrected && spellWords(db, search.corrected, { ids, market: lang }),
		readCards(db, ids),
		readCategories(db, search.kinds.named.slice(0, most)),
		findManufacturers(db, words, most),
		findPosts(db, { words, lang, most }),
		search.answers ?? findHelpPages(db, { tsQuery: words, market: lang, isAll: total === 0, most }),
	]);
	return {
		success: true,
		data: {
			search_q,
			...(corrected_q !== undefined && { corrected_q }),
			...(matched_words && { matched_words }),
			...(alternatives && { alternatives }),
			...{ products, products_total: total, categories, manufacturers, posts, pages },
		},
	};
};

async function findManufacturers(db: Database, words: string, most: number) {
	const { rows } = await sql<{ id: number; title: string; slug: string; products_total: number }>`
		select id, title, slug, products_total from manufacturers
		where visible is not false and products_total > 0 and to_tsvector('shop', title) @@ to_tsquery('shop', ${words})
		order by products_total desc, id limit ${sql.lit(most)}
	`.execute(db);
	return rows.map(({ slug, ...row }) => ({ ...row, url_without_domain: toManufacturerPath(slug) }));
}

/** In the order of the ids. */
async function readCategories(db: Database, ids: readonly number[]) {
	const { rows } = await sql<{ id: number; title: string; path: string; products_total: number }>`
		select id, title, path, products_total from categories where id = any(${idList(ids)}) order by array_position(${idList(ids)}, id)
	`.execute(db);
	return rows.map(({ path, ...row }) => ({ ...row, url_without_domain: toCategoryPath(path) }));
}

async function findPosts(db: Database, { words, lang, most }: { words: string; lang: Market; most: number }) {
	const orTranslated = lang === SOURCE_MARKET ? sql`` : sql` or p.id in (${namedIn('post', { market: lang, tsQuery: words })})`;
	const { rows } = await sql<{ id: number; title: string; slug: string; category_slug: string }>`
		select p.id, p.title, p.slug, c.slug as category_slug from posts p join post_categories c on c.id = p.category_id
		where p.status >= 3 and c.visible and (p.search @@ to_tsquery('shop', ${words})${orTranslated}) and ${postInMarket(lang)}
		order by ts_rank(p.search, to_tsquery('shop', ${words})) desc, p.published_at desc limit ${sql.lit(most)}
	`.execute(db);
	return rows.map(({ id, title, slug, category_slug }) => ({ id, title, url_without_domain: toPostPath(category_slug, slug) }));
}
