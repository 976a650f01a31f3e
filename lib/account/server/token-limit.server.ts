import { createRateLimit, type RateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const limits = new Map<number, RateLimit>();

/** Counts a call of an address that may give a new session, a sign-out among them, as the platform's own limit does in front of it. 0 when it may go on, else the seconds to wait (D20). */
export function takeTokenCall(address: string, perMinute: number, now: number): number {
	const limit = limits.get(perMinute) ?? createRateLimit({ attempts: perMinute, windowMs: 60_000 });
	limits.set(perMinute, limit);
	return limit.take(address, now);
}
