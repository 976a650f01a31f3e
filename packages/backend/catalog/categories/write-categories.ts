import { replaceTranslations } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceCategory } from '../../platform/source/catalog.ts';

/** Upserts categories by code; parents are written first, whatever order they come in. */
export async function writeCategories(db: Database, categories: SourceCategory[]): Promise<void> {
	const written = new Map<string, { id: number; path: string; path_ids: number[] }>();
	for (const row of await db.selectFrom('categories').select(['code', 'id', 'path', 'path_ids']).execute()) written.set(row.code, row);

	for (const category of inTreeOrder(categories)) {
		const parent = category.parent_code === null ? null : written.get(category.parent_code);
		if (parent === undefined) throw new Error(`Category ${category.code}: its parent ${category.parent_code} does not exist.`);
		const path = parent ? `${parent.path}/${category.slug}` : category.slug;
		const values = {
			parent_id: parent?.id ?? null,
			slug: category.slug,
			path,
			level: (parent?.path_ids.length ?? 0) + 1,
			position: category.position,
			title: category.title,
			short_description: category.short_description,
			content: category.content,
			template: category.template ?? null,
			picture: JSON.stringify(category.picture),
		};
		const { id } = await db
			.insertInto('categories')
			.values({ ...values, code: category.code, path_ids: [] })
			.onConflict((conflict) => conflict.column('code').doUpdateSet(values))
			.returning('id')
			.executeTakeFirstOrThrow();
		const path_ids = [...(parent?.path_ids ?? []), id];
		await db.updateTable('categories').set({ path_ids }).where('id', '=', id).execute();
		written.set(category.code, { id, path, path_ids });
	}
	await replaceTranslations(
		db,
		'category',
		categories.map(({ code, translations }) => ({ id: written.get(code)?.id, translations })),
	);
}

function inTreeOrder(categories: SourceCategory[]): SourceCategory[] {
	const byCode = new Map(categories.map((category) => [category.code, category]));
	const ordered = new Set<SourceCategory>();
	const add = (category: SourceCategory) => {
		const parent = category.parent_code === null ? undefined : byCode.get(category.parent_code);
		if (parent && !ordered.has(parent) && parent !== category) add(parent);
		ordered.add(category);
	};
	for (const category of categories) add(category);
	return [...ordered];
}
