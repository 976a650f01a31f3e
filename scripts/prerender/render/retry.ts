import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '#lib/api/result.ts';

/** Milliseconds before the second and the third try of a failing URL. */
const PAUSES = [250, 1000];

/** The work's result; throws what its last try threw. Only faults that may pass by themselves are tried again; a timeout is not: the call has waited its full time already. */
export async function retry<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
	for (const pause of pauses) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof ApiFailure) || !error.error.retryable || error.error.kind === 'timeout') throw error;
			await wait(pause);
		}
	}
	return work();
}
