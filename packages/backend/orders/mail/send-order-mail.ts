import type { Call } from '../../platform/http/handler.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { notifyMerchant } from '../../platform/mail/merchant/notify-merchant.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Database } from '../tables.ts';
import { isAddressConfirmed } from './is-address-confirmed.ts';
import { toAdditionMail, toOrderMail } from './order-mails.ts';
import { readForMail } from './read-for-mail.ts';

/**
 * Writes the confirmation of an order, in the shopper's language and the order's transaction. It is never held back: the law wants it without delay (0122). A
 * guest may have typed a stranger's address, so the mail to an unconfirmed address contains no text that the guest typed.
 */
export async function sendOrderMail(trx: Database, orderId: number, { config, lang }: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const { row, order, inSource, urls } = await readForMail(trx, orderId, { config, lang });
	const mailLang = toMailLang(lang);
	const content = toOrderMail(order, urls, { lang: mailLang, quotesText: await isAddressConfirmed(trx, row) });
	await writeMail(trx, { recipient: order.email, template: 'order', lang: mailLang, content, orderId });
	const goods = inSource.parcels.flatMap(({ items }) => items.map(({ qty, item }) => `${qty} × ${item.title} (${item.code})`));
	await notifyMerchant(trx, { kind: 'order', number: order.number, email: order.email, total: order.total.total, currency: order.currency, goods }, config);
}

/** Confirms an order again after goods were added to it, to the customer alone: the merchant's own staff added them. */
export async function sendAdditionMail(
	trx: Database,
	orderId: number,
	{ config, lang, added }: Pick<Call, 'config' | 'lang'> & { added: readonly { readonly sku: string; readonly quantity: number }[] },
): Promise<void> {
	const { row, order, urls } = await readForMail(trx, orderId, { config, lang });
	const mailLang = toMailLang(lang);
	const titles = new Map(order.parcels.flatMap(({ items }) => items.map(({ item }) => [item.code, item.title])));
	const goods = added.map(({ sku, quantity }) => `${quantity} × ${titles.get(sku) ?? sku} (${sku})`);
	const content = toAdditionMail(order, urls, { lang: mailLang, quotesText: await isAddressConfirmed(trx, row), goods });
	await writeMail(trx, { recipient: order.email, template: 'order_goods_added', lang: mailLang, content, orderId });
}
