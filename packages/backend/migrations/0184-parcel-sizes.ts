import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Sizes of packed products, and the largest that a shipping method takes: three sides in millimetres; null for an unknown size, or for no limit. */
export const parcelSizes: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column size_mm int[] check (cardinality(size_mm) = 3 and 0 < all (size_mm))
--
alter table shipping_methods add column maximum_size_mm int[] check (cardinality(maximum_size_mm) = 3 and 0 < all (maximum_size_mm))
`,
		),
};
