import { type RawBuilder, sql } from 'kysely';

/**
 * Ids as one text parameter: a query with an array parameter is not prepared (`prepared-pool.ts`). For queries whose plan suits lists of
 * any length.
 */
export const idList = (ids: readonly number[]): RawBuilder<number[]> => sql<number[]>`${`{${ids.join(',')}}`}::int[]`;
