import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { mailOrHold } from '../../platform/mail/mail-or-hold.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { isAddressConfirmed } from './is-address-confirmed.ts';
import { toOrderMail } from './order-mails.ts';
import { readForMail } from './read-for-mail.ts';

/**
 * Sends the confirmation of an order, in the shopper's language and the order's transaction. A guest may have typed a stranger's address, so the mail to an
 * unconfirmed address contains no text that the guest typed, and many orders share one mail.
 */
export async function sendOrderMail(trx: Kysely<Tables>, orderId: number, { config, lang }: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const { row, order, urls } = await readForMail(trx, orderId, { config, lang });
	const mailLang = toMailLang(lang);
	const isConfirmed = await isAddressConfirmed(trx, row);
	const content = toOrderMail(order, urls, { lang: mailLang, quotesText: isConfirmed });
	const write = () => writeMail(trx, { recipient: order.email, template: 'order', lang: mailLang, content });
	if (isConfirmed) return write();
	await mailOrHold(trx, { recipient: order.email, market: lang, about: { order_id: orderId }, now: config.now() }, write);
}
