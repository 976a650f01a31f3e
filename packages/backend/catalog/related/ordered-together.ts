import { sql } from 'kysely';
import type { Database } from '../tables.ts';

export interface OrderedProduct {
	readonly id: number;
	readonly now_cents: number;
	readonly variation_code: string | null;
}

/** Listed products that are ordered together with the categories of a batch, by category id, most orders first. */
export async function readOrderedTogether(db: Database, products: readonly { readonly category_id: number }[]): Promise<Map<number, OrderedProduct[]>> {
	const categories = [...new Set(products.map(({ category_id }) => category_id))];
	if (categories.length === 0) return new Map();
	const { rows } = await sql<{ category_id: number; products: OrderedProduct[] }>`
		select t.category_id, json_agg(json_build_object('id', p.id, 'now_cents', p.now_cents, 'variation_code', p.variation_code) order by t.orders desc, p.id) as products
		from ordered_together t join products p on p.id = t.product_id
		where p.listed and t.category_id = any(${categories}::int[]) group by 1
	`.execute(db);
	return new Map(rows.map((row) => [row.category_id, row.products]));
}
