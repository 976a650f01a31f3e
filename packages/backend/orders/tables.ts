import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'cart_items'
	| 'cart_requests'
	| 'carts'
	| 'categories'
	| 'mails'
	| 'manufacturers'
	| 'pages'
	| 'papers'
	| 'products'
	| 'stores'
	| 'users'
	| 'voucher_movements'
	| 'vouchers';

/** Tables of other modules that it writes. */
type Writes = 'held_mails';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'orders'> | Reads | Writes>;
