import type { Database } from '../tables.ts';

/** Fields of a category that can be changed; omitted fields are unchanged. */
export interface CategoryEdit {
	readonly short_description?: string | undefined;
	/** HTML. */
	readonly content?: string | undefined;
	readonly visible?: boolean | undefined;
	readonly position?: number | undefined;
	readonly kpd_code?: string | null | undefined;
}

/** Changes a category by its code and returns whether anything changed. */
export async function editCategory(trx: Database, code: string, edit: CategoryEdit): Promise<boolean> {
	const stored = await trx
		.selectFrom('categories')
		.select(['short_description', 'content', 'visible', 'position', 'kpd_code'])
		.where('code', '=', code)
		.forUpdate()
		.executeTakeFirst();
	const before = stored && { ...stored, visible: stored.visible ?? true };
	const changes = Object.fromEntries(Object.entries(edit).filter(([name, value]) => value !== undefined && before && Reflect.get(before, name) !== value));
	if (Object.keys(changes).length === 0) return false;
	await trx.updateTable('categories').set(changes).where('code', '=', code).execute();
	return true;
}
