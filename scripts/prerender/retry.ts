import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '#lib/api/result.ts';

/** Milliseconds before the second and the third try of a failing URL. */
const PAUSES = [250, 1000];

/** The work's result; throws what its last try threw. Only what may pass by itself is tried again, and a call that got no answer in time is not: the client has waited twice. */
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
