import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Market } from '../../market/market.ts';

/** Owner of a row: a session or a customer, never both. */
interface Owned {
	session_id: string | null;
	user_id: number | null;
}

export interface AddressColumns {
	first_name: string;
	last_name: string;
	company: string | null;
	oib: string | null;
	street: string;
	postcode: string;
	city: string;
	country: string;
	phone: string | null;
}

/** A picture that a mail shows, or a file. */
export interface MailAttachment {
	/** Content id of a picture, named by `cid:` in the HTML; null for a file. */
	readonly cid: string | null;
	readonly filename: string;
	readonly type: string;
	readonly base64: string;
}

export interface AccountTables {
	/** `password_hash` is null for accounts created by social login. */
	users: {
		id: Generated<number>;
		email: string;
		password_hash: string | null;
		first_name: string;
		last_name: string;
		staff: Generated<boolean>;
		developer: Generated<boolean>;
		superuser: Generated<boolean>;
		permissions: Generated<string[]>;
		/** What the person does in the shop (staff/role.ts); null for customers. */
		role: Generated<string | null>;
		phone: Generated<string | null>;
		/** ISO 8601 date. */
		birthday: Generated<string | null>;
		company: Generated<string | null>;
		oib: Generated<string | null>;
		email_pending: Generated<string | null>;
		created_at: Generated<Date>;
	};
	/** Sessions of the back office, with the browser and the IP address of the sign-in. */
	staff_sessions: { session_id: string; browser: string; address: string; created_at: Generated<Date>; confirmed_at: Generated<Date | null> };
	/** Second factors of staff: an app's secret, sealed (staff/second-factor/); not confirmed before its first code. */
	staff_factors: {
		user_id: number;
		secret: string;
		confirmed_at: Date | null;
		/** Number of the period whose code was used last; a code counts once. */
		last_period: Generated<number>;
		created_at: Generated<Date>;
	};
	/** What staff noted about a customer. */
	customer_notes: { id: Generated<number>; user_id: number; staff: string; text: string; created_at: Generated<Date> };
	/** Hashes of codes for a lost phone; a used one is deleted. */
	staff_recovery_codes: { user_id: number; code_hash: string };
	/** Writes of people and keys (staff/audit/write-audit.ts). */
	audit_log: {
		id: Generated<number>;
		at: Generated<Date>;
		/** `person 7` or `key 5`. */
		caller: string;
		name: string;
		operation: string;
		/** Path of what was changed. */
		entity: string;
		before: JSONColumnType<Record<string, unknown>, string, string> | null;
		after: JSONColumnType<Record<string, unknown>, string, string> | null;
	};
	/** Accounts that wait for confirmation by mail. */
	signups: {
		id: string;
		/** Session whose browser chose the password; null for rows older than this column. */
		session_id: string | null;
		email: string;
		code_hash: string;
		password_hash: string;
		first_name: string;
		last_name: string;
		phone: string | null;
		newsletter: boolean;
		created_at: Generated<Date>;
		expires_at: Date;
		used_at: Generated<Date | null>;
	};
	user_codes: {
		id: string;
		user_id: number;
		purpose: 'password' | 'password_api' | 'email' | 'invitation';
		/** Address that the code was sent to. */
		email: string;
		code_hash: string;
		attempts: Generated<number>;
		created_at: Generated<Date>;
		expires_at: Date;
		used_at: Generated<Date | null>;
	};
	attempts: { key: string; count: number; last_at: Generated<Date>; locked_until: Date | null };
	user_identities: { provider: string; subject: string; user_id: number; created_at: Generated<Date> };
	social_logins: { state_hash: string; session_id: string; provider: string; nonce: string; verifier: string; redirect_uri: string; expires_at: Date };
	user_addresses: AddressColumns & {
		id: Generated<number>;
		user_id: number;
		title: string | null;
		default_delivery: boolean;
		default_billing: boolean;
	};
	/** Every choice; the latest one counts. */
	consents: Owned & { id: Generated<number>; analytics: boolean; marketing: boolean; created_at: Generated<Date> };
	/** Customer data of a cart, as far as it was entered. */
	cart_customers: { cart_id: number; data: JSONColumnType<Record<string, unknown>>; updated_at: Generated<Date> };
	mails: {
		id: Generated<number>;
		recipient: string;
		template: string;
		lang: string;
		/** `"Name" <address>`; null if no sender was set. */
		sender: Generated<string | null>;
		subject: string;
		text: string;
		html: string;
		created_at: Generated<Date>;
		sent_at: Generated<Date | null>;
		/** The order that it is about. */
		order_id: Generated<number | null>;
		/** The same on every attempt; null before the first. */
		message_id: Generated<string | null>;
		/** Headers of this mail besides those of every mail. */
		headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
		/** Pictures shown within the mail, by content id. */
		attachments: ColumnType<readonly MailAttachment[] | null, string | null | undefined, string | null>;
		attempts: Generated<number>;
		/** When its text began to be sent, until the server's answer is known. */
		data_at: Generated<Date | null>;
		/** How often its text was sent again although the server may have taken it before. */
		possible_duplicates: Generated<number>;
		last_error: Generated<string | null>;
		/** When it was given up. */
		failed_at: Generated<Date | null>;
	};
	/** Addresses that a mail server refused. */
	refused_addresses: { address: string; reason: string; refused_at: Generated<Date> };
	/** Messages about an order, or receipts of a withdrawal, that are held for the next mail to an address that has received several already. */
	held_mails: {
		id: Generated<number>;
		recipient: string;
		market: Market;
		order_id: number | null;
		withdrawal_id: number | null;
		created_at: Generated<Date>;
	};
	/** Alerts for products that are out of stock. `code` authenticates the links in their mails. */
	stock_alerts: {
		id: Generated<number>;
		email: string;
		product_id: number;
		code: string;
		status: 'pending' | 'confirmed' | 'sent' | 'cancelled';
		market: Market;
		asked_at: Date;
		changed_at: Date;
	};
	/**
	 * Alerts for products that are too dear. `price_limit_cents`: highest price to notify of; `asked_limit_cents`: another one that a confirmed alert was asked to take,
	 * until its link confirms it.
	 */
	price_alerts: AccountTables['stock_alerts'] & { price_limit_cents: number; asked_limit_cents: number | null };
	wishlists: Owned & { id: Generated<number>; version: Generated<number>; share_code: Generated<string | null> };
	wishlist_items: { id: Generated<number>; wishlist_id: number; product_id: number; qty: number; created_at: Generated<Date> };
}
