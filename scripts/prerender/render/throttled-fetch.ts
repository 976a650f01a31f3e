import { setTimeout as wait } from 'node:timers/promises';
import { retryAfterOf } from '#lib/api/attempt.ts';

/** How a backend wants to be asked; 0 is no limit. */
export interface Politeness {
	/** Calls under way at once, all threads together. */
	readonly concurrency: number;
	/** Calls a second, all threads together. */
	readonly rate: number;
}

export const NO_LIMITS: Politeness = { concurrency: 0, rate: 0 };

/** What the threads of a run know together; numbers in this order. The first two are milliseconds since 1970. */
export type Manners = SharedArrayBuffer;
const [ASKED_TO_WAIT_UNTIL, NEXT_SLOT, UNDER_WAY, IS_PAUSED, MOST_AT_ONCE, BETWEEN_CALLS] = [0, 1, 2, 3, 4, 5] as const;

/**
 * How often a call is sent again, by the status of its answer (Spec 7): one that came too soon waits for its turn, a backend that is out is not asked by
 * every page again and again.
 */
const REPEATS: Readonly<Record<number, number>> = { 408: 1, 409: 1, 425: 1, 429: 5, 500: 1, 502: 1, 503: 2, 504: 1 };
/** Answers that say "later". */
const BUSY = new Set([429, 503]);
const FIRST_PAUSE = 500;
/** Seconds: who asks for more is told as failed, and the next run goes on. */
const LONGEST_PAUSE = 120;
const LOOK_EVERY = 10;

export function createManners(limits = NO_LIMITS): Manners {
	const manners = new SharedArrayBuffer(6 * BigInt64Array.BYTES_PER_ELEMENT);
	setLimits(manners, limits);
	return manners;
}

/** Limits count from the next call on. */
export function setLimits(manners: Manners, { concurrency, rate }: Politeness): void {
	const shared = new BigInt64Array(manners);
	Atomics.store(shared, MOST_AT_ONCE, BigInt(concurrency));
	Atomics.store(shared, BETWEEN_CALLS, rate > 0 ? BigInt(Math.ceil(1000 / rate)) : 0n);
}

/** Milliseconds that the backend is still to be left alone. */
export const restOf = (manners: Manners): number => Math.max(0, Number(Atomics.load(new BigInt64Array(manners), ASKED_TO_WAIT_UNTIL)) - Date.now());

/** Leaves the backend alone for so many milliseconds, or for as long as it is anyway. */
export function letRest(manners: Manners, milliseconds: number): void {
	const shared = new BigInt64Array(manners);
	const until = BigInt(Date.now() + Math.round(milliseconds));
	for (let known = Atomics.load(shared, ASKED_TO_WAIT_UNTIL); known < until; known = Atomics.load(shared, ASKED_TO_WAIT_UNTIL))
		Atomics.compareExchange(shared, ASKED_TO_WAIT_UNTIL, known, until);
}

/** Holds all threads before their next call, or lets them go on; answers whether they are held now. */
export function togglePause(manners: Manners): boolean {
	const isHeld = Atomics.load(new BigInt64Array(manners), IS_PAUSED) === 0n;
	Atomics.store(new BigInt64Array(manners), IS_PAUSED, isHeld ? 1n : 0n);
	return isHeld;
}

interface Polite {
	readonly send: typeof fetch;
	readonly manners: Manners;
	/** Milliseconds for one try, from when it is sent: waiting for one's turn is no silence of the backend. */
	readonly timeout: number;
}

/**
 * A fetch that keeps to a backend's limits, and lets it rest when it answers 429 or 503: for as long as Retry-After says, all threads alike. What failed
 * is sent again here, and by nobody above.
 */
export function createPoliteFetch({ send, manners, timeout }: Polite): typeof fetch {
	const shared = new BigInt64Array(manners);
	return async (input, init) => {
		for (let repeat = 0; ; repeat++) {
			await takeTurn();
			let response: Response;
			try {
				const answer = await send(input, { ...init, signal: AbortSignal.timeout(timeout) });
				// An answer that breaks off in the middle is none.
				const body = await answer.arrayBuffer();
				response = new Response(body.byteLength > 0 ? body : null, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
			} catch (cause) {
				const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
				if (isLate || repeat > 0) throw cause;
				continue;
			} finally {
				Atomics.sub(shared, UNDER_WAY, 1n);
			}
			if (repeat >= (REPEATS[response.status] ?? 0)) return response;
			if (!BUSY.has(response.status)) continue;
			const seconds = retryAfterOf(response).retryAfter ?? (FIRST_PAUSE * 2 ** repeat) / 1000;
			if (seconds > LONGEST_PAUSE) return response;
			letRest(manners, seconds * 1000);
		}
	};

	async function takeTurn(): Promise<void> {
		for (;;) {
			const rest = restOf(manners);
			if (Atomics.load(shared, IS_PAUSED) === 1n) await wait(LOOK_EVERY);
			else if (rest > 0) await wait(rest);
			else if (enter()) break;
			else await wait(LOOK_EVERY);
		}
		const between = Atomics.load(shared, BETWEEN_CALLS);
		if (between > 0n) await wait(takeSlot(between) - Date.now());
	}

	function enter(): boolean {
		const [before, most] = [Atomics.add(shared, UNDER_WAY, 1n), Atomics.load(shared, MOST_AT_ONCE)];
		if (most === 0n || before < most) return true;
		Atomics.sub(shared, UNDER_WAY, 1n);
		return false;
	}

	/** The moment of this call: each is so many milliseconds after the one before. */
	function takeSlot(between: bigint): number {
		for (;;) {
			const next = Atomics.load(shared, NEXT_SLOT);
			const now = BigInt(Date.now());
			const slot = next > now ? next : now;
			if (Atomics.compareExchange(shared, NEXT_SLOT, next, slot + between) === next) return Number(slot);
		}
	}
}
