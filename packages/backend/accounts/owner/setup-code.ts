import { createHash, randomInt } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Database } from '../tables.ts';

const NAME = 'setup_code';
/** No 0, 1, I or O, which are easily confused. Twelve characters carry 60 bits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP = 4;

/** Issues the code that is needed to create the owner's account; replaces an earlier code. Only its hash is stored. */
export async function issueSetupCode(db: Database): Promise<string> {
	const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
	const code = Array.from({ length: GROUPS }, group).join('-');
	await writeSetting(db, NAME, { hash: toHash(code) });
	return code;
}

/** Whether it is the latest setup code; ignores case, spaces and hyphens. */
export async function isSetupCode(db: Database, typed: string): Promise<boolean> {
	const kept = (await readSetting(db, NAME))?.['hash'];
	return typeof kept === 'string' && isSameSecret(toHash(typed.slice(0, 100)), kept);
}

export async function forgetSetupCode(db: Database): Promise<void> {
	await db.deleteFrom('settings').where('name', '=', NAME).execute();
}

const toHash = (code: string): string => createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url');
