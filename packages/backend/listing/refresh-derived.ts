import { sql } from 'kysely';
import { refreshFeedback } from '../catalog/feedback/index.ts';
import { refreshTitleOrder } from '../catalog/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { findChanged, markRefreshed } from './facets/changed-products.ts';
import { refreshFacets } from './facets/refresh-facets.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';
import { refreshKindWords } from './search/kinds/refresh-kind-words.ts';
import { refreshCategoryAttributes } from './search/refresh-category-attributes.ts';
import { refreshMarketWords } from './search/refresh-market-words.ts';
import { refreshWords } from './search/refresh-words.ts';

/** Recomputes data derived from other rows: visibility, totals, group ids. Run after any write to products, categories or manufacturers. */
export async function refreshDerived(db: Database): Promise<void> {
	await sql`
		update products p set listed = v.listed
		from (
			select q.id, q.visible and coalesce(c.visible, true) and (q.ignore_brand_visibility or coalesce(m.visible, true)) as listed
			from products q join categories c on c.id = q.category_id left join manufacturers m on m.id = q.manufacturer_id
		) v
		where v.id = p.id and p.listed is distinct from v.listed
	`.execute(db);
	await sql`
		update products p set group_product_ids = coalesce((
			select jsonb_agg(g.id order by g.id) from products g where g.listed and g.code in (select jsonb_array_elements_text(p.group_product_codes))
		), '[]')
		where p.group_product_codes <> '[]'
	`.execute(db);
	await sql`
		update categories c set products_total = coalesce(t.total, 0)
		from categories d left join (
			select ancestor, count(*)::int as total
			from products p join categories k on k.id = p.category_id cross join unnest(k.path_ids) as ancestor
			where p.listed group by ancestor
		) t on t.ancestor = d.id
		where d.id = c.id and c.products_total is distinct from coalesce(t.total, 0)
	`.execute(db);
	await sql`
		update manufacturers m set products_total = coalesce(t.total, 0)
		from manufacturers n left join (select manufacturer_id, count(*)::int as total from products where listed group by 1) t on t.manufacturer_id = n.id
		where n.id = m.id and m.products_total is distinct from coalesce(t.total, 0)
	`.execute(db);
	await refreshKindWords(db);
	await refreshFeedback(db, null);
	await refreshFilledLists(db);
	await sql`
		update product_lists l set products_total = (
			select count(*)::int from product_list_items i join products p on p.id = i.product_id where i.list_code = l.code and p.listed
		)
	`.execute(db);
	// Last, because it records that everything is done.
	await refreshChanged(db);
}

/**
 * Updates the data that lists and search derive from changed products; with `id`, only for that product after an edit that affects nothing
 * else.
 */
export async function refreshChanged(db: Database, id?: number): Promise<void> {
	const changed = await findChanged(db, id);
	if (changed === null) return;
	await refreshFacets(db, changed);
	await refreshCategoryAttributes(db, changed.categoryIds);
	await refreshWords(db, changed);
	await refreshMarketWords(db, changed.condition);
	await refreshTitleOrder(db, changed.condition);
	await markRefreshed(db, id);
}

/** The embedded database has no autovacuum: call after a bulk write, outside a transaction. */
export async function vacuum(db: Database): Promise<void> {
	await sql`vacuum analyze`.execute(db);
}
