import { TIMINGS } from '../config/timings.ts';
import { isUnclear, type Result } from '../http/result.ts';

/** The effects that sending a write needs. */
interface WritePorts {
	/** Settles once the browser has a connection. */
	readonly whenOnline: () => Promise<void>;
	readonly wait: (milliseconds: number) => Promise<void>;
}

interface Write<T> extends WritePorts {
	readonly send: () => Promise<Result<T>>;
	/** Whether the endpoint table allows a retry; null if the table could not be read. */
	readonly isIdempotent: () => Promise<boolean | null>;
}

/**
 * Sends a write. A failure that may be temporary is retried up to three times, 2 s apart, if the endpoint table says that the write is
 * idempotent; all other writes are sent once (Spec 7; D41).
 */
export async function sendWrite<T>({ send, isIdempotent, whenOnline, wait }: Write<T>): Promise<Result<T>> {
	await whenOnline();
	let answer = await send();
	for (let attempt = 2; attempt <= TIMINGS.cartAttempts && mayHelp(answer); attempt++) {
		await wait(TIMINGS.retryInterval);
		await whenOnline();
		const isHarmless = await isIdempotent();
		if (isHarmless === false) break;
		if (isHarmless) answer = await send();
	}
	return answer;
}

const mayHelp = (answer: Result<unknown>): boolean => !answer.ok && answer.error.retryable;

export interface Reading<T> extends Pick<WritePorts, 'wait'> {
	readonly read: () => Promise<Result<T>>;
	/** Whether the data contains the change; null if it does not show. */
	readonly reflects: (data: T) => boolean | null;
}

/**
 * Outcome of a write that got no clear answer, found by reading: done, not done, or null for unknown. Reads up to three times, because the
 * write may still be in progress (D41).
 */
export async function readOutcome<T>({ read, reflects, wait }: Reading<T>): Promise<boolean | null> {
	let reflected: boolean | null = null;
	for (let attempt = 1; attempt <= TIMINGS.cartAttempts; attempt++) {
		if (attempt > 1) await wait(TIMINGS.retryInterval);
		const answer = await read();
		if (!answer.ok) continue;
		reflected = reflects(answer.data);
		if (reflected !== false) break;
	}
	return reflected;
}

/** Whether the outcome of a write is unknown. */
export const isUnknown = (answer: Result<unknown>): boolean => !answer.ok && isUnclear(answer.error);
