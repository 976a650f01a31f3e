import { CASH_ON_DELIVERY, PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { MARKETS } from '../market/market.ts';

const MOST_CENTS = 9_999_999_99;
const MOST_METHODS = 50;
const cents = Type.Integer({ minimum: 0, maximum: MOST_CENTS });
/** Code of a payment method, its provider, or a delivery method that it goes with. */
export const TermsCode = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' });
/** A text by market; markets without one use that of a related market, then Croatian. */
const texts = Type.Object(Object.fromEntries(MARKETS.map((market) => [market, Type.Optional(Type.String({ minLength: 1, maxLength: 300 }))])), {
	additionalProperties: false,
});

/** Pictures of payment methods. */
export const PAYMENT_ICONS = ['card', 'phone', 'bank', 'cash', 'store'] as const;

/** What the merchant says about one payment method. Amounts are euro cents; what is left out costs nothing and has no limit. */
export const PaymentTerms = Type.Object(
	{
		fee_cents: Type.Optional(cents),
		/** Minimum and maximum total of an order. */
		minimum_cents: Type.Optional(cents),
		maximum_cents: Type.Optional(cents),
		/** Most instalments of an order above a total. */
		instalments: Type.Optional(Type.Array(Type.Object({ over_cents: cents, most: Type.Integer({ minimum: 2, maximum: 60 }) }), { maxItems: 10 })),
		/** Payment provider that collects the money, in place of the method's own. */
		provider: Type.Optional(TermsCode),
		/** Countries of delivery, as two letters; left out for all. */
		countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 50, uniqueItems: true })),
		/** Codes of the delivery methods that it goes with; left out for all. */
		shipping: Type.Optional(Type.Array(TermsCode, { minItems: 1, maxItems: 50, uniqueItems: true })),
		icon: Type.Optional(Type.Enum([...PAYMENT_ICONS])),
		titles: Type.Optional(texts),
		descriptions: Type.Optional(texts),
		fee_titles: Type.Optional(texts),
	},
	{ additionalProperties: false },
);
export type PaymentTerms = Static<typeof PaymentTerms>;

/** Terms by payment method; a method without terms is free, without limit and without instalments. A code that does not ship is a method of the merchant's. */
export type TermsOfPayment = Readonly<Record<string, PaymentTerms>>;

export const TermsOfPayment = Type.Record(TermsCode, PaymentTerms, { maxProperties: MOST_METHODS });

/** Methods that may cost a fee: the law forbids fees for cards and transfers (Directive 2015/2366, article 62), and a store has no courier to pay. */
const MAY_COST: ReadonlySet<string> = new Set([CASH_ON_DELIVERY]);
const IN_INSTALMENTS: ReadonlySet<string> = new Set(['card', 'card_direct', 'card_form']);

const isKnown = (method: string): boolean => PAYMENT_CODES.some((known) => known === method);

/** Why the terms of a method are not allowed; null if they are. */
export function findTermsError(
	method: string,
	{ fee_cents = 0, minimum_cents = 0, maximum_cents, instalments = [], provider, titles }: PaymentTerms,
): string | null {
	const amounts = [fee_cents, minimum_cents, maximum_cents ?? 0, ...instalments.map(({ over_cents }) => over_cents)];
	if (Math.max(...amounts) > MOST_CENTS) return 'an amount is above 9999999.99';
	if (fee_cents > 0 && !MAY_COST.has(method)) return 'only cash_on_delivery may have a fee';
	if (maximum_cents !== undefined && minimum_cents > maximum_cents) return 'the minimum is above the maximum';
	if (isKnown(method)) return instalments.length > 0 && !IN_INSTALMENTS.has(method) ? 'only cards have instalments' : null;
	if (provider === undefined) return 'a method of your own needs a provider';
	return titles?.['hr'] === undefined ? 'a method of your own needs a Croatian title' : null;
}

/** Whether each term belongs to its method. */
export const areTermsAllowed = (terms: TermsOfPayment): boolean => Object.entries(terms).every(([method, own]) => findTermsError(method, own) === null);

/** Whether the shop can keep the terms of so many methods. */
export const areTooMany = (terms: TermsOfPayment): boolean => Object.keys(terms).length > MOST_METHODS;
