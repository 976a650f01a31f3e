import type { Database } from '../tables.ts';

/** Codes and titles of product lists, by title. */
export const readLists = (db: Database) => db.selectFrom('product_lists').select(['code', 'title']).orderBy('title').execute();
