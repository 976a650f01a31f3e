import { createHmac, timingSafeEqual } from 'node:crypto';

/** Proof that a link may carry on the session it names (`set_token_id` with `token_hash`, Spec 7). */
export const toTokenHash = (sessionId: string, secret: string): string => createHmac('sha256', secret).update(sessionId).digest('base64url');

export function isTokenHash(given: string, sessionId: string, secret: string): boolean {
	const expected = Buffer.from(toTokenHash(sessionId, secret));
	const received = Buffer.from(given);
	return received.length === expected.length && timingSafeEqual(received, expected);
}
