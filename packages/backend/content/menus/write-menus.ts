import { upsert, withIds } from '../../localization/index.ts';
import type { SourceMenu } from '../../platform/source/shop-content.ts';
import type { Database } from '../tables.ts';

/** Upserts menus by code; entries without an id get one from their position. */
export function writeMenus(db: Database, menus: readonly SourceMenu[]): Promise<void> {
	const rows = menus.map(({ code, items }) => {
		const entries = withIds(code, items).map((entry) => ({ ...entry, items: withIds(entry.id, entry.items) }));
		return { code, items: JSON.stringify(entries) };
	});
	return upsert(db, 'menus', ['code'], rows);
}

/** Deletes a menu; false if there is none. */
export async function deleteMenu(db: Database, code: string): Promise<boolean> {
	const deleted = await db.deleteFrom('menus').where('code', '=', code).returning('code').executeTakeFirst();
	return deleted !== undefined;
}
