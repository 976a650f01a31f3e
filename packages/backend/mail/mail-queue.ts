import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GiveUp, type Queue, type QueuedContext } from '../jobs/index.ts';
import { logError } from '../platform/log/log-error.ts';
import { MERCHANT_TEMPLATE } from '../platform/mail/merchant/notify-merchant.ts';
import type { DkimKey } from '../platform/settings/mail-settings.ts';
import { readShopSettings } from '../platform/shop/shop-settings.ts';
import { composeMail, type MailAddresses } from './compose-mail.ts';
import { noteRefused, readRefused } from './refused-addresses.ts';
import type { SmtpClient } from './smtp-client.ts';
import type { Database } from './tables.ts';

/** Queue that the table `mails` fills by a trigger. */
export const MAIL_QUEUE = 'send-mail';

/** Mails that a visitor has just requested and waits for: they are sent to marked addresses, too. */
const ASKED_FOR: ReadonlySet<string> = new Set(['signup', 'known', 'sign_in', 'password', 'password_api', 'email', 'lookup']);

/** A server may be down for a day: the pauses grow from half a minute to half an hour, and the last attempt is about three days after the first. */
const BACKOFF = { first: 30_000, longest: 1_800_000 };
const MOST_ATTEMPTS = 150;
/** Days after which a mail that was never tried is no longer sent: its links and news have expired. */
const OLDEST_DAYS = 3;

interface Sending {
	readonly client: SmtpClient;
	/** Sender and answer address of the environment; empty: those of the shop's settings. */
	readonly from: string;
	readonly replyTo: string;
	readonly dkim: DkimKey | null;
	readonly siteUrl: string;
	readonly atOnce: number;
	readonly now: () => Date;
}

/**
 * Sends the outbox, each mail at least once and with one Message-ID. A mail is sent twice only if the process ends, or the connection breaks, between the
 * mail's text and the server's answer: whether the server took it is then unknown. Such attempts are counted in `possible_duplicates`.
 */
export const mailQueue = (db: Database, sending: Sending): Queue => ({
	...{ name: MAIL_QUEUE, isMail: true, atOnce: sending.atOnce, mostAttempts: MOST_ATTEMPTS, backoff: BACKOFF },
	handle: (data, context) => sendMail(db, toMailId(data), { ...sending, context }),
});

function toMailId(data: unknown): number {
	const id = findMailId(data);
	if (id === null) throw new GiveUp(`The job names no mail: ${JSON.stringify(data)}`);
	return id;
}

/** Id of the mail that a piece of the queue sends. */
export const findMailId = (data: unknown): number | null =>
	typeof data === 'object' && data !== null && 'mail' in data && typeof data.mail === 'number' ? data.mail : null;

async function sendMail(db: Database, id: number, { client, context, ...sending }: Sending & { context: QueuedContext }): Promise<void> {
	const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
	if (mail === undefined || mail.sent_at !== null) return;
	if (mail.attempts === 0 && sending.now().getTime() - mail.created_at.getTime() > OLDEST_DAYS * 86_400_000) return giveUp(db, id, 'It is too old to be sent');
	const isAlwaysTried = mail.template.startsWith(MERCHANT_TEMPLATE) || ASKED_FOR.has(mail.template);
	const refused = isAlwaysTried ? null : await readRefused(db, mail.recipient, sending.now());
	// No dead letter: the address is marked, and staff see it at the order.
	if (refused !== null) return stop(db, id, `Not sent: the address was refused before (${refused.reason})`);
	const addresses = await readAddresses(db, sending, mail.sender);
	if (addresses === null) throw new Error('The shop has no sender: set MAIL_FROM, or the e-mail of the company at /admin/#/settings');
	const messageId = mail.message_id ?? `<${randomUUID()}@${new URL(sending.siteUrl).hostname}>`;
	const { from, bytes } = await composeMail(mail, { messageId, addresses, dkim: sending.dkim });
	const onData = async () => {
		const { numUpdatedRows } = await db
			.updateTable('mails')
			.set((eb) => ({
				...{ message_id: messageId, attempts: eb('attempts', '+', 1), data_at: sql<Date>`now()` },
				possible_duplicates: eb('possible_duplicates', '+', sql<number>`(data_at is not null)::int`),
			}))
			.where('id', '=', id)
			.where('sent_at', 'is', null)
			.executeTakeFirst();
		if (Number(numUpdatedRows) === 0 || !(await context.isOurs())) throw new Error('Another instance sends this mail');
		if (mail.data_at !== null) logError('A mail may arrive twice: its last attempt ended without an answer', { mail: id });
	};
	await note(db, mail, await client.send({ from, to: mail.recipient, bytes, onData }));
}

async function note(db: Database, { id, recipient }: { id: number; recipient: string }, outcome: Awaited<ReturnType<SmtpClient['send']>>): Promise<void> {
	if (outcome.kind === 'sent') {
		await db.updateTable('mails').set({ sent_at: sql`now()`, data_at: null, last_error: null }).where('id', '=', id).execute();
		return;
	}
	const { reason, text } = outcome;
	// An attempt that did not come to the text says nothing about an earlier one, which the server may have taken.
	await db
		.updateTable('mails')
		.set({ last_error: reason, ...(text === 'refused' && { data_at: null }) })
		.where('id', '=', id)
		.execute();
	if (outcome.kind === 'later') throw new Error(reason);
	if (outcome.isAddress) await noteRefused(db, recipient, reason);
	await giveUp(db, id, reason);
}

async function giveUp(db: Database, id: number, reason: string): Promise<never> {
	await stop(db, id, reason);
	throw new GiveUp(reason);
}

async function stop(db: Database, id: number, reason: string): Promise<void> {
	await db.updateTable('mails').set({ failed_at: sql`now()`, last_error: reason }).where('id', '=', id).execute();
}

/** Null if the shop has no address to send from. */
async function readAddresses(db: Database, { from, replyTo }: Pick<Sending, 'from' | 'replyTo'>, sender: string | null): Promise<MailAddresses | null> {
	const { siteName, company } = await readShopSettings(db);
	const address = from || company.email;
	const own = from === '' ? sender : null;
	if (own === null && address === '') return null;
	return { from: own ?? `"${siteName.replace(/["\\]/g, '\\$&')}" <${address}>`, replyTo: replyTo || company.email };
}
