import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Updates the mean rating and the number of votes of products, from the reviews that came with them and from approved feedback. `null`
 * updates every product that has feedback.
 */
export async function refreshFeedback(db: Database, productIds: number[] | null): Promise<void> {
	const ids = productIds === null ? sql`(select distinct product_id from feedback)` : sql`(select unnest(${productIds}::int[]))`;
	await sql`
		update products p set rate = coalesce(round(t.mean, 1), 0)::float8, rate_votes = t.votes, updated_at = now()
		from (
			select q.id, avg(v.rate) as mean, count(v.rate)::int as votes
			from products q left join lateral (
				select (r->>'rate')::numeric as rate from jsonb_array_elements(q.reviews) as r
				union all
				select f.rate::numeric from feedback f where f.product_id = q.id and f.status = 'approved'
			) v on true
			where q.id in ${ids} group by q.id
		) t
		where t.id = p.id and (p.rate, p.rate_votes) is distinct from (coalesce(round(t.mean, 1), 0)::float8, t.votes)
	`.execute(db);
}
