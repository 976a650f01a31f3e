export interface RateLimit {
	/**
	 * Counts one attempt. `now`: milliseconds of a monotonic clock (`performance.now()`). `cost`: how many attempts it counts as, 1 by default.
	 * Returns 0 if it is allowed, else the whole seconds until it is; an attempt that must wait is not counted.
	 */
	take(key: string, now: number, cost?: number): number;
	/** Takes one attempt back because it succeeded; the other attempts of the key stay. */
	release(key: string): void;
	/** Resets the attempts of a key after a success. */
	forget(key: string): void;
}

interface RateLimitOptions {
	/** Attempts that come back in each window. */
	readonly attempts: number;
	readonly windowMs: number;
	/** Attempts at once; `attempts` by default. */
	readonly burst?: number;
	readonly maximumKeys?: number;
}

/**
 * A token bucket in this process's memory, in front of the platform's own limit (`rateLimit` in a function's config), which counts across
 * instances (D20; 0114). A key's bucket is stored as the time at which it will be full again.
 */
export function createRateLimit({ attempts, windowMs, burst = attempts, maximumKeys = 10_000 }: RateLimitOptions): RateLimit {
	const perAttempt = windowMs / attempts;
	const fullAt = new Map<string, number>();
	return {
		take(key, now, cost = 1) {
			const next = Math.max(fullAt.get(key) ?? now, now) + cost * perAttempt;
			const wait = next - now - burst * perAttempt;
			// Sums of fractions are not exact.
			if (wait > 0.001) return Math.ceil(wait / 1000);
			fullAt.delete(key);
			fullAt.set(key, next);
			for (const oldest of fullAt.keys()) {
				if (fullAt.size <= maximumKeys) break;
				fullAt.delete(oldest);
			}
			return 0;
		},
		release(key) {
			const known = fullAt.get(key);
			if (known !== undefined) fullAt.set(key, known - perAttempt);
		},
		forget: (key) => void fullAt.delete(key),
	};
}
