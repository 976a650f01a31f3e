import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import type { AccountMail } from '../../platform/mail/words/mail-words.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Market } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/** Writes an account mail to the outbox. `proof` is the URL of its button, or the digits to type. */
export async function sendAccountMail(
	db: Database,
	template: AccountMail,
	{ recipient, market, proof = '' }: { recipient: string; market: Market; proof?: string },
): Promise<void> {
	const lang = toMailLang(market);
	await writeMail(db, { recipient, template, lang, content: toLetter(({ account }) => account[template], proof) });
}
