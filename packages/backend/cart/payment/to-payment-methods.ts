import { GIFT_VOUCHER, PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import type { TextLang } from '../../platform/http/language.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import { type OrderLimits, toPickupEnd } from '../../platform/settings/order-limits.ts';
import { findPaymentError, maximumCents, type Payable } from '../pricing/payment-error.ts';
import { type PaymentRule, toInstalments } from '../pricing/payment-rules.ts';
import { paymentDescription, paymentTitle } from '../pricing/payment-texts.ts';

interface Asked extends Payable {
	/** Of the texts. */
	market: Market;
	textLang: TextLang;
	limits: OrderLimits;
	now: Date;
	/** Whether the goods are not all in stock: the time for the pickup then starts when they are ready. */
	waitsForStock: boolean;
}

/** Names of payment methods for the footer. */
export const toPaymentNames = (rules: readonly PaymentRule[], reader: Pick<Asked, 'market' | 'textLang'>): { code: string; title: string }[] =>
	rules.map((rule) => ({ code: rule.code, ...paymentTitle(rule, reader) }));

/**
 * Payment methods for an amount, with the reason if one is not available. The method's own fee counts towards its maximum. For free orders
 * the description is omitted.
 */
export function toPaymentMethods(rules: readonly PaymentRule[], { market, textLang, limits, now, waitsForStock, ...payable }: Asked): PaymentMethod[] {
	const { totalCents } = payable;
	const reader = { market, textLang };
	return rules.map((rule) => {
		const error = findPaymentError(rule, { ...payable, totalCents: totalCents + rule.cents }, limits);
		const maximum = maximumCents(rule, limits);
		return {
			code: rule.code,
			...paymentTitle(rule, reader),
			description: totalCents + rule.cents === 0 && rule.code !== GIFT_VOUCHER ? null : paymentDescription(rule, reader) || null,
			payment_type: rule.type,
			amount: toMajor(rule.cents),
			instalments: toInstalments(rule, totalCents).map(({ count, amount, last }) => ({ count, amount: toMajor(amount), last_amount: toMajor(last) })),
			is_available: error === null,
			label_name: error,
			icon: rule.icon,
			minimum_total: rule.minimumCents === 0 ? null : toMajor(rule.minimumCents),
			maximum_total: maximum === null ? null : toMajor(maximum),
			maximum_pieces: rule.isPaidLater ? limits.payLaterPieces : null,
			kept_until: rule.code === PAY_IN_STORE && !waitsForStock ? toPickupEnd(now, limits).toISOString() : null,
		};
	});
}
