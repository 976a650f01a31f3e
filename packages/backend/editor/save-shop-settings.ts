import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { readShopSettings, type ShopSettings, writeShopSettings } from '../platform/shop/shop-settings.ts';
import { fillCompanyBlanks } from './blanks.ts';

/** Writes what is said. Pages that wait to be published get what the company's data say; a home page that is called as the shop was is called as the shop is. */
export async function saveShopSettings(db: Kysely<Tables>, said: Partial<ShopSettings>): Promise<void> {
	const { siteName: before } = await readShopSettings(db);
	await writeShopSettings(db, said);
	if (said.company !== undefined) await fillCompanyBlanks(db, said.company);
	if (said.siteName === undefined || said.siteName === before) return;
	await db.updateTable('pages').set({ title: said.siteName }).where('path', '=', '/').where('title', '=', before).execute();
}
