import { sql } from 'kysely';
import { refreshFeedback } from '../../catalog/feedback/index.ts';
import { forgetEntrant } from '../../content/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { refuseForm } from '../../platform/http/form.ts';
import { forgetRecipient } from '../../vouchers/index.ts';
import { findOwnerError } from '../codes/prove-owner.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';

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
 * Deletes an account. Its orders are kept without it. Reviews and what is stored by its e-mail address are deleted here; sessions, cart, wishlist, addresses, coupons and consents are deleted with the account's row.
 */
export async function eraseAccount(trx: Database, userId: number): Promise<void> {
	const reviewed = await trx.deleteFrom('feedback').where('user_id', '=', userId).returning('product_id').execute();
	await refreshFeedback(
		trx,
		reviewed.map(({ product_id }) => product_id),
	);
	await deleteLettersWithCodes(trx, userId);
	const { email } = await trx.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirstOrThrow();
	await eraseByAddress(trx, email);
}

/** Deletes what is stored by an e-mail address, without an account: newsletter, stock and price alerts, mails, saved carts, sweepstake entries with the names of winners, and the address of gift vouchers. */
export async function eraseByAddress(trx: Database, email: string): Promise<void> {
	await trx.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute();
	await trx.deleteFrom('stock_alerts').where('email', '=', email).execute();
	await trx.deleteFrom('price_alerts').where('email', '=', email).execute();
	await forgetRecipient(trx, email);
	await trx.deleteFrom('signups').where('email', '=', email).execute();
	await trx.deleteFrom('mails').where('recipient', '=', email).execute();
	await trx.deleteFrom('saved_carts').where('email', '=', email).execute();
	await forgetEntrant(trx, email);
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
