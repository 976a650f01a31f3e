import { setTimeout as wait } from 'node:timers/promises';
import { AnswerTooLarge } from '#lib/platform/http/answer-too-large.ts';
import { retryAfterOf } from '#lib/platform/http/attempt.ts';
import { readTextAtMost } from '#lib/platform/server/http/read-text-at-most.server.ts';
import { BETWEEN_CALLS, backOff, backOffLeft, IN_FLIGHT, IS_PAUSED, MOST_AT_ONCE, NEXT_SLOT, sharedClock, type Throttle } from './throttle.ts';

/** Retries by the status of the response (Spec 7). They are few, so that not every page keeps calling a backend that is down. */
const RETRIES: Readonly<Record<number, number>> = { 408: 1, 409: 1, 425: 1, 429: 5, 500: 1, 502: 1, 503: 2, 504: 1 };
/** Statuses that ask to back off. */
const BUSY = new Set([429, 503]);
/** Milliseconds of the first back-off if the response has no Retry-After; it doubles. */
const FIRST_BACK_OFF = 500;
/** Maximum seconds. A longer Retry-After counts as a failure, and the next build continues. */
const LONGEST_BACK_OFF = 120;
/** Milliseconds between checks whether a call is allowed. */
const POLL_INTERVAL = 10;

interface ThrottledFetchOptions {
	readonly send: typeof fetch;
	readonly throttle: Throttle;
	/** Milliseconds for one attempt, from the moment it is sent: waiting for the throttle does not count. */
	readonly timeout: number;
	/** Ends calls, also those that wait. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * A fetch that observes the throttle's limits and retries. On 429 and 503 all threads back off for the time of Retry-After. API clients use it with
 * one attempt per call.
 */
export function createThrottledFetch({ send, throttle, timeout, signal }: ThrottledFetchOptions): typeof fetch {
	const shared = new BigInt64Array(throttle);
	return async (input, init) => {
		for (let retry = 0; ; retry++) {
			await waitForTurn();
			let response: Response;
			try {
				const answer = await send(input, { ...init, signal: limit() });
				// The body is read here, so that an interrupted response is retried.
				response = new ReadResponse(await readTextAtMost(answer), answer);
			} catch (cause) {
				const isFinal = cause instanceof AnswerTooLarge || (cause instanceof DOMException && cause.name === 'TimeoutError');
				if (isFinal || retry > 0 || signal?.aborted) throw cause;
				continue;
			} finally {
				Atomics.sub(shared, IN_FLIGHT, 1n);
			}
			if (retry >= (RETRIES[response.status] ?? 0)) return response;
			if (!BUSY.has(response.status)) continue;
			const seconds = retryAfterOf(response).retryAfter ?? (FIRST_BACK_OFF * 2 ** retry) / 1000;
			if (seconds > LONGEST_BACK_OFF) return response;
			backOff(throttle, seconds * 1000);
		}
	};

	function limit(): AbortSignal {
		return signal ? AbortSignal.any([AbortSignal.timeout(timeout), signal]) : AbortSignal.timeout(timeout);
	}

	function pause(milliseconds: number): Promise<void> {
		return wait(milliseconds, undefined, signal && { signal });
	}

	async function waitForTurn(): Promise<void> {
		for (;;) {
			signal?.throwIfAborted();
			const left = backOffLeft(throttle);
			if (Atomics.load(shared, IS_PAUSED) === 1n) await pause(POLL_INTERVAL);
			else if (left > 0) await pause(left);
			else if (enter()) break;
			else await pause(POLL_INTERVAL);
		}
		const between = Atomics.load(shared, BETWEEN_CALLS);
		// Without the signal, because this call counts as in flight already: it is ended when it is sent.
		if (between > 0n) await wait(takeSlot(between) - sharedClock());
	}

	/** Counts this call as in flight, unless too many are. */
	function enter(): boolean {
		const [before, most] = [Atomics.add(shared, IN_FLIGHT, 1n), Atomics.load(shared, MOST_AT_ONCE)];
		if (most === 0n || before < most) return true;
		Atomics.sub(shared, IN_FLIGHT, 1n);
		return false;
	}

	/** Reserves the time of this call by the shared clock, at least `between` milliseconds after the previous call. */
	function takeSlot(between: bigint): number {
		for (;;) {
			const next = Atomics.load(shared, NEXT_SLOT);
			const now = BigInt(sharedClock());
			const slot = next > now ? next : now;
			if (Atomics.compareExchange(shared, NEXT_SLOT, next, slot + between) === next) return Number(slot);
		}
	}
}

/** A response whose body has been read, for `text` and `json` only. A second `Response` around the body would copy it twice; that of a batch has megabytes. */
class ReadResponse extends Response {
	readonly #body: string;

	constructor(body: string, { status, statusText, headers }: Response) {
		super(null, { status, statusText, headers });
		this.#body = body;
	}

	override async text(): Promise<string> {
		return this.#body;
	}

	override async json(): Promise<unknown> {
		return JSON.parse(this.#body);
	}
}
