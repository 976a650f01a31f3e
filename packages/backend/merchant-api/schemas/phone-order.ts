import Type, { type Static } from 'typebox';
import { MARKETS } from '../../platform/market/market.ts';
import { Amount } from './amount.ts';
import { Money, Nullable } from './common.ts';
import { Clearable, Code, MailAddress, Sku, Strict, Text } from './text.ts';

const Country = Type.String({ pattern: '^[A-Z]{2}$' });

const address = {
	...{ first_name: Text(100), last_name: Text(100), company: Clearable(Text(100)), oib: Clearable(Text(20)) },
	...{ street: Text(100), postcode: Text(16), city: Text(100), country: Country },
};

/** Code of the method; `store` and `locker` are ids, where the method has one. */
const Shipping = Strict({ code: Code, store: Clearable(Type.Integer()), locker: Clearable(Type.Integer()), date: Clearable(Text(10)) });
const Payment = Strict({ code: Code, instalments: Clearable(Type.Integer({ minimum: 2, maximum: 60 })) });

const goods = {
	lines: Type.Array(Strict({ sku: Sku, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), { minItems: 1, maxItems: 500 }),
	coupons: Type.Optional(Type.Array(Text(40), { maxItems: 10 })),
	/** Market whose prices, currency and language the customer gets; Croatian by default. */
	language: Type.Optional(Type.Enum([...MARKETS])),
};

export const PhoneOrderBody = Strict({
	/** Whom the order is for: confirmation and news are mailed there. */
	customer: Strict({ email: MailAddress, phone: Text(40), ...address, billing: Clearable(Strict({ ...address, phone: Clearable(Text(40)) })) }),
	...goods,
	shipping: Shipping,
	payment: Payment,
	note: Clearable(Text(1000)),
	/** Total that the customer agreed to; an order with another total is refused. */
	total: Type.Optional(Amount),
	/** The terms were read to the customer, who accepts them. */
	accept_terms: Type.Literal(true),
});
export type PhoneOrderBody = Static<typeof PhoneOrderBody>;

export const PhoneQuoteBody = Strict({
	...goods,
	/** Of the customer: the prices of their account's groups count, as in the order. */
	email: Clearable(MailAddress),
	/** Where it goes; without it only pickup has a price. */
	to: Clearable(Strict({ country: Country, postcode: Text(16) })),
	shipping: Clearable(Shipping),
	payment: Clearable(Payment),
	/** Words of the locker's town, street or name; without them the lockers near the postcode. */
	locker_words: Clearable(Text(100)),
});
export type PhoneQuoteBody = Static<typeof PhoneQuoteBody>;

/** Why a method cannot be chosen, as a label of the checkout; null if it can. */
const refusal = Nullable(Type.String());
const Place = Strict({ id: Type.Integer(), title: Type.String() });

export const PhoneQuote = Strict({
	currency: Type.String(),
	/** Groups of the customer, by name. */
	groups: Type.Array(Type.String()),
	lines: Type.Array(Strict({ sku: Type.String(), title: Type.String(), quantity: Type.Number(), unit_price: Money, total: Money })),
	totals: Strict({ items: Money, discount: Money, shipping: Money, payment_fee: Money, vat: Money, total: Money }),
	/** What gift vouchers, whose codes are given like those of coupons, leave to pay. */
	to_pay: Money,
	countries: Type.Array(Type.String()),
	shipping: Type.Array(Strict({ code: Type.String(), title: Type.String(), price: Money, needs_store: Type.Boolean(), needs_locker: Type.Boolean(), refusal })),
	stores: Type.Array(Place),
	lockers: Type.Array(Place),
	payments: Type.Array(Strict({ code: Type.String(), title: Type.String(), fee: Money, refusal })),
	/** What an order still lacks. */
	missing: Type.Array(Type.String()),
	/** Parts that the shop refuses, with the label of the checkout. */
	refused: Type.Array(Strict({ field: Type.String(), reason: Type.String() })),
});
export type PhoneQuote = Static<typeof PhoneQuote>;
