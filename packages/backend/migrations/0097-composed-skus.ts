import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Skus with composed letters, as the merchant API and imports write them now. A product whose composed sku belongs to another one keeps its own. */
export const composedSkus: Migration = {
	up: (db) =>
		runScript(
			db,
			`
update products p set code = normalize(code, NFC), product_code = normalize(product_code, NFC)
where (code is not nfc normalized or product_code is not nfc normalized)
	and not exists (select 1 from products q where q.id <> p.id and normalize(q.code, NFC) = normalize(p.code, NFC))
`,
		),
};
