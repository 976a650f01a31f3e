import { createHash } from 'node:crypto';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const WINDOW = 5 * 60_000;
const ofVisitor = createRateLimit({ attempts: 20, windowMs: WINDOW });
/** Many shoppers may share one address, e.g. in an office or a mobile network. */
const ofAddress = createRateLimit({ attempts: 300, windowMs: WINDOW });

/** Higher than for orders: a retry takes two calls, one for the new attempt and one for its form. */
const paymentsOfVisitor = createRateLimit({ attempts: 40, windowMs: WINDOW });
const paymentsOfAddress = createRateLimit({ attempts: 600, windowMs: WINDOW });

/** Higher than for orders: a page checks up to five times after a lost answer. */
const checksOfVisitor = createRateLimit({ attempts: 60, windowMs: WINDOW });
const checksOfAddress = createRateLimit({ attempts: 900, windowMs: WINDOW });

interface Attempt {
	address: string;
	token: string;
	now: number;
}

/** Counts an order attempt. Returns 0 if it is allowed, else the seconds to wait (D20). */
export const takeOrderAttempt = ({ address, token, now }: Attempt): number => Math.max(ofVisitor.take(toVisitor(token), now), ofAddress.take(address, now));

/** Takes an order attempt back that the shop could not answer: its own failure must not lock a shopper out. */
export function releaseOrderAttempt({ address, token }: Omit<Attempt, 'now'>): void {
	ofVisitor.release(toVisitor(token));
	ofAddress.release(address);
}

/** Counts an attempt to create a payment; returns the same as `takeOrderAttempt` (D20). */
export const takePaymentAttempt = ({ address, token, now }: Attempt): number =>
	Math.max(paymentsOfVisitor.take(toVisitor(token), now), paymentsOfAddress.take(address, now));

/** Counts a lookup of an order whose answer was lost; returns the same as `takeOrderAttempt` (D20, D41). */
export const takeOrderCheck = ({ address, token, now }: Attempt): number =>
	Math.max(checksOfVisitor.take(toVisitor(token), now), checksOfAddress.take(address, now));

const toVisitor = (token: string): string => createHash('sha256').update(token).digest('base64url');
