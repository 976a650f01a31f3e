import type { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '../../market/currency.ts';
import type { Market } from '../../market/market.ts';
import type { FactColumns } from '../../order-facts/define-fact.ts';
import type { LINE_FACTS } from '../../order-facts/line-facts.ts';
import type { ORDER_FACTS } from '../../order-facts/order-facts.ts';
import type { AddressColumns } from './account-tables.ts';

export interface OrderTables {
	/**
	 * `percent` or `amount_cents`, never both. Applies to products whose card shows the code (`only_marked`), to a category with its
	 * descendants, or to listed product codes.
	 */
	coupons: {
		id: Generated<number>;
		code: string;
		title: string;
		description: string | null;
		percent: number | null;
		amount_cents: number | null;
		minimum_cents: number | null;
		only_marked: Generated<boolean>;
		category_id: number | null;
		product_codes: JSONColumnType<string[], string | undefined, string>;
		valid_from: Date | null;
		valid_to: Date | null;
		uses: Generated<number>;
		maximum_uses: number | null;
	};
	user_coupons: { user_id: number; coupon_id: number; created_at: Generated<Date>; order_id: Generated<number | null>; used_at: Generated<Date | null> };
	/** `code` grants access to the order; `number` is for people. */
	orders: FactColumns<typeof ORDER_FACTS> & {
		id: Generated<number>;
		code: string;
		number: string;
		idempotency_key: string | null;
		user_id: number | null;
		session_id: string | null;
		status: OrderStatus;
		lang: string;
		/** Market in which it was placed; determines the language of its mails. */
		market: Generated<Market>;
		currency: Generated<Currency>;
		email: string;
		phone: string | null;
		note: string | null;
		items_cents: number;
		discount_cents: Generated<number>;
		shipping_cents: Generated<number>;
		payment_cents: Generated<number>;
		tax_cents: number;
		total_cents: number;
		payment_code: string;
		payment_title: string;
		/** Name of the fee in the merchant's words; null for the one that ships. */
		payment_fee_title: Generated<string | null>;
		payment_type: 'redirect' | 'direct_credit_cart_form' | 'credit_cart_form' | null;
		/** When staff confirmed it; null if it needed no confirmation, or waits for one. */
		confirmed_at: Date | null;
		/** Until when goods are reserved for payment at pickup; null without such a limit. */
		kept_until: Date | null;
		/** Whether the order holds stock: `reserveStock` and `releaseStock` change both together, once. */
		reserved: Generated<boolean>;
		/** Until when it may hold stock unpaid; null without a time limit of its own. */
		reserved_until: Generated<Date | null>;
		/** Who cancelled the order; `time` if its time limit ran out. Null if it is not cancelled, or was cancelled before this was recorded. */
		cancelled_by: Generated<'customer' | 'merchant' | 'time' | null>;
		/** When staff were last shown that its transfer is late; before that it is not cancelled for being late. */
		overdue_shown_at: Generated<Date | null>;
		/** Keyed hash of the customer's network, while the order is unpaid and counts towards the limit of its network. */
		network: string | null;
		/** Number of the last history entry; a trigger increments it. */
		revision: Generated<number>;
		/** Last revision that the merchant's system has acknowledged. */
		acknowledged_revision: Generated<number>;
		created_at: Generated<Date>;
		updated_at: Generated<Date>;
	};
	order_addresses: AddressColumns & { order_id: number; kind: 'delivery' | 'billing' };
	order_parcels: {
		id: Generated<number>;
		order_id: number;
		position: number;
		shipping_code: string;
		shipping_title: string;
		/** Whether the title is the merchant's in the shopper's language, and not one of those that ship. */
		shipping_title_own: Generated<boolean>;
		shipping_cents: number;
		/** VAT included; null for orders from before it was recorded. */
		shipping_tax_cents: Generated<number | null>;
		store_id: number | null;
		store_title: string | null;
		/** Parcel locker as it was when the order was placed. */
		locker: JSONColumnType<ParcelLocker | null, string | null | undefined>;
		delivery_from: Date | string | null;
		delivery_to: Date | string | null;
		/** Carrier, as the merchant's system names it. */
		carrier: Generated<string | null>;
		tracking_code: string | null;
		tracking_url: string | null;
	};
	/**
	 * `unit_cents`: price of one piece; `basic_cents`: its price without reduction; `discount_cents`: of the whole line; `store_qty`: pieces
	 * taken from its store's stock.
	 */
	order_items: FactColumns<typeof LINE_FACTS> & {
		id: Generated<number>;
		order_id: number;
		parcel_id: number;
		position: number;
		product_id: number | null;
		code: string;
		ean: string | null;
		title: string;
		manufacturer: string | null;
		category: string | null;
		variation: JSONColumnType<{ attribute_title: string; title: string }[]> | null;
		unit: string;
		qty: number;
		unit_cents: number;
		basic_cents: number;
		discount_cents: Generated<number>;
		total_cents: number;
		tax_percent: number;
		/** Share of the order's coupon discount. */
		coupon_cents: Generated<number>;
		/** VAT in `total_cents` less `coupon_cents`; null for orders from before it was recorded. */
		tax_cents: Generated<number | null>;
		store_qty: Generated<number>;
		/** Pieces of `qty` that were not in stock when the order reserved them (0164). */
		backorder_qty: Generated<number>;
		/** Pieces that were cancelled; `qty` is without them. */
		cancelled_qty: Generated<number>;
		/** Pieces of `qty` that came back. */
		returned_qty: Generated<number>;
	};
	order_coupons: { order_id: number; coupon_id: number | null; code: string; title: string | null; amount_cents: number };
	order_payments: {
		id: Generated<number>;
		order_id: number;
		provider: string;
		status: PaymentStatus;
		amount_cents: number;
		reference: string | null;
		data: ColumnType<Record<string, unknown>, string | undefined, string>;
		/** The provider's own id of the payment. */
		provider_id: Generated<string | null>;
		/** Money that was taken; less than the amount of an approved payment that is only authorized. */
		captured_cents: Generated<number>;
		refunded_cents: Generated<number>;
		/** When the cardholder asked for the money back. */
		disputed_at: Generated<Date | null>;
		/** The gift voucher that paid; null for any other payment. */
		voucher_id: Generated<number | null>;
		/** When the provider was last asked for news. */
		asked_at: Generated<Date | null>;
		created_at: Generated<Date>;
		updated_at: Generated<Date>;
	};
	/** Refunds at a payment provider. */
	payment_refunds: {
		key: string;
		payment_id: number;
		amount_cents: number;
		status: 'asked' | 'done' | 'refused';
		provider_id: Generated<string | null>;
		/** Paid by staff, not by the provider. */
		by_hand: Generated<boolean>;
		iban: Generated<string | null>;
		/** When the provider was last asked; null if it was not asked yet. */
		asked_at: Generated<Date | null>;
		/** Why the provider refused it, for staff. */
		reason: Generated<string | null>;
		done_at: Generated<Date | null>;
		created_at: Generated<Date>;
	};
	/** Goods that left together; one to a store or a locker counts as well. */
	order_shipments: {
		id: Generated<number>;
		order_id: number;
		/** Name of the carrier. */
		carrier: string | null;
		tracking_code: string | null;
		tracking_url: string | null;
		shipped_on: Date | string;
		created_at: Generated<Date>;
	};
	shipment_lines: { shipment_id: number; order_item_id: number; qty: number };
	/** Goods that came back. `goods_cents`: their value; `deducted_cents`: what of it is not paid back. */
	order_returns: {
		id: Generated<number>;
		order_id: number;
		withdrawal_id: number | null;
		goods_cents: number;
		deducted_cents: number;
		note: string | null;
		created_at: Generated<Date>;
	};
	return_lines: { return_id: number; order_item_id: number; qty: number; sellable_qty: number };
	/** Labels of carriers. `reference`: the shop's id of the label; `parcel_id`: the carrier's; `error`: why it was refused, or why its outcome is unknown. */
	courier_labels: {
		id: Generated<number>;
		order_id: number;
		/** Code of the carrier. */
		carrier: string;
		state: 'asked' | 'made' | 'refused' | 'cancelled';
		reference: string;
		parcel_id: Generated<string | null>;
		tracking_code: Generated<string | null>;
		error: Generated<string | null>;
		asked_at: Date;
		made_at: Generated<Date | null>;
		cancelled_at: Generated<Date | null>;
	};
	/** What staff did with an order, or noted about it. */
	order_notes: { id: Generated<number>; order_id: number; kind: string; staff: string; text: string; created_at: Generated<Date> };
	order_history: { id: Generated<number>; order_id: number; status: OrderStatus; note: string | null; created_at: Generated<Date> };
}
