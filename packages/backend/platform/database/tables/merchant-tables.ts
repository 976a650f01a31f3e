import type { Generated, JSONColumnType } from 'kysely';

export interface MerchantTables {
	/** Keys of the merchant API. `public_id` identifies a key; of the key itself only the SHA-256 is stored (hex). */
	api_keys: {
		id: Generated<number>;
		name: string;
		public_id: string;
		secret_hash: string;
		scopes: string[];
		created_at: Generated<Date>;
		last_used_at: Date | null;
		revoked_at: Date | null;
	};
	/** Calls with an Idempotency-Key and their responses; `status` is null while a call is running. */
	idempotent_calls: {
		/** `key 5` or `person 7`. */
		caller: string;
		idempotency_key: string;
		request_hash: string;
		status: number | null;
		body: string | null;
		created_at: Generated<Date>;
	};
	/** Webhook subscriptions of merchants' systems, with their signing secrets. */
	merchant_webhooks: { id: Generated<number>; url: string; secret: string; topics: string[]; created_at: Generated<Date> };
	/**
	 * Pending webhook deliveries, written by triggers; delivered ones are kept for a while for inspection. `next_at` also
	 * reserves a delivery for the sender that works on it.
	 */
	webhook_deliveries: {
		id: Generated<number>;
		webhook_id: number;
		topic: string;
		order_id: number | null;
		product_id: number | null;
		data: JSONColumnType<Record<string, unknown>, string | undefined>;
		created_at: Generated<Date>;
		attempts: Generated<number>;
		next_at: Generated<Date>;
		delivered_at: Date | null;
		given_up_at: Date | null;
		last_status: number | null;
		last_error: string | null;
	};
}
