import type { Generated, JSONColumnType } from 'kysely';

export interface MerchantTables {
	/** Keys of the merchant API. `public_id` finds a key; of the key itself the SHA-256 is kept (hex). */
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
	/** Calls with an Idempotency-Key and what they were answered; `status` is null while a call is under way. */
	idempotent_calls: {
		api_key_id: number;
		idempotency_key: string;
		request_hash: string;
		status: number | null;
		body: string | null;
		created_at: Generated<Date>;
	};
	/** Where a merchant's system is told of changes, and what each call is signed with. */
	merchant_webhooks: { id: Generated<number>; url: string; secret: string; topics: string[]; created_at: Generated<Date> };
	/** What is to be told, written by triggers (migration 0056); it stays a while for those who look for it. `next_at` is also the end of the time in which a sender may be at it. */
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
