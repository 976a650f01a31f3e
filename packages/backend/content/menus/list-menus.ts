import { ofEntity } from '../../localization/text-entity.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SourceMenuEntry } from '../../platform/source/catalog.ts';

export const listMenus: Handler<'_get_hapi_cms_menus'> = async (_query, { db }) => {
	const menus = await db.selectFrom('menus').selectAll().orderBy('code').execute();
	const toEntry = <Entry extends SourceMenuEntry>({ id, ...entry }: Entry) => ({ ...entry, ...ofEntity('menu_entry', id) });
	const data = menus.map(({ code, items }) => ({ code, items: items.map((entry) => ({ ...toEntry(entry), items: entry.items.map(toEntry) })) }));
	return { success: true, data };
};
