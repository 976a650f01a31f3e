import { sql } from 'kysely';

/**
 * Whether the author of row `f` of `feedback` bought the product in this shop and it was shipped. Visitors are never verified: their
 * reviews have no account.
 */
export const IS_VERIFIED = sql<boolean>`(f.user_id is not null and exists (
	select 1 from orders o join order_items i on i.order_id = o.id
	where o.user_id = f.user_id and i.product_id = f.product_id and o.status in ('shipped', 'completed', 'returned')
))`;
