import { upsert } from '../../localization/index.ts';
import type { SourceStore } from '../../platform/source/shop-content.ts';
import type { Database } from '../tables.ts';

/** Upserts stores by code. */
export function writeStores(db: Database, stores: readonly SourceStore[]): Promise<void> {
	const rows = stores.map(({ opening_exceptions = [], ...store }) => ({
		...store,
		services: JSON.stringify(store.services),
		opening_hours: JSON.stringify(store.opening_hours),
		opening_exceptions: JSON.stringify(opening_exceptions),
	}));
	return upsert(db, 'stores', ['code'], rows);
}
