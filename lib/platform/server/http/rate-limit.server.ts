export interface RateLimit {
	/** Counts one attempt. `now`: milliseconds of a clock that nobody sets (`performance.now()`). Returns 0 when it may pass, else the whole seconds until the next one may. */
	take(key: string, now: number): number;
	/** Takes one attempt back: it turned out well, but says nothing of the others under its key. */
	giveBack(key: string): void;
	/** Forgets the attempts of a key: it turned out well. */
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
		giveBack(key) {
			const current = windows.get(key);
			if (current && current.count > 0) current.count -= 1;
		},
		forget: (key) => void windows.delete(key),
	};
}
