/** Who is counted at most; the oldest are forgotten. */
const MOST_COUNTED = 10_000;

/** Seconds to wait; 0 where a call may go on. `now` in milliseconds. */
export type RateLimit = (who: string, now: number) => number;

/** Lets each caller through so many times a minute, a burst of as many at once; then as often as time gives back. */
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
