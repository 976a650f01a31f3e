import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'attribute_values'
	| 'attributes'
	| 'categories'
	| 'connector_problems'
	| 'contact_messages'
	| 'content_changes'
	| 'feedback'
	| 'jobs'
	| 'manufacturers'
	| 'media_files'
	| 'media_sources'
	| 'order_addresses'
	| 'order_items'
	| 'order_parcels'
	| 'order_returns'
	| 'order_shipments'
	| 'orders'
	| 'papers'
	| 'planned_prices'
	| 'product_attributes'
	| 'product_documents'
	| 'product_images'
	| 'product_lists'
	| 'products'
	| 'review_photos'
	| 'stores'
	| 'translations'
	| 'withdrawals';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'merchant-api'> | Reads>;
