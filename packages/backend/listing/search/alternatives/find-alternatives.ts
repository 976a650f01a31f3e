import type { Suggestions } from '@titraj/contract/suggestions.ts';
import { sql } from 'kysely';
import { readCards, toCategoryPath, toConditions } from '../../../catalog/index.ts';
import { idList } from '../../../platform/database/id-list.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { type Market, toWordSources } from '../../../platform/market/market.ts';
import type { HelpPage } from '../help/find-help-pages.ts';
import type { Search } from '../search.ts';
import { findNotSold } from './find-not-sold.ts';

const MOST_CATEGORIES = 8;
const MOST_PRODUCTS = 8;

/** What a page shows for a search that found no product. */
export async function findAlternatives(db: Database, search: Search): Promise<NonNullable<Suggestions['alternatives']>> {
	const [not_sold, categories, help, best_sellers] = await Promise.all([
		findNotSold(db, search),
		findNearest(db, search.kinds.named),
		findContact(db, search.market),
		findBestSellers(db, search.market),
	]);
	return { ...(not_sold !== null && { not_sold }), categories, help, best_sellers };
}

/** Categories that have products: those that the words name, the best match first; else the main ones. */
async function findNearest(db: Database, named: readonly number[]) {
	const { rows } = await sql<{ id: number; title: string; path: string; products_total: number }>`
		with filled as (select * from categories where visible is not false and products_total > 0), named as (select id from filled where id = any(${idList(named)}))
		select id, title, path, products_total from filled
		where id in (select id from named) or (level = 1 and not exists (select from named))
		order by array_position(${idList(named)}, id), position, id limit ${sql.lit(MOST_CATEGORIES)}
	`.execute(db);
	return rows.map(({ path, ...row }) => ({ ...row, url_without_domain: toCategoryPath(path) }));
}

/** The contact page, if the market has it. */
async function findContact(db: Database, market: Market): Promise<HelpPage[]> {
	const { rows } = await sql<{ id: number; title: string; path: string }>`
		select p.id, p.title, p.path from pages p left join lateral (
			select t.available from translations t where t.kind = 'page' and t.id = p.id and t.lang in (${sql.join(toWordSources(market))})
			order by t.lang = ${market} desc limit 1
		) w on true
		where p.visible and p.template = 'contact' and coalesce(w.available, true) order by p.id limit 1
	`.execute(db);
	return rows.map(({ path, ...row }) => ({ ...row, url_without_domain: path }));
}

/** Products in stock that were sold, most pieces first. */
async function findBestSellers(db: Database, lang: Market) {
	const { where } = await toConditions(db, {}, { staff: false, lang });
	const { rows } = await sql<{ id: number }>`
		select p.id from products p where ${where} and p.orderable and p.sold > 0 order by p.sold desc, p.id desc limit ${sql.lit(MOST_PRODUCTS)}
	`.execute(db);
	return readCards(
		db,
		rows.map(({ id }) => id),
	);
}
