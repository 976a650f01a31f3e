import { type Selectable, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { STEADY } from '../../platform/database/prepared-pool.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SourcePicture, SourceSafety } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';

type Product = Selectable<Tables['products']>;

const CARD_COLUMNS = [
	'id',
	'code',
	'product_code',
	'slug',
	'title',
	'short_description',
	'price_cents',
	'now_cents',
	'lowest_price_cents',
	'quantity',
	'backorder',
	'backorder_days',
	'maximum_qty',
	'unit',
	'unit_price',
	'instalments',
	'energy_label',
	'status',
	'visible',
	'ignore_brand_visibility',
	'attributes_special',
	'rate',
	'rate_votes',
	'badges',
	'declared_badges',
	'picture',
	'views',
	'images',
	'category_id',
	'manufacturer_id',
	'group_product_ids',
] as const satisfies (keyof Product)[];

const FULL_COLUMNS = [
	'ean',
	'content',
	'seo_description',
	'attributes',
	'documents',
	'reviews',
	'variation_code',
	'variation_attributes',
	'related',
	'videos',
	'safety',
	'safety_warnings',
	'charging',
	'durability_years',
	'durability_label',
	'disposal',
	'fields',
] as const satisfies (keyof Product)[];

export interface CardRow extends Pick<Product, (typeof CARD_COLUMNS)[number]> {
	category_code: string;
	category_slug: string;
	category_title: string;
	category_visible: boolean | null;
	manufacturer_code: string | null;
	manufacturer_slug: string | null;
	manufacturer_title: string | null;
	manufacturer_visible: boolean | null;
}

export interface FullRow extends CardRow, Pick<Product, (typeof FULL_COLUMNS)[number]> {
	/** ISO 8601. */
	updated_at: string;
	category_template: string | null;
	category_path: string;
	category_path_ids: number[];
	manufacturer_picture: SourcePicture | null;
	manufacturer_safety: SourceSafety | null;
}

const JOINED = `c.code as category_code, c.slug as category_slug, c.title as category_title, c.visible as category_visible,
	m.code as manufacturer_code, m.slug as manufacturer_slug, m.title as manufacturer_title, m.visible as manufacturer_visible`;
const JOINED_FULL =
	'p.updated_at, c.template as category_template, c.path as category_path, c.path_ids as category_path_ids, m.picture as manufacturer_picture, m.safety as manufacturer_safety';

const CARD = [...CARD_COLUMNS.map((column) => `p.${column}`), JOINED].join(', ');
const FULL = [CARD, ...FULL_COLUMNS.map((column) => `p.${column}`), JOINED_FULL].join(', ');

/** Rows with the category and manufacturer columns that a card shows, in the order of the ids. */
export const readCardRows = (db: Database, ids: number[]): Promise<CardRow[]> => readRows<CardRow>(db, ids, CARD, STEADY);

/** Rows with all columns of the product page, in the order of the ids. */
export const readFullRows = (db: Database, ids: number[]): Promise<FullRow[]> => readRows<FullRow>(db, ids, FULL);

/**
 * Returns one JSON value instead of thirty columns per row, which takes half the time on the embedded database. `offset 0` keeps the
 * planner from hashing all manufacturers for a page of two dozen cards.
 */
async function readRows<Row extends { id: number }>(db: Database, ids: number[], columns: string, plan = ''): Promise<Row[]> {
	if (ids.length === 0) return [];
	const { rows } = await sql<{ items: Row[] | null }>`${sql.raw(plan)}
		select json_agg(r) as items from (
			select ${sql.raw(columns)} from products p join categories c on c.id = p.category_id
			left join lateral (select * from manufacturers m where m.id = p.manufacturer_id offset 0) m on true
			where p.id = any(${idList(ids)})
		) r
	`.execute(db);
	return inOrder(ids, rows[0]?.items ?? []);
}

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
