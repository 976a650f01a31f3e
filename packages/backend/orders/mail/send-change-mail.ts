import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { formatAmount } from '../../platform/mail/mail-formats.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';
import { type Letter, writeMail } from '../../platform/mail/write-mail.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readBalance } from '../money/read-balances.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';
import { toOrderUrl } from './links.ts';

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'currency'>;

/** Mails the customer what of their order was cancelled or came back, its total, and what is paid back. In the transaction of the change. */
export async function sendChangeMail(
	trx: Database,
	template: 'lines_cancelled' | 'return_received',
	{ order, goods, back, config }: { order: Order; goods: readonly string[] /** Cents that gift vouchers got back. */; back: number; config: BackendConfig },
): Promise<void> {
	const { total_cents } = await trx.selectFrom('orders').select('total_cents').where('id', '=', order.id).executeTakeFirstOrThrow();
	const { due } = await readBalance(trx, order.id);
	const letter = toChangeLetter(template, order, config);
	await writeMail(trx, {
		...{ recipient: order.email, template: `order_${template}`, lang: toMailLang(order.market), orderId: order.id },
		content: async (shop) => {
			const { order: words } = shop.words;
			const amount = toAmount(order, shop.words);
			return {
				...(await letter(shop)),
				rows: [
					...(template === 'lines_cancelled' ? [[words.total, amount(total_cents)] satisfies [string, string]] : []),
					...toBackRows(back, order, shop.words),
					...(due > 0 ? [[words.refundDue, amount(due)] satisfies [string, string]] : []),
				],
				sections: [{ title: words.changedGoods[template], paragraphs: [goods.join('\n')] }],
			};
		},
	});
}

/** Mails the customer that money was paid back. */
export async function sendRefundMail(
	trx: Database,
	order: Order,
	{ cents, back = 0, config }: { cents: number; back?: number; config: BackendConfig },
): Promise<void> {
	const letter = toChangeLetter('refunded', order, config);
	await writeMail(trx, {
		...{ recipient: order.email, template: 'order_refunded', lang: toMailLang(order.market), orderId: order.id },
		content: async (shop) => ({
			...(await letter(shop)),
			...(cents === 0 && { paragraphs: [] }),
			rows: [
				...(cents > 0 ? [[shop.words.order.refundPaid, toAmount(order, shop.words)(cents)] satisfies [string, string]] : []),
				...toBackRows(back, order, shop.words),
			],
		}),
	});
}

/** What gift vouchers of an order got back. */
export const toBackRows = (cents: number, order: Pick<Order, 'currency'>, words: MailWords): [string, string][] =>
	cents > 0 ? [[words.voucherFacts.back, toAmount(order, words)(cents)]] : [];

const toAmount =
	({ currency }: Pick<Order, 'currency'>, { locale }: MailWords) =>
	(cents: number): string =>
		formatAmount(toMajor(cents), { currency, locale });

const toChangeLetter = (template: 'lines_cancelled' | 'return_received' | 'refunded', order: Order, config: BackendConfig): Letter =>
	toLetter(
		({ order: words }) => ({ subject: words[template].subject(order.number), paragraphs: words[template].paragraphs(order.number), button: words.open }),
		toOrderUrl({ config, lang: order.market }, toIdentificator(order)),
	);
