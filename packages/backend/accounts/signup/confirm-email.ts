import { updateCartEmail } from '../../cart/index.ts';
import { moveNewsletter } from '../../content/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { isCode } from '../codes/codes.ts';
import { adoptOrders } from '../profile/adopt-orders.ts';

interface Proof {
	id: string;
	code: string;
	secret: string;
}

/**
 * Applies a change of e-mail if its code is valid, it is still the latest request and no other account has the address. Newsletter and cart
 * follow; guest orders with the address follow if the customer is signed in.
 */
export async function confirmEmail(trx: Database, proof: Proof, call: Call) {
	const INVALID = { success: false, label_name: 'error_code_invalid' };
	const code = await trx.selectFrom('user_codes').selectAll().where('id', '=', proof.id).where('purpose', '=', 'email').forUpdate().executeTakeFirst();
	if (code === undefined || !isCode(code.code_hash, proof) || code.expires_at <= new Date()) return INVALID;
	if (code.used_at !== null) return { success: false, label_name: 'error_code_used' };
	const { user_id, email } = code;
	await trx.updateTable('user_codes').set({ used_at: new Date() }).where('user_id', '=', user_id).where('purpose', '=', 'email').execute();
	const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
	if (taken !== undefined) return INVALID;
	const before = await trx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
	const user = await trx
		.updateTable('users')
		.set({ email, email_pending: null })
		.where('id', '=', user_id)
		.where('email_pending', '=', email)
		.returning('id')
		.executeTakeFirst();
	if (user === undefined || before === undefined) return INVALID;
	// A password code may have been sent to the earlier address, which may no longer belong to the customer.
	await trx.updateTable('user_codes').set({ used_at: new Date() }).where('user_id', '=', user_id).where('used_at', 'is', null).execute();
	await moveNewsletter(trx, { from: before.email, to: email }, call);
	// If the link is opened without being signed in, it proves only the address, not that the account belongs to the same person.
	if (call.session.user_id === user_id) await adoptOrders(trx, user_id, email);
	await updateCartEmail(trx, user_id, email);
	return { success: true, data: { confirmed: 'email' as const, email } };
}
