import { ORDER_MAILS, type OrderMail, previewOrderMail } from '../../orders/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { formatAmount } from '../../platform/mail/mail-formats.ts';
import { MERCHANT_MAILS } from '../../platform/mail/merchant/merchant-mails.ts';
import { type MerchantNews, toMerchantMail } from '../../platform/mail/merchant/to-merchant-mail.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import type { AccountMail, LetterText, MailWords } from '../../platform/mail/words/mail-words.ts';
import type { Letter } from '../../platform/mail/write-mail.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toVoucherLetter } from '../../vouchers/index.ts';

const ACCOUNT: readonly AccountMail[] = ['signup', 'known', 'sign_in', 'password', 'password_api', 'password_changed', 'email', 'email_changing', 'closed'];
const TITLE = 'CAB-1';
const samplePrice = (locale: string): string => formatAmount(35, { currency: 'EUR', locale });

/** Mails with one action, by template. */
const LETTERS: Readonly<Record<string, (words: MailWords, url: string) => LetterText>> = {
	...Object.fromEntries(ACCOUNT.map((template) => [template, ({ account }: MailWords) => account[template]])),
	newsletter_opt_in: ({ newsletter }) => newsletter,
	stock_alert_ask: ({ stockAlert }) => stockAlert.ask(TITLE),
	stock_alert: ({ stockAlert }, url) => stockAlert.back(TITLE, url),
	price_alert_ask: ({ priceAlert, locale }) => priceAlert.ask(TITLE, samplePrice(locale)),
	price_alert: ({ priceAlert, locale }, url) => priceAlert.cheaper(TITLE, samplePrice(locale), url),
	abandonment: ({ abandonment }) => abandonment,
};

const EMAIL = 'ana@shop.example';
const NEWS: Readonly<Record<string, MerchantNews>> = {
	merchant_order: { kind: 'order', number: '100001', email: EMAIL, total: 35, currency: 'EUR', goods: [`1 × ${TITLE}`] },
	merchant_message: { kind: 'message', name: 'Ana', email: EMAIL, orderNumber: '100001', message: '…' },
	merchant_withdrawal: { kind: 'withdrawal', reference: 'OD-0', number: '100001', name: 'Ana', email: EMAIL, goods: null },
	merchant_failed_job: { kind: 'failed_job', name: 'send-mail', error: '550 5.1.1' },
};

/** Templates of all mails that the shop writes. */
export const MAIL_TEMPLATES: readonly string[] = [...Object.keys(LETTERS), 'voucher', ...ORDER_MAILS, ...MERCHANT_MAILS.map((kind) => `merchant_${kind}`)];

/** A mail with sample data, or about the newest order; null if there is no such template, or no order. */
export async function previewMail(db: Database, template: string, { config, market }: { config: BackendConfig; market: Market }): Promise<Letter | null> {
	const url = `${config.siteUrl}/`;
	const choose = Object.hasOwn(LETTERS, template) ? LETTERS[template] : undefined;
	if (choose !== undefined) return toLetter((words) => choose(words, url), template === 'password_api' ? '123456' : template === 'closed' ? '' : url);
	if (template === 'voucher') return toVoucherLetter({ code: '7K3M-9XQ2-PC4T-HB6W', cents: 5000, currency: 'EUR', valid_to: null });
	const news = Object.hasOwn(NEWS, template) ? NEWS[template] : undefined;
	if (news !== undefined) return (shop) => toMerchantMail(news, shop);
	return isOrderMail(template) ? previewOrderMail(db, template, { config, market }) : null;
}

/** Mails about orders are shown with the newest one. */
export const isOrderMail = (template: string): template is OrderMail => ORDER_MAILS.some((each) => each === template);
