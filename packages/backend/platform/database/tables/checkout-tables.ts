import type { ReturnReason } from '@titraj/contract/withdrawal.ts';
import type { Generated, JSONColumnType } from 'kysely';

export interface CheckoutTables {
	/** One row: `HH:MM` in the shop's time zone. */
	dispatch: { id: 1; cut_off: string; pickup_until: string };
	/** Days without dispatch, besides weekends and public holidays. */
	closed_days: { day: string; note: string };
	/** How a parcel of a cart shall travel. */
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
		/** HH:MM; null both: open around the clock. */
		opens: string | null;
		closes: string | null;
		/** Parcels can be left in it today. */
		in_service: Generated<boolean>;
	};
	cart_coupons: { cart_id: number; coupon_id: number };
	/** Which order a version of a cart became: one version is one order. */
	order_sources: { cart_id: number; cart_version: number; order_id: number };
	/** Carts that a mail brings back. */
	saved_carts: {
		code: string;
		cart_id: number | null;
		cart_version: number;
		email: string;
		lines: JSONColumnType<{ product_id: number; qty: number }[]>;
		created_at: Generated<Date>;
	};
	/** Everything that a provider said, believed or not; `order_id` and `amount_cents` where it was believed of an order. */
	payment_notices: {
		id: Generated<number>;
		provider: string;
		kind: 'callback' | 'return';
		reference: string | null;
		outcome: string;
		order_id: Generated<number | null>;
		amount_cents: Generated<number | null>;
		created_at: Generated<Date>;
	};
	/** Statements of withdrawal (D28); `order_id` where number and e-mail are those of an order. */
	withdrawals: {
		id: Generated<number>;
		order_id: number | null;
		name: string;
		number: string;
		email: string;
		/** Goods to send back, as text; null for the whole order. */
		items: string | null;
		/** The customer's optional reason. */
		reason: Generated<ReturnReason | null>;
		lang: string;
		created_at: Generated<Date>;
	};
	/** Lines that a withdrawal sends back, if it was made from the order's page. */
	withdrawal_lines: { withdrawal_id: number; order_item_id: number; qty: number };
}
