/**
 * What is known about a call that failed.
 * `refused`: the other side has read the call and will not do it; repeating it does not help.
 * `failed`: it was not done, and may be later.
 * `unclear`: it may have been done: look before it is sent again.
 */
export type CallOutcome = 'refused' | 'failed' | 'unclear';

/** A call that failed; `status` is 0 without a response. */
export class CallError extends Error {
	readonly outcome: CallOutcome;
	readonly status: number;

	constructor(message: string, { outcome, status = 0 }: { outcome: CallOutcome; status?: number }) {
		super(message);
		this.name = 'CallError';
		this.outcome = outcome;
		this.status = status;
	}
}

/** The outcome of a call that threw: anything but a `CallError` may have happened after the call was done. */
export const outcomeOf = (error: unknown): CallOutcome => (error instanceof CallError ? error.outcome : 'unclear');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);
