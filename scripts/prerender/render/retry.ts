import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '#lib/platform/http/result.ts';

/** Milliseconds before the second and the third attempt. */
const PAUSES = [250, 1000];

/** The work's result; throws the error of the last attempt. Only retryable errors are retried. Timeouts are not: the call has waited its full time already. */
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
