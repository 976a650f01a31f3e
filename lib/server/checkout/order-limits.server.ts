import { createHash } from 'node:crypto';
import { createRateLimit } from '#lib/server/http/rate-limit.server.ts';

const WINDOW = 5 * 60_000;
const ofVisitor = createRateLimit({ attempts: 20, windowMs: WINDOW });
/** Many buy from behind one address: an office, a mobile network. */
const ofAddress = createRateLimit({ attempts: 300, windowMs: WINDOW });

/** Counts an attempt to order. 0 when it may go on, else the seconds to wait (D20). */
export function takeOrderAttempt({ address, token, now }: { address: string; token: string; now: number }): number {
	const visitor = createHash('sha256').update(token).digest('base64url');
	return Math.max(ofVisitor.take(visitor, now), ofAddress.take(address, now));
}
