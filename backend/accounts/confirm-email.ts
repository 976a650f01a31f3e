import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isCode } from './codes.ts';

interface Proof {
	id: string;
	code: string;
	secret: string;
}

/** Puts a changed e-mail in place, if its code is good, its owner still wants it and nobody else has it meanwhile. */
export async function confirmEmail(trx: Kysely<Tables>, proof: Proof) {
	const INVALID = { success: false, label_name: 'error_code_invalid' };
	const code = await trx.selectFrom('user_codes').selectAll().where('id', '=', proof.id).where('purpose', '=', 'email').forUpdate().executeTakeFirst();
	if (code === undefined || !isCode(code.code_hash, proof) || code.expires_at <= new Date()) return INVALID;
	if (code.used_at !== null) return { success: false, label_name: 'error_code_used' };
	const { user_id, email } = code;
	await trx.updateTable('user_codes').set({ used_at: new Date() }).where('user_id', '=', user_id).where('purpose', '=', 'email').execute();
	const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
	if (taken !== undefined) return INVALID;
	const user = await trx
		.updateTable('users')
		.set({ email, email_pending: null })
		.where('id', '=', user_id)
		.where('email_pending', '=', email)
		.returning('id')
		.executeTakeFirst();
	if (user === undefined) return INVALID;
	return { success: true, data: { confirmed: 'email' as const, email } };
}
