/** Each try has its own time to be paid, so both bounds together say how long goods and a sale's price can be held: three days and the time of one try. */
const TRIES_WITHIN = 72 * 3_600_000;
const MOST_TRIES = 10;

interface Tried {
	created_at: Date;
	/** Nothing could be paid before. */
	confirmed_at: Date | null;
	idempotency_key: string | null;
	/** Those so far, the first among them. */
	tries: number;
}

/** Whether another try to pay an order may begin. Orders that came by no cart have no key and hold no goods: they may always be paid. */
export function mayTryAgain({ created_at, confirmed_at, idempotency_key, tries }: Tried, now: Date): boolean {
	return idempotency_key === null || (tries < MOST_TRIES && now.getTime() - (confirmed_at ?? created_at).getTime() <= TRIES_WITHIN);
}
