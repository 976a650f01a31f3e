import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '#lib/platform/http/result.ts';

/** Milliseconds before the second and the third attempt. */
const PAUSES = [250, 1000];

/** Returns the work's result, or throws the error of the last attempt. Only retryable errors are retried. Timeouts are not, because the call has already waited its full time. */
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
