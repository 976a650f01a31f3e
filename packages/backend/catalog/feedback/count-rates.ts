import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

/**
 * Number of ratings with 1 to 5 stars, by product. Counts the reviews that came with the product and approved feedback, like its mean
 * rating.
 */
export async function countRates(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
	const { rows } = await sql<{ product_id: number; rate: number; votes: number }>`
		select product_id, rate, count(*)::int as votes from (
			select product_id, rate from feedback where status = 'approved' and product_id = any(${idList(ids)})
			union all
			select p.id, (r->>'rate')::int from products p cross join jsonb_array_elements(p.reviews) as r where p.id = any(${idList(ids)})
		) v where rate between 1 and 5 group by 1, 2
	`.execute(db);
	const counted = new Map<number, number[]>();
	for (const { product_id, rate, votes } of rows) {
		const rates = counted.get(product_id) ?? [0, 0, 0, 0, 0];
		rates[rate - 1] = votes;
		counted.set(product_id, rates);
	}
	return counted;
}
