import { CASH_ON_DELIVERY, PAYMENT_CODES, type PaymentCode } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';

const cents = Type.Integer({ minimum: 0, maximum: 9_999_999_99 });

/** What the merchant says about one payment method. Amounts are euro cents; what is left out costs nothing and has no limit. */
export const PaymentTerms = Type.Object(
	{
		fee_cents: Type.Optional(cents),
		/** Maximum total of an order. */
		maximum_cents: Type.Optional(cents),
		/** Most instalments of an order above a total. */
		instalments: Type.Optional(Type.Array(Type.Object({ over_cents: cents, most: Type.Integer({ minimum: 2, maximum: 60 }) }), { maxItems: 10 })),
	},
	{ additionalProperties: false },
);
export type PaymentTerms = Static<typeof PaymentTerms>;

/** Terms by payment method; a method without terms is free, without limit and without instalments. */
export type TermsOfPayment = Readonly<Partial<Record<PaymentCode, PaymentTerms>>>;

export const TermsOfPayment = Type.Object(Object.fromEntries(PAYMENT_CODES.map((code) => [code, Type.Optional(PaymentTerms)])), {
	additionalProperties: false,
});

/** Methods that may cost a fee: the law forbids fees for cards and transfers (Directive 2015/2366, article 62), and a store has no courier to pay. */
export const MAY_COST: ReadonlySet<PaymentCode> = new Set([CASH_ON_DELIVERY]);
export const IN_INSTALMENTS: ReadonlySet<PaymentCode> = new Set(['card', 'card_direct', 'card_form']);

/** Whether each term belongs to its method. */
export const areTermsAllowed = (terms: TermsOfPayment): boolean =>
	PAYMENT_CODES.every((code) => {
		const { fee_cents = 0, instalments = [] } = terms[code] ?? {};
		return (fee_cents === 0 || MAY_COST.has(code)) && (instalments.length === 0 || IN_INSTALMENTS.has(code));
	});
