import { createHash } from 'node:crypto';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { tooMany } from '#lib/platform/server/http/problem.server.ts';
import { statusOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { createRateLimit, type RateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

interface AttemptLimits {
	readonly visitor: RateLimit;
	/** Many shoppers may share one address, e.g. in an office or a mobile network. */
	readonly address: RateLimit;
}

const WINDOW = 5 * 60_000;
const limits = (visitor: number, address: number): AttemptLimits => ({
	visitor: createRateLimit({ attempts: visitor, windowMs: WINDOW }),
	address: createRateLimit({ attempts: address, windowMs: WINDOW }),
});

/** Limits of placing orders (D20). */
export const ORDERS = limits(20, 300);
/** Of creating payments. Higher than for orders: a retry takes two calls, one for the new attempt and one for its form. */
export const PAYMENTS = limits(40, 600);
/** Of looking up orders whose answer was lost (D41). Higher than for orders: a page checks up to five times after a lost answer. */
export const ORDER_CHECKS = limits(60, 900);

interface Attempt {
	readonly address: string;
	readonly token: string;
	readonly requestId: string;
}

/** Counts an attempt and makes it, or answers 429. An attempt that the shop could not answer does not count: its own failure must not lock a shopper out. */
export async function limitAttempts(
	{ visitor, address }: AttemptLimits,
	attempt: Attempt,
	make: () => Promise<Response>,
	now = performance.now(),
): Promise<Response> {
	const key = createHash('sha256').update(attempt.token).digest('base64url');
	const wait = Math.max(visitor.take(key, now), address.take(attempt.address, now));
	if (wait > 0) return tooMany(wait, attempt.requestId);
	try {
		return await make();
	} catch (cause) {
		if (cause instanceof ApiFailure && statusOfFailure(cause.error) >= 500) {
			visitor.release(key);
			address.release(attempt.address);
		}
		throw cause;
	}
}
