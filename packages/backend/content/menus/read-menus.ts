import type { Database } from '../tables.ts';

/** All menus with their entries, by code. */
export const readMenus = (db: Database) => db.selectFrom('menus').selectAll().orderBy('code').execute();

/** A menu with its entries; undefined without one of that code. */
export const readMenu = (db: Database, code: string) => db.selectFrom('menus').selectAll().where('code', '=', code).executeTakeFirst();
