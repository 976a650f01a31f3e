import { createHash } from 'node:crypto';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const WINDOW = 5 * 60_000;
const ofVisitor = createRateLimit({ attempts: 20, windowMs: WINDOW });
/** Many buy from behind one address: an office, a mobile network. */
const ofAddress = createRateLimit({ attempts: 300, windowMs: WINDOW });

/** Pages ask for the payment of an order twice: a new try, and its form. */
const paymentsOfVisitor = createRateLimit({ attempts: 40, windowMs: WINDOW });
const paymentsOfAddress = createRateLimit({ attempts: 600, windowMs: WINDOW });

/** A page looks five times after a lost answer. */
const checksOfVisitor = createRateLimit({ attempts: 60, windowMs: WINDOW });
const checksOfAddress = createRateLimit({ attempts: 900, windowMs: WINDOW });

interface Attempt {
	address: string;
	token: string;
	now: number;
}

/** Counts an attempt to order. 0 when it may go on, else the seconds to wait (D20). */
export const takeOrderAttempt = ({ address, token, now }: Attempt): number => Math.max(ofVisitor.take(toVisitor(token), now), ofAddress.take(address, now));

/** Counts an attempt to open a payment, as `takeOrderAttempt` does those to order (D20). */
export const takePaymentAttempt = ({ address, token, now }: Attempt): number =>
	Math.max(paymentsOfVisitor.take(toVisitor(token), now), paymentsOfAddress.take(address, now));

/** Counts a look for an order whose answer was lost (D20, D41). */
export const takeOrderCheck = ({ address, token, now }: Attempt): number =>
	Math.max(checksOfVisitor.take(toVisitor(token), now), checksOfAddress.take(address, now));

const toVisitor = (token: string): string => createHash('sha256').update(token).digest('base64url');
