import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { SourceSafety } from '../../platform/source/catalog.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import type { Database } from '../tables.ts';

/** Fields of a manufacturer that can be changed; omitted fields are unchanged. */
export interface ManufacturerEdit {
	readonly title?: string | undefined;
	readonly short_description?: string | undefined;
	/** HTML. */
	readonly content?: string | undefined;
	readonly visible?: boolean | undefined;
	readonly safety?: SourceSafety | null | undefined;
}

/**
 * Changes a manufacturer by its code and returns whether anything changed. A new title or safety contact also marks its products as
 * updated: the title is part of their search text.
 */
export async function editManufacturer(trx: Database, code: string, said: ManufacturerEdit): Promise<boolean> {
	const edit = said.title === undefined ? said : { ...said, title: toTitle(said.title) || undefined };
	const stored = await trx
		.selectFrom('manufacturers')
		.select(['id', 'title', 'short_description', 'content', 'visible', 'safety'])
		.where('code', '=', code)
		.forUpdate()
		.executeTakeFirst();
	const before = stored && { ...stored, visible: stored.visible ?? true };
	const changes = Object.fromEntries(
		Object.entries(edit).filter(([name, value]) => value !== undefined && before && !isDeepStrictEqual(Reflect.get(before, name), value)),
	);
	if (stored === undefined || Object.keys(changes).length === 0) return false;
	const sort_title = edit.title === undefined ? {} : { sort_title: toSortTitle(edit.title) };
	await trx
		.updateTable('manufacturers')
		.set({ ...changes, ...sort_title, ...(edit.safety !== undefined && { safety: edit.safety && JSON.stringify(edit.safety) }) })
		.where('id', '=', stored.id)
		.execute();
	if ((edit.title !== undefined && edit.title !== stored.title) || 'safety' in changes)
		await sql`update products set updated_at = now() where manufacturer_id = ${stored.id}`.execute(trx);
	return true;
}
