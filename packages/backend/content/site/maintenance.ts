import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Database } from '../tables.ts';

const NAME = 'maintenance';

export async function isUnderMaintenance(db: Database): Promise<boolean> {
	return (await readSetting(db, NAME))?.on === true;
}

/** Turns maintenance mode on or off, for an operator's script and for tests. */
export const setMaintenance = (db: Database, on: boolean): Promise<void> => writeSetting(db, NAME, { on });
