import type { Failure } from './worker-messages.ts';

/** Calls in a row without an answer after which the backend counts as gone. */
const LIMIT = 3;

/** Whether the backend is gone: the last failures are all of calls that it did not answer. */
export function isLost(failures: readonly Failure[]): boolean {
	return failures.length >= LIMIT && failures.slice(-LIMIT).every((failure) => failure.unreachable);
}
