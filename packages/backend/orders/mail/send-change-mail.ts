import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { formatAmount } from '../../platform/mail/mail-formats.ts';
import { mailWords, toMailLang } from '../../platform/mail/mail-language.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readBalance } from '../money/read-balances.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import { toOrderUrl } from './links.ts';

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'currency'>;

/** Mails the customer what of their order was cancelled or came back, its total, and what is paid back. In the transaction of the change. */
export async function sendChangeMail(
	trx: Kysely<Tables>,
	template: 'lines_cancelled' | 'return_received',
	{ order, goods, config }: { order: Order; goods: readonly string[]; config: BackendConfig },
): Promise<void> {
	const { total_cents } = await trx.selectFrom('orders').select('total_cents').where('id', '=', order.id).executeTakeFirstOrThrow();
	const { due } = await readBalance(trx, order.id);
	const { words, content } = toText(template, order, config);
	const amount = (cents: number) => formatAmount(toMajor(cents), { currency: order.currency, locale: words.locale });
	await writeMail(trx, {
		...{ recipient: order.email, template: `order_${template}`, lang: toMailLang(order.market), orderId: order.id },
		content: async (shop) => ({
			...(await content(shop)),
			rows: [
				...(template === 'lines_cancelled' ? [[words.order.total, amount(total_cents)] satisfies [string, string]] : []),
				...(due > 0 ? [[words.order.refundDue, amount(due)] satisfies [string, string]] : []),
			],
			sections: [{ title: words.order.changedGoods[template], paragraphs: [goods.join('\n')] }],
		}),
	});
}

/** Mails the customer that money was paid back. */
export async function sendRefundMail(trx: Kysely<Tables>, order: Order, { cents, config }: { cents: number; config: BackendConfig }): Promise<void> {
	const { words, content } = toText('refunded', order, config);
	const amount = formatAmount(toMajor(cents), { currency: order.currency, locale: words.locale });
	await writeMail(trx, {
		...{ recipient: order.email, template: 'order_refunded', lang: toMailLang(order.market), orderId: order.id },
		content: async (shop) => ({ ...(await content(shop)), rows: [[words.order.refundPaid, amount]] }),
	});
}

function toText(template: 'lines_cancelled' | 'return_received' | 'refunded', order: Order, config: BackendConfig) {
	const words = mailWords(toMailLang(order.market));
	const text = { subject: words.order[template].subject(order.number), paragraphs: words.order[template].paragraphs(order.number), button: words.order.open };
	return { words, content: toLetter(text, toOrderUrl({ config, lang: order.market }, toIdentificator(order))) };
}
