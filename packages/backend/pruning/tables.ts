import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that lose their old rows. */
export type PrunedTable =
	| 'cart_requests'
	| 'consents'
	| 'mails'
	| 'price_alerts'
	| 'review_photos'
	| 'saved_carts'
	| 'sessions'
	| 'stock_alerts'
	| 'sweepstake_entries'
	| 'user_codes';

/** Tables of other modules that it reads. */
type Reads =
	| 'cart_coupons'
	| 'cart_customers'
	| 'cart_items'
	| 'cart_vouchers'
	| 'carts'
	| 'compare_items'
	| 'feedback'
	| 'orders'
	| 'social_logins'
	| 'sweepstakes'
	| 'wishlist_items'
	| 'wishlists';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<PrunedTable | Reads>;
