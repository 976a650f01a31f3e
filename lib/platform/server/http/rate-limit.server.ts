export interface RateLimit {
	/**
	 * Counts one attempt. `now`: milliseconds of a monotonic clock (`performance.now()`). Returns 0 if it is allowed, else the whole seconds
	 * until the next one is.
	 */
	take(key: string, now: number): number;
	/** Takes one attempt back because it succeeded; the other attempts of the key stay. */
	release(key: string): void;
	/** Resets the attempts of a key after a success. */
	forget(key: string): void;
}

/**
 * A fixed-window counter in this process's memory, in front of the platform's own limit (`rateLimit` in a function's config),
 * which counts across instances (D20).
 */
export function createRateLimit({ attempts, windowMs, maximumKeys = 10_000 }: { attempts: number; windowMs: number; maximumKeys?: number }): RateLimit {
	const windows = new Map<string, { since: number; count: number }>();
	return {
		take(key, now) {
			const current = windows.get(key);
			if (!current || now - current.since >= windowMs) {
				windows.delete(key);
				windows.set(key, { since: now, count: 1 });
				for (const oldest of windows.keys()) {
					if (windows.size <= maximumKeys) break;
					windows.delete(oldest);
				}
				return 0;
			}
			current.count += 1;
			return current.count <= attempts ? 0 : Math.ceil((current.since + windowMs - now) / 1000);
		},
		release(key) {
			const current = windows.get(key);
			if (current && current.count > 0) current.count -= 1;
		},
		forget: (key) => void windows.delete(key),
	};
}
