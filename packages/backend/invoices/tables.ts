import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'categories'
	| 'incoming_payments'
	| 'order_addresses'
	| 'order_history'
	| 'order_items'
	| 'order_parcels'
	| 'order_payments'
	| 'order_returns'
	| 'order_shipments'
	| 'orders'
	| 'payment_refunds'
	| 'products'
	| 'return_lines'
	| 'shipment_lines';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'invoices'> | Reads>;
