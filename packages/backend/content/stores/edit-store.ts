import type { SourceStore } from '../../platform/source/shop-content.ts';
import { slugify } from '../../platform/text/slugify.ts';
import type { Database } from '../tables.ts';
import { writeStores } from './write-stores.ts';

/** All stores by code, also those that shoppers do not see. */
export const readStores = (db: Database) => db.selectFrom('stores').selectAll().orderBy('code').execute();

/** A store by its code; undefined if there is none. */
export const readStore = (db: Database, code: string) => db.selectFrom('stores').selectAll().where('code', '=', code).executeTakeFirst();

/** Creates a store, or replaces what is known of it but the address of its page. Returns it. */
export async function saveStore(trx: Database, { visible, ...store }: Omit<SourceStore, 'slug'> & { readonly visible: boolean }) {
	const { code } = store;
	const known = await trx.selectFrom('stores').select('slug').where('code', '=', code).executeTakeFirst();
	await writeStores(trx, [{ slug: known?.slug ?? (slugify(store.title) || code), ...store }]);
	return trx.updateTable('stores').set({ visible }).where('code', '=', code).returningAll().executeTakeFirstOrThrow();
}
