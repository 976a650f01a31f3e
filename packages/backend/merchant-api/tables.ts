import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'attribute_values'
	| 'attributes'
	| 'authors'
	| 'categories'
	| 'connector_problems'
	| 'consents'
	| 'content_changes'
	| 'delivery_countries'
	| 'feedback'
	| 'jobs'
	| 'labels'
	| 'manufacturers'
	| 'media_files'
	| 'media_sources'
	| 'menus'
	| 'newsletter_subscriptions'
	| 'order_addresses'
	| 'order_coupons'
	| 'order_history'
	| 'order_items'
	| 'order_parcels'
	| 'order_payments'
	| 'order_returns'
	| 'order_shipments'
	| 'order_taxes'
	| 'orders'
	| 'pages'
	| 'papers'
	| 'parcel_lockers'
	| 'payment_refunds'
	| 'planned_prices'
	| 'post_categories'
	| 'post_tags'
	| 'posts'
	| 'product_attributes'
	| 'product_documents'
	| 'product_images'
	| 'product_lists'
	| 'review_photos'
	| 'shipping_methods'
	| 'shipping_prices'
	| 'shipping_zone_areas'
	| 'shipping_zones'
	| 'static_contents'
	| 'stores'
	| 'sweepstake_entries'
	| 'sweepstakes'
	| 'tags'
	| 'translations'
	| 'users'
	| 'withdrawal_lines'
	| 'withdrawals';

/** Tables of other modules that it writes. */
type Writes = 'audit_log' | 'campaigns' | 'contact_messages' | 'coupons' | 'incoming_payments' | 'products';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'merchant-api'> | Reads | Writes>;
