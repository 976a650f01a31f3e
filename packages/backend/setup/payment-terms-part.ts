import { PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { areTermsAllowed, type PaymentTerms, type TermsOfPayment } from '../platform/shop/payment-terms.ts';

const strict = { additionalProperties: false };
const amount = Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,2})?$', description: 'Euros, such as `1.99`.' });

/** Part `payment_terms` of a setup file: fee, limit and instalments by payment method; methods that it does not contain have none. */
export const PaymentTermsPart = Type.Partial(
	Type.Record(
		Type.Enum([...PAYMENT_CODES]),
		Type.Object(
			{
				fee: Type.Optional(amount),
				maximum: Type.Optional(amount),
				/** Most instalments above a total. */
				instalments: Type.Optional(Type.Array(Type.Object({ above: amount, most: Type.Integer({ minimum: 2, maximum: 60 }) }, strict), { maxItems: 10 })),
			},
			strict,
		),
	),
	strict,
);
type PaymentTermsPart = Static<typeof PaymentTermsPart>;

/** Throws if a term is not allowed for its method. */
export function parsePaymentTerms(part: PaymentTermsPart): TermsOfPayment {
	const terms: Record<string, PaymentTerms> = {};
	for (const code of PAYMENT_CODES) {
		const said = part[code];
		if (said === undefined) continue;
		terms[code] = {
			...(said.fee !== undefined && { fee_cents: toCents(said.fee) }),
			...(said.maximum !== undefined && { maximum_cents: toCents(said.maximum) }),
			...(said.instalments !== undefined && { instalments: said.instalments.map(({ above, most }) => ({ over_cents: toCents(above), most })) }),
		};
	}
	if (!areTermsAllowed(terms)) throw new Error('Invalid setup file: payment_terms: only cash_on_delivery may have a fee, only cards have instalments');
	return terms;
}

const toCents = (euros: string): number => Math.round(Number(euros) * 100);
