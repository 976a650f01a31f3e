import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'orders';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'vouchers'> | Reads>;

/** The same for queries of vouchers alone, which other modules need not hand more. */
export type Vouchers = DatabaseOf<'vouchers'>;
