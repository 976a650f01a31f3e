import { createRateLimit, type RateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const limits = new Map<number, RateLimit>();

/**
 * Counts a call that may create a session, including sign-out; the hosting platform applies the same limit first. Returns 0 if it is
 * allowed, else the seconds to wait (D20).
 */
export function takeTokenCall(address: string, perMinute: number, now: number): number {
	const limit = limits.get(perMinute) ?? createRateLimit({ attempts: perMinute, windowMs: 60_000 });
	limits.set(perMinute, limit);
	return limit.take(address, now);
}
