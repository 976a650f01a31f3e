import type { MailLang } from '../../platform/mail/mail-language.ts';
import { toOneClickHeaders } from '../../platform/mail/one-click.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Database } from '../tables.ts';

interface OptIn {
	email: string;
	lang: MailLang;
	/** Page on which the subscription is confirmed, managed and cancelled. */
	url: string;
}

/** Writes the confirmation mail to the outbox, in the transaction of the subscription. */
export function sendOptIn(db: Database, { email, lang, url }: OptIn): Promise<void> {
	const content = toLetter(({ newsletter }) => newsletter, url);
	return writeMail(db, { recipient: email, template: 'newsletter_opt_in', lang, content, headers: toOneClickHeaders('newsletter', url) });
}
