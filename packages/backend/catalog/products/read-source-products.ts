import { sql } from 'kysely';
import type { SourceAttribute, SourceProduct } from '../../platform/source/catalog.ts';
import { REDUCED_LIST } from '../prices/list-reduced.ts';
import type { Database } from '../tables.ts';

/**
 * A stored product in the source format, so that parts of it can be changed and the whole written again. Without translations: writing
 * keeps the stored ones.
 */
export type StoredProduct = SourceProduct & { readonly id: number; readonly weight_grams: number | null };

type Row = Omit<StoredProduct, 'attributes'> & { attributes: { code: string; title: string; value: string; unit: string | null; group: string }[] };

/** Reads products by code and locks them until the end of the transaction. */
export async function readSourceProducts(trx: Database, codes: readonly string[]): Promise<Map<string, StoredProduct>> {
	if (codes.length === 0) return new Map();
	const { rows } = await sql<{ product: Row; numbers: Record<string, number>; special: number[]; value_ids: number[] }>`
		with locked as materialized (
			select p.* from products p where p.code in (select json_array_elements_text(${JSON.stringify(codes)}::json)) order by p.id for update
		)
		select json_build_object(
			'id', p.id, 'code', p.code, 'category_code', c.code, 'manufacturer_code', m.code, 'manufacturer_product_code', p.product_code, 'ean', p.ean,
			'title', p.title, 'slug', p.slug, 'short_description', p.short_description, 'content', p.content, 'seo_description', p.seo_description,
			'price_cents', p.price_cents, 'sale_price_cents', p.sale_price_cents, 'lowest_price_cents', p.lowest_price_cents, 'quantity', p.quantity,
			'maximum_qty', p.maximum_qty, 'unit', p.unit, 'unit_price', p.unit_price, 'instalments', p.instalments, 'documents', p.documents,
			'reviews', p.reviews, 'badges', p.badges, 'variation_code', p.variation_code, 'variation_attributes', p.variation_attributes,
			'group_product_codes', p.group_product_codes, 'picture', p.picture, 'views', p.views
		)::jsonb || jsonb_build_object(
			'related', p.related, 'videos', p.videos, 'store_stock', p.store_stock, 'release_year', p.release_year, 'fields', p.fields, 'energy_label', p.energy_label, 'safety', p.safety,
			'safety_warnings', p.safety_warnings, 'charging', p.charging, 'durability_years', p.durability_years,
			'durability_label', p.durability_label, 'disposal', p.disposal, 'take_back', p.take_back, 'visible', p.visible,
			'ignore_brand_visibility', p.ignore_brand_visibility, 'sold', p.sold, 'weight_grams', p.weight_grams,
			'created_at', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
			'attributes', coalesce((
				select jsonb_agg(jsonb_build_object('code', e->>'attribute_code', 'title', e->>'attribute_title', 'value', e->>'title', 'unit', e->>'unit', 'group', e->>'group') order by n)
				from jsonb_array_elements(p.attributes) with ordinality as a(e, n)
			), '[]'),
			'lists', array(
				select i.list_code from product_list_items i join product_lists l on l.code = i.list_code
				where i.product_id = p.id and i.list_code <> ${REDUCED_LIST} and l.filled_with is null order by 1
			),
			'tags', array(select t.slug from product_tags i join tags t on t.id = i.tag_id where i.product_id = p.id order by 1)
		) as product,
		array(select (e->>'id')::int from jsonb_array_elements(p.attributes) with ordinality as a(e, n) order by n) as value_ids,
		coalesce((select jsonb_object_agg(x.value_id, x.number) from product_attributes x where x.product_id = p.id and x.number is not null), '{}') as numbers,
		array(select x.value_id from product_attributes x where x.product_id = p.id and x.special) as special
		from locked p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id
	`.execute(trx);
	return new Map(
		rows.map(({ product, numbers, special, value_ids }) => {
			const specials = new Set(special);
			const attributes = product.attributes.map(({ unit, ...attribute }, place): SourceAttribute => {
				const id = value_ids[place] ?? 0;
				const number = numbers[id];
				return { ...attribute, ...(unit !== null && { unit }), ...(number !== undefined && { number }), ...(specials.has(id) && { special: true }) };
			});
			return [product.code, { ...product, attributes }];
		}),
	);
}
