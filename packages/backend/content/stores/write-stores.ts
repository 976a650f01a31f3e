import type { Kysely } from 'kysely';
import { upsert } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SourceStore } from '../../platform/source/shop-content.ts';

/** Upserts stores by code. */
export function writeStores(db: Kysely<Tables>, stores: readonly SourceStore[]): Promise<void> {
	const rows = stores.map(({ opening_exceptions = [], ...store }) => ({
		...store,
		services: JSON.stringify(store.services),
		opening_hours: JSON.stringify(store.opening_hours),
		opening_exceptions: JSON.stringify(opening_exceptions),
	}));
	return upsert(db, 'stores', ['code'], rows);
}
