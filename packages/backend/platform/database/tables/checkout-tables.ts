import type { ReturnReason } from '@titraj/contract/withdrawal.ts';
import type { Generated, JSONColumnType } from 'kysely';

export interface CheckoutTables {
	/** One row: `HH:MM` in the shop's time zone. */
	dispatch: { id: 1; cut_off: string | null; pickup_until: string | null };
	/** Days without dispatch, besides weekends and public holidays. */
	closed_days: { day: string; note: string };
	/** Delivery choices of a cart's parcels. */
	cart_parcels: {
		cart_id: number;
		position: number;
		shipping_code: string;
		store_id: number | null;
		locker_id: Generated<number | null>;
		delivery_date: string | null;
	};
	parcel_lockers: {
		id: Generated<number>;
		code: string;
		title: string;
		address: string;
		postcode: string;
		city: string;
		country: string;
		/** HH:MM; both null if open around the clock. */
		opens: string | null;
		closes: string | null;
		/** Whether it accepts parcels at present. */
		in_service: Generated<boolean>;
	};
	cart_coupons: { cart_id: number; coupon_id: number };
	cart_vouchers: { cart_id: number; voucher_id: number };
	/** The order of each cart version: one version becomes at most one order. */
	order_sources: { cart_id: number; cart_version: number; order_id: number };
	/** Carts that can be restored from a link in a mail. */
	saved_carts: {
		code: string;
		cart_id: number | null;
		cart_version: number;
		email: string;
		lines: JSONColumnType<{ product_id: number; qty: number }[]>;
		created_at: Generated<Date>;
	};
	/**
	 * Everything that a payment provider sent, accepted or not, and the transfers that staff reported; `order_id` and `amount_cents` if it was accepted for
	 * an order, `received_on` and `note` if staff reported it.
	 */
	payment_notices: {
		id: Generated<number>;
		provider: string;
		kind: 'callback' | 'return' | 'staff' | 'status' | 'statement' | 'settlement';
		reference: string | null;
		outcome: string;
		order_id: Generated<number | null>;
		amount_cents: Generated<number | null>;
		received_on: Generated<Date | string | null>;
		note: Generated<string | null>;
		created_at: Generated<Date>;
	};
	/** Lines of bank statements and of carriers' settlements; `is_open`: staff have to decide. */
	incoming_payments: {
		id: Generated<number>;
		key: string;
		source: 'statement' | 'settlement';
		received_on: Date | string;
		amount_cents: number;
		currency: string;
		payer: string;
		reference: string;
		details: string;
		order_id: Generated<number | null>;
		outcome: string;
		is_open: boolean;
		note: Generated<string | null>;
		created_at: Generated<Date>;
	};
	/** Statements of withdrawal (D28); `order_id` if number and e-mail match an order. */
	withdrawals: {
		id: Generated<number>;
		order_id: number | null;
		name: string;
		number: string;
		email: string;
		/** Goods to return, as text; null for the whole order. */
		items: string | null;
		/** The customer's optional reason. */
		reason: Generated<ReturnReason | null>;
		lang: string;
		created_at: Generated<Date>;
	};
	/** Lines that a withdrawal returns, if it was made on the order's page. */
	withdrawal_lines: { withdrawal_id: number; order_item_id: number; qty: number };
}
