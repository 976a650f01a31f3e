import { OrderStatus } from '@titraj/contract/order-status.ts';
import { ReturnReason } from '@titraj/contract/withdrawal.ts';
import Type, { type Static } from 'typebox';
import { LINE_FACTS } from '../../platform/order-facts/line-facts.ts';
import { ORDER_FACTS } from '../../platform/order-facts/order-facts.ts';
import { toFactFields } from '../../platform/order-facts/read-facts.ts';
import { Moment, Money, Nullable } from './common.ts';
import { Strict } from './text.ts';

/** An address, as it is read and written. */
const Address = Strict({
	first_name: Type.String(),
	last_name: Type.String(),
	company: Nullable(Type.String()),
	oib: Nullable(Type.String()),
	street: Type.String(),
	postcode: Type.String(),
	city: Type.String(),
	country: Type.String(),
	phone: Nullable(Type.String()),
});

const Notes = Type.Array(Strict({ hr: Type.String(), en: Type.String() }));

const Line = Strict({
	/** Id of the line, by which its pieces are shipped. */
	line: Type.Integer(),
	sku: Type.String(),
	gtin: Nullable(Type.String()),
	title: Type.String(),
	quantity: Type.Integer(),
	/** Pieces that have left in shipments. */
	shipped: Type.Integer(),
	/** Pieces of `quantity` that were not in stock when the order reserved its goods and have not come yet: ready for pickup, shipped and delivered ones have. */
	backordered: Type.Integer(),
	/** Pieces that staff cancelled; not in `quantity`. */
	cancelled: Type.Integer(),
	/** Pieces of `quantity` that came back. */
	returned: Type.Integer(),
	unit: Type.String(),
	/** Price of one unit, VAT included. */
	unit_price: Money,
	/** Discount on the whole line. */
	discount: Money,
	total: Money,
	/** Share of the order's coupon discount; not deducted from `total`. */
	coupon_discount: Money,
	vat_percent: Type.Number(),
	/** VAT in `total` less `coupon_discount`; null for an order from before the shop recorded it. */
	vat: Nullable(Money),
	...toFactFields(LINE_FACTS),
	/** What customers read about its facts, in the languages of the back office. */
	notes: Notes,
});

const Parcel = Strict({
	shipping_code: Type.String(),
	shipping_title: Type.String(),
	shipping_price: Money,
	/** VAT included, at the rates of the goods; null for an order from before the shop recorded it. */
	shipping_vat: Nullable(Money),
	/** Code of the store for pickup. */
	store: Nullable(Type.String()),
	/** The parcel locker it is delivered to. */
	locker: Nullable(Strict({ title: Type.String(), address: Type.String(), postcode: Type.String(), city: Type.String() })),
	delivery_from: Nullable(Type.String()),
	delivery_to: Nullable(Type.String()),
	carrier: Nullable(Type.String()),
	tracking_code: Nullable(Type.String()),
	tracking_url: Nullable(Type.String()),
	items: Type.Array(Line),
});

/** Goods that left together. */
const Shipment = Strict({
	id: Type.Integer(),
	/** ISO 8601 day. */
	shipped_on: Type.String(),
	carrier: Nullable(Type.String()),
	tracking_code: Nullable(Type.String()),
	tracking_url: Nullable(Type.String()),
	lines: Type.Array(Strict({ line: Type.Integer(), sku: Type.String(), title: Type.String(), quantity: Type.Integer() })),
});

/** A statement of withdrawal. It is legally effective from the moment it is received. */
const Withdrawal = Strict({
	reference: Type.String(),
	received_at: Moment,
	name: Type.String(),
	email: Type.String(),
	/** The goods in the customer's words, or derived from `lines`; null for the whole order. */
	goods: Nullable(Type.String()),
	/** Goods that are sent back, if they were chosen on the order's page. */
	lines: Type.Array(Strict({ sku: Type.String(), quantity: Type.Integer() })),
	reason: Nullable(ReturnReason),
});

/** An order as it was placed, with its current status. */
export const OrderView = Strict({
	number: Type.String(),
	/** Increases with each change of status; orders are acknowledged up to a revision. */
	revision: Type.Integer(),
	acknowledged: Type.Boolean(),
	status: OrderStatus,
	/** Null if the order is not cancelled, or was cancelled before this was recorded. */
	cancelled_by: Nullable(Type.Union([Type.Literal('customer'), Type.Literal('merchant'), Type.Literal('time')])),
	/** False if the order holds no stock: an unpaid one gets it when the payment arrives; for a paid one there was not enough, and `preparing` is refused until there is. */
	reserved: Type.Boolean(),
	created_at: Moment,
	updated_at: Moment,
	/** Language code of the shop in which it was placed. */
	language: Type.String(),
	currency: Type.String(),
	...toFactFields(ORDER_FACTS),
	notes: Notes,
	totals: Strict({ items: Money, discount: Money, shipping: Money, payment_fee: Money, vat: Money, total: Money }),
	/** VAT by rate, the highest first: `total` is what is charged at the rate, VAT included. The rates sum to `totals.vat` and `totals.total`. */
	vat: Type.Array(Strict({ percent: Type.Number(), net: Money, vat: Money, total: Money })),
	coupons: Type.Array(Strict({ code: Type.String(), amount: Money })),
	payment: Strict({
		code: Type.String(),
		title: Type.String(),
		paid: Type.Boolean(),
		refunded: Type.Boolean(),
		/** True if money has to be paid back: the order or a part of it was cancelled, or goods came back. */
		refund_due: Type.Boolean(),
		/** Money that came in, also if it is only held. */
		received: Money,
		/** Money that was paid back. */
		refunded_amount: Money,
		/** Money that still has to be paid back, with refunds that are under way. */
		due: Money,
		/** Of that, what no refund was begun for. */
		due_open: Money,
		/** What is to be paid besides gift vouchers, whether it was paid or not. */
		to_pay: Money,
		/** Gift vouchers that paid a part of the order, or all of it, and what they got back: they get it at once, and after all other money. */
		vouchers: Type.Array(Strict({ code_end: Type.String(), amount: Money, returned: Money })),
	}),
	customer: Strict({ email: Type.String(), phone: Nullable(Type.String()), note: Nullable(Type.String()) }),
	delivery: Nullable(Address),
	/** Null if it equals the delivery address. */
	billing: Nullable(Address),
	parcels: Type.Array(Parcel),
	/** Oldest first. An order in `preparing` may have left in part. */
	shipments: Type.Array(Shipment),
	withdrawals: Type.Array(Withdrawal),
	/** ISO 8601 last day of the withdrawal period; null before the order is handed over, and if it was cancelled or all of it came back. */
	withdraw_until: Nullable(Type.String()),
});
export type OrderView = Static<typeof OrderView>;
