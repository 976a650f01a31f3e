import { toMailLang } from '../../platform/mail/mail-language.ts';
import type { Letter } from '../../platform/mail/write-mail.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';
import { toOrderUrl, toSlipUrl } from './links.ts';
import { toOrderMail, toWithdrawalMail } from './order-mails.ts';
import { readForMail } from './read-for-mail.ts';
import { ORDER_NEWS, toNewsLetter } from './send-order-news.ts';

/** Stands for the secret code of the order. */
const SAMPLE_CODE = 'preview';

/** Templates of mails to customers about orders. */
export const ORDER_MAILS = ['order', ...ORDER_NEWS.map((news) => `order_${news}` as const), 'withdrawal'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** A mail about the newest order, in any language; null if there is no order. It quotes nothing that the customer typed, and its links do not open the order. */
export async function previewOrderMail(
	db: Database,
	template: OrderMail,
	{ config, market }: { config: BackendConfig; market: Market },
): Promise<Letter | null> {
	const newest = await db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
	if (newest === undefined) return null;
	const lang = toMailLang(market);
	const { row, order, urls } = await readForMail(db, newest.id, { config, lang: market });
	const sample = { ...row, code: SAMPLE_CODE };
	const [site, key] = [{ config, lang: market }, toIdentificator(sample)];
	if (template === 'order')
		return toOrderMail(order, { order: toOrderUrl(site, key), slip: urls.slip && { ...urls.slip, url: toSlipUrl(site, key) } }, { lang, quotesText: false });
	if (template === 'withdrawal') {
		const receipt = { name: '', number: row.number, items: null, of: 'unconfirmed', goods: [], reference: 'OD-0', at: config.now() } as const;
		return (shop) => toWithdrawalMail(receipt, shop);
	}
	const news = ORDER_NEWS.find((each) => template === `order_${each}`);
	return news === undefined ? null : toNewsLetter(db, news, { order: sample, config, market });
}
