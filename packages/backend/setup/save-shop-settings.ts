import type { Kysely } from 'kysely';
import { fillCompanyBlanks } from '../content/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { readShopSettings, type ShopSettings, writeShopSettings } from '../platform/shop/shop-settings.ts';

/** Updates the given settings. Also fills the company placeholders of hidden pages, and renames the home page if its title was the shop's name. */
export async function saveShopSettings(db: Kysely<Tables>, said: Partial<ShopSettings>): Promise<void> {
	const { siteName: before } = await readShopSettings(db);
	await writeShopSettings(db, said);
	if (said.company !== undefined) await fillCompanyBlanks(db, said.company);
	if (said.siteName === undefined || said.siteName === before) return;
	await db.updateTable('pages').set({ title: said.siteName }).where('path', '=', '/').where('title', '=', before).execute();
}
