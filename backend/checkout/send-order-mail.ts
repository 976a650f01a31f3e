import type { Kysely } from 'kysely';
import type { Order } from '#lib/contract/orders.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/handler.ts';
import { localiseAnswer } from '../language/localise-answer.ts';
import { SOURCE_MARKET } from '../language/market.ts';
import { toMailLang } from '../mail/mail-language.ts';
import { toOrderMail } from '../mail/order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { readOrder } from '../orders/read-order.ts';
import { toNewPaymentUrl, toOrderUrl, toSlipUrl } from './links.ts';

/** The confirmation of an order, in the language of the shopper and the transaction of the order. */
export async function sendOrderMail(trx: Kysely<Tables>, orderId: number, { config, lang }: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
	const order = await readOrder(trx, row, config.now());
	const { order_identificator: key } = order;
	const urls = {
		order: toOrderUrl({ config, lang }, key),
		payment: order.payment.payment_type === null ? null : toNewPaymentUrl({ config, lang }, key),
		slip: order.payment.code === 'bank_transfer' && order.payment.status === 'pending' ? toSlipUrl({ config, lang }, key) : null,
	};
	// The same order in other words: of its products, and of the ways it is delivered and paid.
	const spoken =
		lang === SOURCE_MARKET ? order : (((await localiseAnswer(order, { db: trx, market: lang, siteUrl: config.siteUrl })) as Order | null) ?? order);
	const mailLang = toMailLang(lang);
	await writeMail(trx, { recipient: order.email, template: 'order', lang: mailLang, content: toOrderMail(spoken, urls, mailLang) });
}
