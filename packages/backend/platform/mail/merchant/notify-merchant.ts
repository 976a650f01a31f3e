import type { Database } from '../../database/tables.ts';
import type { BackendConfig } from '../../settings/config.ts';
import { readShopSettings } from '../../shop/shop-settings.ts';
import { toMailLang } from '../mail-language.ts';
import { type Letter, writeMail } from '../write-mail.ts';
import { readMerchantMails } from './merchant-mails.ts';
import { type MerchantNews, toMerchantMail } from './to-merchant-mail.ts';

/** How the templates of these mails begin. */
export const MERCHANT_TEMPLATE = 'merchant_';

/**
 * Mails news to the merchant, in the transaction of their cause, if the shop sends mails and the merchant wants this kind. Answers go to the customer. Without
 * mails the back office and the merchant API show the same.
 */
export async function notifyMerchant(trx: Database, news: MerchantNews, { sendsMail }: Pick<BackendConfig, 'sendsMail'>): Promise<void> {
	if (!sendsMail) return;
	const { on, recipients, language } = (await readMerchantMails(trx))[news.kind];
	if (!on) return;
	const lang = toMailLang(language);
	const content: Letter = (shop) => toMerchantMail(news, shop);
	const headers = 'email' in news ? { 'Reply-To': news.email } : undefined;
	for (const recipient of await toRecipients(trx, recipients))
		await writeMail(trx, { recipient, template: MERCHANT_TEMPLATE + news.kind, lang, content, ...(headers && { headers }) });
}

/** The named recipients, else the company; empty if it has no e-mail. */
async function toRecipients(db: Database, named: readonly string[]): Promise<readonly string[]> {
	if (named.length > 0) return named;
	const { company } = await readShopSettings(db);
	return company.email === '' ? [] : [company.email];
}
