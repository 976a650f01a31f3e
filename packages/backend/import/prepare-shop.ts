import { writeCategories } from '../catalog/categories/write-categories.ts';
import { upsert } from '../localization/translations/upsert.ts';
import type { Database } from '../platform/database/tables.ts';
import { feedCategoryTree } from './feed-categories.ts';

/** ODC-By asks that the source is named wherever the data is shown. */
const SOURCE_LABEL = { name: 'catalog_source', text: 'Podaci o proizvodima: BuildCores OpenDB, licenca ODC-By 1.0.' };

/** Adds the feed's categories where the shop has none of that slug, and answers the shop's code for each. */
export async function prepareShop(db: Database): Promise<Map<string, string>> {
	const own = await db.selectFrom('categories').select(['slug', 'code']).execute();
	const codes = new Map(own.map(({ slug, code }) => [slug, code]));
	const missing = feedCategoryTree()
		.filter(({ code }) => !codes.has(code))
		.map((category) => ({ ...category, parent_code: category.parent_code === null ? null : (codes.get(category.parent_code) ?? category.parent_code) }));
	await db.transaction().execute(async (trx) => {
		await writeCategories(trx, missing);
		await upsert(trx, 'labels', ['name'], [SOURCE_LABEL]);
	});
	for (const { slug, code } of missing) codes.set(slug, code);
	return codes;
}
