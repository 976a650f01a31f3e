import { refreshDue } from '../../listing/index.ts';
import { upsert } from '../../localization/index.ts';
import { upsertProducts } from '../../merchant-api/bulk/upsert-products.ts';
import type { FirstEntry } from '../../merchant-api/http/entry.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { keepKnown } from '../own-feed.ts';
import type { Database } from '../tables.ts';
import type { AbsentProducts, ImportTarget } from './import-target.ts';

const PAGE = 5000;

/** The database of a shop that no other program has open. `entry`: of the log of changes, stored with the first products that change. */
export const databaseTarget = (db: Database, config: Pick<BackendConfig, 'now' | 'shop'>, entry?: FirstEntry): ImportTarget => ({
	write: (rows, { folder, dryRun }) => upsertProducts(rows, { db, config, folder, dryRun, entry }),
	keepKnown: (rows) => keepKnown(rows, db),
	findAbsent: (skus) => findAbsent(db, skus),
	async finish(source) {
		// Some licences require that the source of the data is named wherever it is shown.
		if (source !== undefined) await upsert(db, 'labels', ['name'], [{ name: 'catalog_source', text: source }]);
		await refreshDue(db, 'noted');
	},
});

async function findAbsent(db: Database, skus: ReadonlySet<string>): Promise<AbsentProducts> {
	const absent: string[] = [];
	let [onSale, last] = [0, 0];
	for (;;) {
		const page = await db.selectFrom('products').select(['id', 'code', 'visible']).where('id', '>', last).orderBy('id').limit(PAGE).execute();
		for (const { id, code, visible } of page) {
			last = id;
			onSale += visible ? 1 : 0;
			if (visible && !skus.has(code)) absent.push(code);
		}
		if (page.length < PAGE) return { absent, onSale };
	}
}
