import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Tables } from '../../platform/database/tables.ts';

const NAME = 'maintenance';

export async function isUnderMaintenance(db: Kysely<Tables>): Promise<boolean> {
	return (await readSetting(db, NAME))?.on === true;
}

/** Turns maintenance mode on or off, for an operator's script and for tests. */
export const setMaintenance = (db: Kysely<Tables>, on: boolean): Promise<void> => writeSetting(db, NAME, { on });
