import type { Generated } from 'kysely';

export interface CustomerGroupTables {
	/** `percent` is taken off the regular price, except in the excluded categories (with all below them) and of the excluded manufacturers. */
	customer_groups: {
		id: Generated<number>;
		name: string;
		percent: number | null;
		excluded_category_ids: Generated<number[]>;
		excluded_manufacturer_ids: Generated<number[]>;
		created_at: Generated<Date>;
	};
	/** Prices that a group has instead of its reduction. */
	customer_group_prices: { group_id: number; product_id: number; price_cents: number };
	customer_group_members: { user_id: number; group_id: number };
}
