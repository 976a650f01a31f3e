import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { replaceTranslations } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceProduct } from '../../platform/source/catalog.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';
import { listReduced } from '../prices/list-reduced.ts';
import { COLUMNS, RECORD, UPDATES } from './product-write-columns.ts';
import { type StoredAttributes, writeAttributes } from './write-attributes.ts';
import { lowerToHistory, recordPrices, replaceAttributes, replaceLists, replaceTags } from './write-product-relations.ts';

/**
 * Upserts one batch by code and returns the number of changed rows. Existing products keep their ids and stock; unchanged rows are not
 * written. Call `refreshDerived` after the last batch.
 */
export async function writeProducts(db: Database, products: Iterable<SourceProduct>): Promise<number> {
	const changed = await onlyChanged(db, products);
	await writeHashed(db, changed);
	return changed.length;
}

/**
 * Upserts one batch of products with distinct codes that are known to have changed, and returns their ids by code. Otherwise like
 * `writeProducts`.
 */
export const writeChangedProducts = (db: Database, products: readonly SourceProduct[]): Promise<Map<string, number>> => writeHashed(db, products.map(toHashed));

async function writeHashed(db: Database, changed: HashedProduct[]): Promise<Map<string, number>> {
	if (changed.length === 0) return new Map();
	const batch = changed.map(({ product }) => product);
	const attributesOf = await writeAttributes(db, batch);
	const before = await readSales(db, batch);
	const ids = await upsertProducts(db, changed, attributesOf);
	await replaceAttributes(db, batch, attributesOf, ids);
	await replaceLists(db, batch, ids);
	await replaceTags(db, batch, ids);
	await lowerToHistory(db, before);
	await recordPrices(db, [...ids.values()]);
	await listReduced(db, [...ids.values()]);
	await replaceTranslations(
		db,
		'product',
		batch.map(({ code, translations }) => ({ id: ids.get(code), translations })),
	);
	return ids;
}

interface HashedProduct {
	product: SourceProduct;
	source_hash: string;
}

const toHashed = (product: SourceProduct): HashedProduct => ({
	product,
	source_hash: createHash('sha1').update(JSON.stringify(product)).digest('base64url'),
});

async function onlyChanged(db: Database, products: Iterable<SourceProduct>): Promise<HashedProduct[]> {
	const byCode = new Map<string, HashedProduct>();
	for (const product of products) byCode.set(product.code, toHashed(product));
	if (byCode.size === 0) return [];
	const codes = JSON.stringify([...byCode.keys()]);
	const known = await sql<{ code: string; source_hash: string }>`
		select p.code, p.source_hash from json_array_elements_text(${codes}::json) as r(code) join products p on p.code = r.code
	`.execute(db);
	for (const { code, source_hash } of known.rows) {
		if (byCode.get(code)?.source_hash === source_hash) byCode.delete(code);
	}
	return [...byCode.values()];
}

/** Sale prices and lowest prices of existing products before the write. */
const readSales = (db: Database, batch: SourceProduct[]) =>
	db
		.selectFrom('products')
		.select(['id', 'sale_price_cents', 'lowest_price_cents'])
		.where(
			'code',
			'in',
			batch.map(({ code }) => code),
		)
		.execute();

async function upsertProducts(db: Database, batch: HashedProduct[], attributesOf: StoredAttributes): Promise<Map<string, number>> {
	const rows = batch.map((hashed, position) => ({ ...toRow(hashed, attributesOf), position }));
	const stored = await sql<{ id: number; code: string }>`
		insert into products (${sql.raw(COLUMNS.join(', '))}, category_id, manufacturer_id, listed, search)
		select ${sql.raw(COLUMNS.map((column) => `r.${column}`).join(', '))}, c.id, m.id, r.visible and coalesce(c.visible, true) and (r.ignore_brand_visibility or coalesce(m.visible, true)),
			setweight(to_tsvector('shop', concat_ws(' ', r.title, r.product_code, r.ean, case when length(r.code) <= 20 then r.code end)), 'A')
				|| setweight(to_tsvector('shop', concat_ws(' ', m.title, c.title)), 'B')
				|| setweight(to_tsvector('shop', r.special_text), 'C') || setweight(to_tsvector('shop', r.value_text), 'D')
		from json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.raw(RECORD)})
		left join categories c on c.code = r.category_code
		left join manufacturers m on m.code = r.manufacturer_code
		order by r.position
		on conflict (code) do update set ${sql.raw(UPDATES)}
		returning id, code
	`.execute(db);
	return new Map(stored.rows.map(({ id, code }) => [code, id]));
}

function toRow({ product: { translations: _translations, ...product }, source_hash }: HashedProduct, attributesOf: StoredAttributes) {
	const attributes = attributesOf(product);
	const special = attributes.filter((stored) => stored.special).slice(0, 3);
	const votes = product.reviews.length;
	return {
		...product,
		product_code: product.manufacturer_product_code,
		sort_title: toSortTitle(product.title),
		seo_description: product.seo_description ?? null,
		ignore_brand_visibility: product.ignore_brand_visibility ?? false,
		store_stock: product.store_stock ?? {},
		related: product.related ?? [],
		videos: product.videos ?? [],
		fields: product.fields ?? {},
		energy_label: product.energy_label ?? null,
		safety: product.safety ?? null,
		safety_warnings: product.safety_warnings ?? null,
		charging: product.charging ?? null,
		durability_years: product.durability_years ?? null,
		durability_label: product.durability_label ?? null,
		disposal: product.disposal ?? null,
		bulky: product.bulky ?? false,
		backorder: product.backorder ?? false,
		backorder_days: product.backorder_days ?? null,
		size_mm: product.size_mm ?? null,
		take_back: product.take_back ?? null,
		attributes: attributes.map(({ attribute }) => attribute),
		attributes_special: special.map(({ attribute }) => attribute),
		special_text: special.map(({ attribute }) => attribute.title).join(' '),
		value_text: [...new Set(attributes.map(({ attribute }) => attribute.title).filter(isWording))].join(' '),
		rate: votes === 0 ? 0 : Math.round((product.reviews.reduce((sum, { rate }) => sum + rate, 0) / votes) * 10) / 10,
		rate_votes: votes,
		source_hash,
	};
}

/** Values that shoppers might search for: short ones that are not just numbers. */
const isWording = (value: string): boolean => value.length <= 30 && /\p{L}{2}/u.test(value);
