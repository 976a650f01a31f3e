import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'categories' | 'manufacturers' | 'orders' | 'price_history' | 'products' | 'stores' | 'user_addresses' | 'users' | 'vouchers';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'cart'> | Reads>;
