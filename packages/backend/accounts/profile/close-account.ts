import { sql } from 'kysely';
import { refreshFeedback } from '../../catalog/feedback/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { refuseForm } from '../../platform/http/form.ts';
import { findOwnerError } from '../codes/prove-owner.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { eraseByAddress } from './erase-by-address.ts';

export const closeAccount = forCustomer<'_post_hapi_auth_close_account'>(async ({ password }, call) => {
	const error = await findOwnerError(call, call.userId, password);
	if (error !== null) return refuseForm({ password: error });
	await call.db.transaction().execute(async (trx) => {
		const { email: recipient } = await trx.selectFrom('users').select('email').where('id', '=', call.userId).executeTakeFirstOrThrow();
		await eraseAccount(trx, call.userId);
		await sendAccountMail(trx, 'closed', { recipient, market: call.lang });
	});
	return { success: true };
});

/**
 * Deletes an account. Its orders are kept without it. Reviews, comments on posts, what the log of changes kept of it, and what is stored by its e-mail address are
 * deleted here; sessions, cart, wishlist, addresses, coupons, notes and consents are deleted with the account's row.
 */
export async function eraseAccount(trx: Database, userId: number): Promise<void> {
	const reviewed = await trx.deleteFrom('feedback').where('user_id', '=', userId).returning('product_id').execute();
	await refreshFeedback(
		trx,
		reviewed.map(({ product_id }) => product_id),
	);
	await deleteLettersWithCodes(trx, userId);
	// Comments name the session alone, which is deleted with the account.
	await sql`delete from post_comments c using sessions s where s.user_id = ${userId}::int and c.session_id = s.id::text`.execute(trx);
	await forgetInLog(trx, userId);
	const { email } = await trx.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirstOrThrow();
	await eraseByAddress(trx, email);
}

/**
 * Deletes mails with the account's codes at every address that it requested. The addresses are not proven to be the customer's, so other
 * mails to them are kept.
 */
async function deleteLettersWithCodes(trx: Database, userId: number): Promise<void> {
	await sql`
		delete from mails m using user_codes c
		where c.user_id = ${userId}::int and m.recipient = c.email and position(c.id::text in m.text) > 0
	`.execute(trx);
}

/** What the log of changes kept of an account goes with it; who did what stays. */
const forgetInLog = (trx: Database, userId: number) =>
	trx
		.updateTable('audit_log')
		.set({ before: null, after: null })
		.where((eb) => eb.or([eb('entity', '=', `/customers/${userId}`), eb('entity', 'like', `/customers/${userId}/%`)]))
		.execute();
