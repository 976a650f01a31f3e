import { formatAmount, formatMoment } from '../platform/mail/mail-formats.ts';
import type { Letter } from '../platform/mail/write-mail.ts';
import { toMajor } from '../platform/market/money.ts';

interface Issued {
	readonly code: string;
	readonly cents: number;
	readonly currency: string;
	readonly valid_to: Date | null;
}

/** The mail that brings a voucher to its recipient. */
export const toVoucherLetter =
	({ code, cents, currency, valid_to }: Issued): Letter =>
	({ siteName, words: { voucher, voucherFacts, locale } }) => {
		const named = (text: string) => text.replaceAll('{shop}', () => siteName);
		const until = valid_to === null ? null : formatMoment(valid_to, locale, { dateStyle: 'long' });
		return {
			...{ subject: named(voucher.subject), paragraphs: voucher.paragraphs.map(named), digits: code },
			rows: [
				[voucherFacts.value, formatAmount(toMajor(cents), { currency, locale })],
				...(until === null ? [] : [[voucherFacts.validTo, until] satisfies [string, string]]),
			],
			...(voucher.smallPrint !== undefined && { smallPrint: named(voucher.smallPrint) }),
		};
	};
