import type { PaymentMethod } from '#lib/contract/checkout.ts';
import { toMajor } from '../catalogue/money.ts';
import { findPaymentFault } from '../checkout/payment-fault.ts';
import type { TextLang } from '../http/language.ts';
import { type PaymentRule, toInstalments } from './payment-rules.ts';

/** Ways to pay so much, with what stands in their way. A way's own charge counts towards what it may take; of nothing it is not told how it is paid. */
export function toPaymentMethods(
	rules: readonly PaymentRule[],
	{ shippingCode, totalCents, lang }: { shippingCode: string | null; totalCents: number; lang: TextLang },
): PaymentMethod[] {
	return rules.map((rule) => {
		const fault = findPaymentFault(rule, { shippingCode, totalCents: totalCents + rule.cents });
		return {
			code: rule.code,
			title: rule.titles[lang],
			description: totalCents + rule.cents === 0 ? null : rule.descriptions[lang],
			payment_type: rule.type,
			amount: toMajor(rule.cents),
			instalments: toInstalments(rule, totalCents).map(({ count, cents }) => ({ count, amount: toMajor(cents) })),
			is_available: fault === null,
			label_name: fault,
		};
	});
}
