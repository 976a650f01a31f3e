import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../tables.ts';

const CODES = 10;
/** No letters that look like others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Replaces the recovery codes of a person. Only their hashes are stored, so the answer is the one chance to read them. */
export async function issueRecoveryCodes(trx: Database, userId: number): Promise<string[]> {
	const codes = Array.from({ length: CODES }, newCode);
	await trx.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute();
	await trx
		.insertInto('staff_recovery_codes')
		.values(codes.map((code) => ({ user_id: userId, code_hash: toHash(code) })))
		.execute();
	return codes;
}

/** Whether it was one of the person's codes; it is worth nothing from then on. */
export async function useRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
	const used = await db
		.deleteFrom('staff_recovery_codes')
		.where('user_id', '=', userId)
		.where('code_hash', '=', toHash(code))
		.returning('user_id')
		.executeTakeFirst();
	return used !== undefined;
}

/** The signs are random, 79 bits, so a plain hash cannot be searched. */
const toHash = (code: string): string =>
	createHash('sha256')
		.update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
		.digest('base64url');

/** Such as `k7mp-2xqa-w9rt-hc4e`. Bytes that would make some signs more frequent are left out. */
function newCode(): string {
	let code = '';
	while (code.length < LENGTH) for (const byte of randomBytes(LENGTH)) if (byte < SIGNS.length * 8 && code.length < LENGTH) code += SIGNS[byte % SIGNS.length];
	return code.match(/.{4}/g)?.join('-') ?? code;
}
