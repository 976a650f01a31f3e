import type { SourceStore } from '../../platform/source/shop-content.ts';
import { readTaxRules } from '../../platform/tax/tax-rules.ts';
import { slugify } from '../../platform/text/slugify.ts';
import type { Database } from '../tables.ts';
import { writeStores } from './write-stores.ts';

/** A store as a list has it; without a country it is in the shop's own. */
export type ListedStore = Pick<SourceStore, 'code' | 'title' | 'address' | 'postcode' | 'city' | 'lat' | 'lon' | 'services' | 'opening_hours'> & {
	readonly country: string | null;
};

/** Adds the stores of a list, or updates them by code. What lists do not have stays: address of the page, phone, e-mail, days that differ, visibility. */
export async function saveStoreList(db: Database, stores: readonly ListedStore[]): Promise<void> {
	if (stores.length === 0) return;
	const { homeCountry } = await readTaxRules(db);
	const codes = stores.map(({ code }) => code);
	const rows = await db.selectFrom('stores').select(['code', 'slug', 'phone', 'email', 'opening_exceptions']).where('code', 'in', codes).execute();
	const known = new Map(rows.map(({ code, ...rest }) => [code, rest]));
	await writeStores(
		db,
		stores.map((store) => ({
			...{ slug: slugify(`${store.city} ${store.title}`), phone: null, email: null },
			...{ ...store, country: store.country ?? homeCountry },
			...known.get(store.code),
		})),
	);
}
