import { sql } from 'kysely';
import type { Call } from '../../platform/http/handler.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { createLinkCode } from '../link-code.ts';
import { readShownTopics } from '../newsletter-topics/newsletter-topics.ts';
import type { Database } from '../tables.ts';

interface Wish {
	/** The account's e-mail. It is confirmed already, so no mail has to be answered. */
	email: string;
	wanted: boolean;
}

/** Subscribes or unsubscribes the owner of an account. The choice is stored only with the subscription of the address. */
export async function chooseNewsletter(trx: Database, { email, wanted }: Wish, { config, lang }: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const now = config.now();
	if (!wanted) {
		const given = trx.updateTable('newsletter_subscriptions').set({ status: 'unsubscribed', unsubscribed_at: now });
		await given.where('email', '=', email).where('status', '<>', 'unsubscribed').execute();
		return;
	}
	const confirmed = { status: 'confirmed' as const, confirmed_at: now, mails_sent: 0 };
	const topics = (await readShownTopics(trx, lang)).map(({ code }) => code);
	const fresh = { code: createLinkCode(), topics: JSON.stringify(topics), lang: toMailLang(lang), asked_at: now, unsubscribed_at: null };
	await trx
		.insertInto('newsletter_subscriptions')
		.values({ email, ...confirmed, ...fresh })
		.onConflict((known) => known.column('email').doUpdateSet(confirmed).where('newsletter_subscriptions.status', '<>', 'confirmed'))
		.execute();
}

/** Moves the subscription when the account's e-mail changes. */
export async function moveNewsletter(trx: Database, { from, to }: { from: string; to: string }, call: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const { rows } = await sql<{ wanted: boolean }>`select ${isSubscribed(sql`${from}`)} as wanted`.execute(trx);
	if (!rows[0]?.wanted) return;
	await chooseNewsletter(trx, { email: from, wanted: false }, call);
	await chooseNewsletter(trx, { email: to, wanted: true }, call);
}

/** Whether an address is subscribed; `email` is an SQL expression. */
export const isSubscribed = (email: ReturnType<typeof sql>) =>
	sql<boolean>`exists (select from newsletter_subscriptions n where n.email = ${email} and n.status = 'confirmed')`;
