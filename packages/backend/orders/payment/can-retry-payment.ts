/** Each attempt has its own time limit, so goods and a sale price can be held for three days plus the time of one attempt. */
const TRIES_WITHIN = 72 * 3_600_000;
const MOST_TRIES = 10;

interface Tried {
	created_at: Date;
	/** An order that waits for staff cannot be paid before this. */
	confirmed_at: Date | null;
	idempotency_key: string | null;
	/** Attempts so far, including the first. */
	tries: number;
}

/** Whether another attempt to pay an order can start. Orders without a cart have no idempotency key and reserve no goods: they can always be paid. */
export function canRetryPayment({ created_at, confirmed_at, idempotency_key, tries }: Tried, now: Date): boolean {
	return idempotency_key === null || (tries < MOST_TRIES && now.getTime() - (confirmed_at ?? created_at).getTime() <= TRIES_WITHIN);
}
