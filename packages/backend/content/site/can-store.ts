import { statfs } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { Database } from '../tables.ts';

const NAME = 'health';
/** Bytes. Below this the embedded database soon cannot grow, although it can still replace a row. */
const LEAST_FREE = 32 * 1024 * 1024;

/** Whether orders can be stored: writes a row and reads it back, and looks at the free space of the embedded database. */
export async function canStore(
	db: Database,
	{ dataDir, databaseUrl, now }: { dataDir: string | null; databaseUrl: string | null; now: () => Date },
): Promise<boolean> {
	try {
		if (dataDir !== null && databaseUrl === null) await requireSpace(dataDir);
		const value = { at: now().toISOString() };
		const stored = await db.transaction().execute(async (tx) => {
			await writeSetting(tx, NAME, value);
			return readSetting(tx, NAME);
		});
		if (!isDeepStrictEqual(stored, value)) throw new Error(`the row "${NAME}" of the table settings was written but reads differently`);
		return true;
	} catch (cause) {
		logFailure('cannot store data', cause);
		return false;
	}
}

async function requireSpace(folder: string): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < LEAST_FREE) throw new Error(`the disk of ${folder} has ${Math.floor((bavail * bsize) / 1024 / 1024)} MB left; free some space`);
}
