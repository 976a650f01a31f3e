import type { Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Tables } from '../platform/database/tables.ts';
import type { DkimKey } from '../platform/settings/mail-settings.ts';

export interface MailAddresses {
	/** `"Name" <address>` or an address. */
	readonly from: string;
	readonly replyTo: string;
}

type Stored = Pick<Selectable<Tables['mails']>, 'recipient' | 'subject' | 'text' | 'created_at' | 'headers' | 'attachments'> & {
	/** Null for text alone. */
	readonly html: string | null;
};

/** The bytes of a mail as they are sent, signed if there is a key. */
export async function composeMail(mail: Stored, { messageId, addresses, dkim }: { messageId: string; addresses: MailAddresses; dkim: DkimKey | null }) {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...(dkim && { dkim }) });
	const { 'Reply-To': answersTo = addresses.replyTo, ...headers } = mail.headers ?? {};
	const { envelope, message } = await composer.sendMail({
		from: addresses.from,
		to: mail.recipient,
		...(answersTo !== '' && { replyTo: answersTo }),
		subject: mail.subject,
		text: mail.text,
		...(mail.html !== null && { html: mail.html }),
		messageId,
		date: mail.created_at,
		// Asks mail programs for no out-of-office answers (RFC 3834).
		headers: { 'Auto-Submitted': 'auto-generated', ...headers },
		attachments: (mail.attachments ?? []).map(({ cid, filename, type, base64 }) => ({
			...{ filename, contentType: type },
			...(cid === null ? { contentDisposition: 'attachment' as const } : { cid, contentDisposition: 'inline' as const }),
			content: Buffer.from(base64, 'base64'),
		})),
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	if (!Buffer.isBuffer(message) || envelope.from === false || envelope.from === undefined) throw new Error(`The mail has no valid sender: ${addresses.from}`);
	return { from: String(envelope.from), bytes: message };
}
