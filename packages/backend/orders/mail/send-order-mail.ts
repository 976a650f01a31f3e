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
 * The confirmation of an order, in the language of the shopper and the transaction of the order. A guest may have typed anybody's address: it gets no
 * text that the guest typed, and not one mail for each of many orders.
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
