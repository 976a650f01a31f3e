import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'categories' | 'order_coupons' | 'products';

/** Tables of other modules that it writes. */
type Writes =
	| 'audit_log'
	| 'carts'
	| 'compare_items'
	| 'contact_messages'
	| 'feedback'
	| 'held_mails'
	| 'idempotent_calls'
	| 'jobs'
	| 'mails'
	| 'newsletter_subscriptions'
	| 'orders'
	| 'post_comments'
	| 'price_alerts'
	| 'sessions'
	| 'settings'
	| 'stock_alerts'
	| 'user_coupons'
	| 'wishlists';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'accounts'> | Reads | Writes>;
