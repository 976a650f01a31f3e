import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'categories' | 'order_coupons' | 'products';

/** Tables of other modules that it writes. */
type Writes =
	| 'carts'
	| 'compare_items'
	| 'feedback'
	| 'mails'
	| 'newsletter_subscriptions'
	| 'orders'
	| 'price_alerts'
	| 'saved_carts'
	| 'sessions'
	| 'settings'
	| 'stock_alerts'
	| 'user_coupons'
	| 'wishlists';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'accounts'> | Reads | Writes>;
