/** Maximum number of callers to track; the oldest are evicted. */
const MOST_COUNTED = 10_000;

/** Seconds to wait; 0 if the call is allowed. `now` is in milliseconds. */
export type RateLimit = (who: string, now: number) => number;

/** Token bucket per caller: allows a burst of `perMinute` calls, then calls at that rate. */
export function createRateLimit(perMinute: number): RateLimit {
	const left = new Map<string, { tokens: number; at: number }>();
	return (who, now) => {
		const known = left.get(who) ?? { tokens: perMinute, at: now };
		left.delete(who);
		const tokens = Math.min(perMinute, known.tokens + ((now - known.at) * perMinute) / 60_000);
		const isFree = tokens >= 1;
		left.set(who, { tokens: isFree ? tokens - 1 : tokens, at: now });
		if (left.size > MOST_COUNTED) left.delete(left.keys().next().value ?? '');
		return isFree ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute);
	};
}
