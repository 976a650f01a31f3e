import { CASH_ON_DELIVERY } from '@titraj/contract/payment-codes.ts';
import { ofEntity } from '../../localization/index.ts';
import type { TextLang } from '../../platform/http/language.ts';
import { ownText, type TextReader } from '../../platform/market/own-text.ts';
import { type PaymentRule, paymentRules, voucherRule } from './payment-rules.ts';

/** Title of a payment method: the merchant's, or the one that ships, which the response then has in each language. */
export function paymentTitle({ code, titles, own }: PaymentRule, reader: TextReader): { title: string } {
	const text = ownText(own.titles, reader);
	return text === undefined ? { title: titles[reader.textLang], ...ofEntity('message', `payment.${code}`) } : { title: text };
}

/** Description of a payment method; empty if it has none. */
export const paymentDescription = ({ descriptions, own }: PaymentRule, reader: TextReader): string =>
	ownText(own.descriptions, reader) ?? descriptions[reader.textLang];

/** Name of a stored order's payment method: in the reader's language if it is one that ships. */
export function storedPaymentTitle(code: string, title: string, textLang?: TextLang): { title: string } {
	const shipped = [...paymentRules('EUR'), voucherRule('EUR')].find((rule) => rule.code === code && Object.values(rule.titles).includes(title));
	if (shipped === undefined) return { title };
	return { title: textLang === undefined ? title : shipped.titles[textLang], ...ofEntity('message', `payment.${code}`) };
}

const FEES: Readonly<Record<'cash_on_delivery' | 'other', Readonly<Record<TextLang, string>>>> = {
	cash_on_delivery: { hr: 'Naknada za pouzeće', en: 'Cash-on-delivery fee' },
	other: { hr: 'Naknada za plaćanje', en: 'Payment fee' },
};

/** Name of a payment method's fee. */
export function feeTitle({ code, own }: Pick<PaymentRule, 'code' | 'own'>, reader: TextReader): { title: string } {
	const text = ownText(own.feeTitles, reader);
	return text === undefined ? shippedFeeTitle(code, reader.textLang) : { title: text };
}

/** Name of a stored order's fee; orders from before it was stored, and those with a name that ships, have none of their own. */
export const storedFeeTitle = (code: string, title: string | null, textLang: TextLang): { title: string } =>
	title === null ? shippedFeeTitle(code, textLang) : { title };

function shippedFeeTitle(code: string, textLang: TextLang): { title: string } {
	const key = code === CASH_ON_DELIVERY ? 'cash_on_delivery' : 'other';
	return { title: FEES[key][textLang], ...ofEntity('message', `payment_fee.${key}`) };
}

/** The fee's name to be stored with an order: null for one that ships, which every reader gets in their own language. */
export const feeTitleToStore = ({ own }: PaymentRule, reader: TextReader): string | null => ownText(own.feeTitles, reader) ?? null;
