import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const NAME = 'setup_code';
/** Without signs that are read as others. Twelve of them are 60 bits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP = 4;

/** A new code that whoever opens the owner's account has to know; it replaces an earlier one, and is kept as a hash. */
export async function issueSetupCode(db: Kysely<Tables>): Promise<string> {
	const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
	const code = Array.from({ length: GROUPS }, group).join('-');
	const value = JSON.stringify({ hash: toHash(code).toString('base64url') });
	await db
		.insertInto('settings')
		.values({ name: NAME, value })
		.onConflict((known) => known.column('name').doUpdateSet({ value }))
		.execute();
	return code;
}

/** Whether it is the code that was issued last. Case, spaces and hyphens do not count. */
export async function isSetupCode(db: Kysely<Tables>, typed: string): Promise<boolean> {
	const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
	const kept = row?.value['hash'];
	return typeof kept === 'string' && timingSafeEqual(toHash(typed.slice(0, 100)), Buffer.from(kept, 'base64url'));
}

export async function forgetSetupCode(db: Kysely<Tables>): Promise<void> {
	await db.deleteFrom('settings').where('name', '=', NAME).execute();
}

const toHash = (code: string): Buffer => createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest();
