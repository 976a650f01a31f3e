/** Limits for calls to the backend; 0 means no limit. */
export interface RateLimits {
	/** Concurrent calls of all threads together. */
	readonly concurrency: number;
	/** Calls per second of all threads together. */
	readonly rate: number;
}

export const NO_LIMITS: RateLimits = { concurrency: 0, rate: 0 };

/** Memory shared by the threads of a build, so that they observe one limit together. */
export type Throttle = SharedArrayBuffer;

/** Indices into the shared memory. The first two hold times of `sharedClock`, the last holds milliseconds. */
export const [BACK_OFF_UNTIL, NEXT_SLOT, IN_FLIGHT, IS_PAUSED, MOST_AT_ONCE, BETWEEN_CALLS] = [0, 1, 2, 3, 4, 5] as const;

/** Milliseconds of a monotonic clock that all threads of a process share. */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1_000_000n);

export function createThrottle(limits = NO_LIMITS): Throttle {
	const throttle = new SharedArrayBuffer(6 * BigInt64Array.BYTES_PER_ELEMENT);
	setRateLimits(throttle, limits);
	return throttle;
}

/** Applies from the next call on. */
export function setRateLimits(throttle: Throttle, { concurrency, rate }: RateLimits): void {
	const shared = new BigInt64Array(throttle);
	Atomics.store(shared, MOST_AT_ONCE, BigInt(concurrency));
	Atomics.store(shared, BETWEEN_CALLS, rate > 0 ? BigInt(Math.ceil(1000 / rate)) : 0n);
}

/** Milliseconds until calls are allowed again; 0 if they are allowed now. */
export const backOffLeft = (throttle: Throttle): number => Math.max(0, Number(Atomics.load(new BigInt64Array(throttle), BACK_OFF_UNTIL)) - sharedClock());

/** Stops calls for so many milliseconds; a longer back-off that is already set stays. */
export function backOff(throttle: Throttle, milliseconds: number): void {
	const shared = new BigInt64Array(throttle);
	const until = BigInt(sharedClock() + Math.round(milliseconds));
	for (let known = Atomics.load(shared, BACK_OFF_UNTIL); known < until; known = Atomics.load(shared, BACK_OFF_UNTIL))
		Atomics.compareExchange(shared, BACK_OFF_UNTIL, known, until);
}

/** Pauses all threads before their next call, or resumes them. Returns whether they are now paused. */
export function togglePause(throttle: Throttle): boolean {
	const isPaused = Atomics.load(new BigInt64Array(throttle), IS_PAUSED) === 0n;
	Atomics.store(new BigInt64Array(throttle), IS_PAUSED, isPaused ? 1n : 0n);
	return isPaused;
}
