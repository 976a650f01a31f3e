import { readSetting } from '../database/stored-setting.ts';
import type { Database } from '../database/tables.ts';

/** Whether a shop was created as the demo or as a merchant's own. It never changes, so that neither gets the other's content. */
export type Origin = 'demo' | 'own';

const NAME = 'origin';

/** Null for an empty database. */
export async function readOrigin(db: Database): Promise<Origin | null> {
	const kind = (await readSetting(db, NAME))?.['kind'];
	return kind === 'demo' || kind === 'own' ? kind : null;
}

export async function writeOrigin(db: Database, kind: Origin): Promise<void> {
	await db
		.insertInto('settings')
		.values({ name: NAME, value: JSON.stringify({ kind }) })
		.execute();
}
