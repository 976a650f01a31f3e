import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Market } from '../language/market.ts';
import { mailWords, toMailLang } from './mail-language.ts';
import { toLetter } from './to-letter.ts';
import type { AccountMail } from './words/mail-words.ts';
import { writeMail } from './write-mail.ts';

/** Writes one of the mails about accounts into the outbox. `proof` is the link of its button, or the digits to type. */
export async function sendAccountMail(
	db: Kysely<Tables>,
	template: AccountMail,
	{ recipient, market, proof = '' }: { recipient: string; market: Market; proof?: string },
): Promise<void> {
	const lang = toMailLang(market);
	await writeMail(db, { recipient, template, lang, content: toLetter(mailWords(lang).account[template], proof) });
}
