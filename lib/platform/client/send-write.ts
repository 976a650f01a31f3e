import { TIMINGS } from '../config/timings.ts';
import { isUnclear, type Result } from '../http/result.ts';

/** What sending a write needs of the world around it. */
export interface WritePorts {
	/** Settles once the browser has a connection. */
	readonly whenOnline: () => Promise<void>;
	readonly wait: (milliseconds: number) => Promise<void>;
}

interface Write<T> extends WritePorts {
	readonly send: () => Promise<Result<T>>;
	/** Whether the endpoint table says that it may be sent again; null where the table could not be read. */
	readonly isIdempotent: () => Promise<boolean | null>;
}

/**
 * Sends a write. One that failed in a way that may pass is sent again, 2 s apart and three times at most, only where the endpoint table says that
 * this is harmless; any other is sent once (Spec 7; D41).
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
	/** Whether what was read holds the change; null where it does not tell. */
	readonly reflects: (data: T) => boolean | null;
}

/**
 * What reading tells of a write whose outcome is unclear: done, not done, or null for unknown. It is read up to three times, since the write may still be
 * under way (D41).
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

/** Whether nobody knows what became of a write. */
export const isUnknown = (answer: Result<unknown>): boolean => !answer.ok && isUnclear(answer.error);
