import type { MailContent } from '../mail-content.ts';
import { formatAmount } from '../mail-formats.ts';
import type { MailWords } from '../words/mail-words.ts';

/** What a mail to the merchant reports. */
export type MerchantNews =
	| {
			readonly kind: 'order';
			readonly number: string;
			readonly email: string;
			readonly total: number | string;
			readonly currency: string;
			readonly goods: readonly string[];
	  }
	| { readonly kind: 'message'; readonly name: string; readonly email: string; readonly orderNumber: string | null; readonly message: string }
	| {
			readonly kind: 'withdrawal';
			readonly reference: string;
			readonly number: string;
			readonly name: string;
			readonly email: string;
			readonly goods: string | null;
	  }
	| { readonly kind: 'failed_job'; readonly name: string; readonly error: string }
	| { readonly kind: 'failed_job'; readonly refund: { readonly number: string; readonly amount: number; readonly currency: string; readonly reason: string } };

/** A mail to the merchant. It quotes what customers typed: it goes to the merchant alone. */
export function toMerchantMail(news: MerchantNews, { words: all, siteName }: { words: MailWords; siteName: string }): MailContent {
	const { merchant: words, locale, withdrawal } = all;
	const smallPrint = words.smallPrint.replaceAll('{shop}', () => siteName);
	switch (news.kind) {
		case 'order': {
			const total = formatAmount(news.total, { currency: news.currency, locale });
			return { subject: words.order(news.number, total), paragraphs: [words.customer(news.email), news.goods.join('\n')], smallPrint };
		}
		case 'message': {
			const about = news.orderNumber === null ? [] : [words.orderNumber(news.orderNumber)];
			return { subject: words.message, paragraphs: [words.customer(`${news.name}, ${news.email}`), ...about, news.message, words.answer], smallPrint };
		}
		case 'withdrawal': {
			const about = [words.customer(`${news.name}, ${news.email}`), words.orderNumber(news.number), withdrawal.goods(news.goods)];
			return { subject: words.withdrawal(news.reference), paragraphs: about, smallPrint };
		}
		case 'failed_job': {
			if ('refund' in news) {
				const { number, amount, currency, reason } = news.refund;
				const subject = words.refusedRefund(number, formatAmount(amount, { currency, locale }));
				return { subject, paragraphs: [reason, words.refusedNext(number)], smallPrint };
			}
			return { subject: words.failedJob(news.name), paragraphs: [news.error, words.failedNext], smallPrint };
		}
	}
}
