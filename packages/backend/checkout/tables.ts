import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads = 'users';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<Reads>;
