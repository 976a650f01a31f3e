import { type RawBuilder, sql } from 'kysely';
import { forgetInCarts } from '../../cart/index.ts';
import { forgetEntrant } from '../../content/index.ts';
import { clearRefused } from '../../mail/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { forgetRecipient } from '../../vouchers/index.ts';

/** Tables whose rows go with the address in their column `email`. */
const BY_EMAIL = ['contact_messages', 'newsletter_subscriptions', 'price_alerts', 'signups', 'stock_alerts', 'user_codes'] as const;
/** Tables whose rows go with the address of their recipient. */
const BY_RECIPIENT = ['held_mails', 'mails'] as const;

/**
 * Deletes what is stored by an e-mail address, without an account, whatever its case: messages, newsletter, alerts, mails, carts, entries of sweepstakes with the
 * names of winners, the address of gift vouchers, and what the log of changes kept of it. Orders, papers and withdrawals stay, as the law asks.
 */
export async function eraseByAddress(trx: Database, address: string): Promise<void> {
	const email = address.toLowerCase();
	for (const table of BY_EMAIL) await trx.deleteFrom(table).where(sql<string>`lower(email)`, '=', email).execute();
	for (const table of BY_RECIPIENT) await trx.deleteFrom(table).where(sql<string>`lower(recipient)`, '=', email).execute();
	await clearRefused(trx, email);
	await forgetRecipient(trx, email);
	await forgetInCarts(trx, email);
	await forgetEntrant(trx, email);
	// The address that an account was to change to, without having proven it.
	await trx.updateTable('users').set({ email_pending: null }).where('email_pending', '=', email).execute();
	await forgetInLog(trx, email);
}

/** Who did what stays in the log of changes; the answers that are kept for repeated calls are deleted, and so are errors that name the address. */
async function forgetInLog(trx: Database, email: string): Promise<void> {
	// Not within a longer address. A backslash makes any character but letters and digits mean itself.
	const whole = `(^|[^a-z0-9.+_-])${email.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}($|[^a-z0-9.-])`;
	const names = (column: RawBuilder<unknown>) => sql<boolean>`${column} ~* ${whole}`;
	await trx
		.updateTable('audit_log')
		.set({ before: null, after: null })
		.where((eb) => eb.or([names(sql`before::text`), names(sql`after::text`)]))
		.execute();
	await trx.deleteFrom('idempotent_calls').where(names(sql`body`)).execute();
	// A mail server names the address that it refuses.
	await trx.updateTable('jobs').set({ last_error: null }).where(names(sql`last_error`)).execute();
}
