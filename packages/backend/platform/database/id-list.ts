import { type RawBuilder, sql } from 'kysely';

/** Ids as one text: a query with a list among its values is not prepared (`prepared-pool.ts`). For those whose plan is good for a list of any length. */
export const idList = (ids: readonly number[]): RawBuilder<number[]> => sql<number[]>`${`{${ids.join(',')}}`}::int[]`;
