import { type SqlBool, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { CartOwner } from '../../platform/visitor/cart-owner.ts';
import { countRates } from '../feedback/count-rates.ts';
import { IS_VERIFIED } from '../feedback/is-verified.ts';
import { SHOWN_PHOTOS, type ShownPhoto, toReviewPhotos } from '../feedback/photos/shown-photos.ts';
import { readSavedItems } from '../saved/saved-items.ts';
import type { Database } from '../tables.ts';
import type { FullRow } from './product-rows.ts';
import { type ListRelations, type ProductRelations, type Review, toVariationAttributes, type VariationOptions } from './to-details.ts';
import { toProductPath } from './urls.ts';

/** URL of the shop, and the owner of the wishlist and comparison that the response reflects. */
export interface Reading {
	readonly siteUrl: string;
	readonly owner: CartOwner;
}

/** Runs one query per kind of relation for the whole batch, never one per product. */
export async function loadProductRelations(db: Database, rows: FullRow[], reading: Reading): Promise<ProductRelations> {
	return {
		...(await loadListRelations(db, rows, reading)),
		categoryTitles: await loadCategories(db),
		variations: await loadVariations(db, rows),
	};
}

export async function loadListRelations(db: Database, rows: FullRow[], { siteUrl, owner }: Reading): Promise<ListRelations> {
	const ids = rows.map(({ id }) => id);
	return {
		siteUrl,
		lists: await loadLists(db, rows),
		comments: await loadComments(db, rows),
		rates: await countRates(db, ids),
		saved: await readSavedItems(db, ids, owner),
	};
}

/** Breadcrumbs do not include hidden categories. */
async function loadCategories(db: Database): Promise<ProductRelations['categoryTitles']> {
	const rows = await db.selectFrom('categories').select(['id', 'title', 'path']).where(sql<SqlBool>`visible is not false`).execute();
	return new Map(rows.map((row) => [row.id, row]));
}

async function loadLists(db: Database, rows: FullRow[]): Promise<ProductRelations['lists']> {
	const lists: ProductRelations['lists'] = new Map();
	const items = await sql<{ product_id: number; code: string; title: string }>`
		select i.product_id, l.code, l.title from product_list_items i join product_lists l on l.code = i.list_code
		where l.visible and i.product_id = any(${idList(rows.map(({ id }) => id))}) order by l.id
	`.execute(db);
	for (const { product_id, code, title } of items.rows) {
		lists.set(product_id, [...(lists.get(product_id) ?? []), { code, title }]);
	}
	return lists;
}

async function loadComments(db: Database, rows: FullRow[]): Promise<ProductRelations['comments']> {
	const items = await sql<{ product_id: number; items: (Omit<Review, 'photos'> & { photos?: ShownPhoto[] })[] }>`
		select product_id, json_agg(json_strip_nulls(json_build_object(
			'display_name', display_name, 'message', message, 'rate', rate, 'datetime', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'lang', lang,
			'is_verified', case when ${IS_VERIFIED} then true end, 'answer', answer, 'answer_lang', answer_lang, 'photos', ${SHOWN_PHOTOS}
		)) order by created_at desc, id desc) as items
		from feedback f where message is not null and status = 'approved' and product_id = any(${idList(rows.map(({ id }) => id))}) group by 1
	`.execute(db);
	const toReview = ({ photos, ...review }: (typeof items.rows)[number]['items'][number]) => ({ ...review, ...(photos && { photos: toReviewPhotos(photos) }) });
	return new Map(items.rows.map((row) => [row.product_id, row.items.map(toReview)]));
}

async function loadVariations(db: Database, rows: FullRow[]): Promise<ProductRelations['variations']> {
	const variations = new Map<string, VariationOptions>();
	const codes = [...new Set(rows.flatMap(({ variation_code }) => variation_code ?? []))];
	if (codes.length === 0) return variations;
	const options = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.slug', 'p.variation_code', 'p.variation_attributes', 'p.orderable', 'c.slug as category_slug'])
		.where('p.variation_code', 'in', codes)
		.where('p.listed', '=', true)
		.orderBy('p.id')
		.execute();
	for (const option of options) {
		const code = option.variation_code ?? '';
		const siblings = variations.get(code) ?? [];
		siblings.push({
			id: option.id,
			url_without_domain: toProductPath(option.category_slug, option.slug, option.id),
			is_available: option.orderable,
			attributes: toVariationAttributes(option.variation_attributes),
		});
		variations.set(code, siblings);
	}
	return variations;
}
