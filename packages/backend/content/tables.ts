import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'categories' | 'coupons' | 'manufacturers' | 'product_lists' | 'product_tags' | 'products' | 'sessions';

/** Tables of other modules that it writes. */
type Writes = 'settings' | 'translations';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'content'> | Reads | Writes>;
