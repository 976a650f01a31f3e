import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { readSetting } from '../database/stored-setting.ts';
import type { Database } from '../database/tables.ts';
import type { BackendConfig } from '../settings/config.ts';

/** Whether a shop was created as the demo or as a merchant's own. It never changes, so that neither gets the other's content. */
export type Origin = 'demo' | 'own';

const NAME = 'origin';

/** Null for an empty database. */
export async function readOrigin(db: Database): Promise<Origin | null> {
	const kind = (await readSetting(db, NAME))?.['kind'];
	return kind === 'demo' || kind === 'own' ? kind : null;
}

/** Whether logo and icon among the files of the storefront are the shop's: the demo's of the demo, and those of a shop folder. */
export const hasSignInFiles = async (db: Database, { shop }: Pick<BackendConfig, 'shop'>): Promise<boolean> =>
	shop !== STANDARD_SHOP || (await readOrigin(db)) !== 'own';

export async function writeOrigin(db: Database, kind: Origin): Promise<void> {
	await db
		.insertInto('settings')
		.values({ name: NAME, value: JSON.stringify({ kind }) })
		.execute();
}
