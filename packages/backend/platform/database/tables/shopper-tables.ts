import type { Generated, GeneratedAlways } from 'kysely';

export interface ShopperTables {
	/** The id is that of the token; `token_at`: when its last token was signed. */
	sessions: {
		id: string;
		user_id: number | null;
		/** Customer who signed out of the session before this one, in the same browser. */
		known_user_id: Generated<number | null>;
		continue_as_guest: Generated<boolean>;
		created_at: Generated<Date>;
		token_at: Generated<Date>;
		/** Day of the last use; null if never used. */
		used_at: Generated<Date | null>;
		revoked_at: Date | null;
	};
	/** Owned by a visitor's session or a customer, never both. */
	carts: {
		id: Generated<number>;
		session_id: string | null;
		user_id: number | null;
		/** Customer whose prices count, if it is not the owner. */
		priced_for: Generated<number | null>;
		version: Generated<number>;
		payment_code: Generated<string | null>;
		instalments: Generated<number | null>;
	};
	/** `seen_cents`: price when the line was last written, maintained by the database. */
	cart_items: { id: Generated<number>; cart_id: number; product_id: number; qty: number; seen_cents: GeneratedAlways<number | null> };
	/** Completed writes; `label_name` if the write was rejected. */
	cart_requests: { cart_id: number; request_id: string; label_name: string | null; created_at: Generated<Date> };
}
