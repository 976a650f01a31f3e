import Type, { type Static } from 'typebox';

const text = Type.String();
const optional = Type.Union([Type.String(), Type.Null()]);
const cents = Type.Integer();

/** Seller, buyer or recipient as they were when the paper was issued. */
export const Party = Type.Object({
	...{ name: text, company: optional, oib: optional },
	/** Parcel locker at this address. */
	locker: Type.Optional(text),
	...{ street: text, postcode: text, city: text, country: text },
});
export type Party = Static<typeof Party>;

export const ROW_KINDS = ['goods', 'shipping', 'fee', 'adjustment'] as const;

/** A row with one VAT rate. Amounts are hundredths of the currency, VAT included; those of credit notes are negative. */
export const PaperRow = Type.Object({
	kind: Type.Enum([...ROW_KINDS]),
	/** Position of the line in the order; null for charges. */
	position: Type.Union([Type.Integer(), Type.Null()]),
	code: text,
	title: text,
	unit: text,
	qty: Type.Integer(),
	unit_cents: cents,
	/** Discount and coupons of the whole row. */
	discount_cents: cents,
	cents,
	percent: Type.Number(),
	tax_cents: cents,
});
export type PaperRow = Static<typeof PaperRow>;

export const TaxRow = Type.Object({ percent: Type.Number(), cents, tax_cents: cents });
export type TaxRow = Static<typeof TaxRow>;

/** Means of payment as the tax office names them: cash, card, cheque, transfer, other. */
export const MEANS = ['G', 'K', 'C', 'T', 'O'] as const;
export type Means = (typeof MEANS)[number];

/** An advance invoice that an invoice settles, as far as it was not credited. */
export const SettledAdvance = Type.Object({ number: text, issued_at: text, cents, rates: Type.Array(TaxRow) });
export type SettledAdvance = Static<typeof SettledAdvance>;

/** Pieces of a line that are not in the parcel of a packing slip. */
const SlipRow = Type.Object({
	...{ position: Type.Integer(), code: text, title: text, unit: text, qty: Type.Integer() },
	/** Days until goods to order can be sent, as stated at the order; null if none were, or for other goods. */
	days: Type.Union([Type.Integer(), Type.Null()]),
});
export type SlipRow = Static<typeof SlipRow>;

/** Everything that a paper says. It is stored with the paper, and changes of the order or the shop never change it. */
export const PaperContent = Type.Object({
	lang: text,
	order: Type.Object({ number: text, placed_at: text }),
	seller: Type.Object({
		...{ name: text, oib: text, street: text, postcode: text, city: text, country: text },
		...{ iban: text, phone: text, email: text, court: text, register: text, capital: text, management: text, in_vat: Type.Boolean() },
	}),
	buyer: Party,
	delivery: Type.Union([Party, Type.Null()]),
	/** Day on which the goods were or will be handed over, ISO 8601; null if it is not known. */
	supplied_on: optional,
	operator: Type.Object({ name: text, oib: text }),
	payment: Type.Object({
		...{ code: text, title: text, means: Type.Enum([...MEANS]) },
		/** What gift vouchers paid, and the means of the rest; left out without any. Several means are reported as `O`. */
		vouchers: Type.Optional(Type.Object({ cents, rest: Type.Enum([...MEANS]) })),
	}),
	rows: Type.Array(PaperRow),
	rates: Type.Array(TaxRow),
	total_cents: cents,
	tax_cents: cents,
	/** Only on invoices. */
	advances: Type.Array(SettledAdvance),
	/** What is left after the advances, by rate and in total. */
	due_rates: Type.Array(TaxRow),
	due_cents: cents,
	/** Number of the paper that a credit note is about. */
	about: optional,
	note: optional,
	/** Only on packing slips of a part of an order: what was sent before its parcel, and what follows. */
	slip: Type.Optional(Type.Object({ sent: Type.Array(SlipRow), later: Type.Array(SlipRow) })),
	/** Hash of the shop's logo when the paper was issued; without it none is printed. */
	logo: Type.Optional(optional),
});
export type PaperContent = Static<typeof PaperContent>;
