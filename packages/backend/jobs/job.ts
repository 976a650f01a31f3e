/** What a run gets. */
export interface JobContext {
	/** Aborted when the backend stops, the job is paused, or another instance has taken over: finish the current item and return. */
	readonly signal: AbortSignal;
}

/** Background work that runs again and again, never twice at the same time on one instance. */
export interface ScheduledJob {
	/** Unique; staff see it. */
	readonly name: string;
	/** What to log if a run fails, for example `Lists could not be refreshed`. */
	readonly failure: string;
	/** Milliseconds between the starts of two runs. */
	readonly every: number;
	/** Whether every instance runs it, because they share its work among themselves; by default one instance does. */
	readonly isEverywhere?: boolean;
	/** Whether the switch "pause mails" stops it. */
	readonly isMail?: boolean;
	/** Milliseconds until the first retry after a failure, doubled each time. `every` by default, at most ten minutes. */
	readonly backoff?: { readonly first: number; readonly longest: number };
	/** Whether `wake` starts a run before the end of a back-off. */
	readonly isWorthWaking?: () => Promise<boolean>;
	run(context: JobContext): Promise<unknown>;
}

export interface QueuedContext extends JobContext {
	/** 1 for the first. */
	readonly attempt: number;
	/** Whether the piece still belongs to this instance. If it stood still for long, another one may have taken it over: ask before what cannot be undone. */
	isOurs(): Promise<boolean>;
}

/** Single pieces of work that any instance may do, each until it succeeds or is given up. */
export interface Queue {
	/** Unique; staff see it. */
	readonly name: string;
	readonly isMail?: boolean;
	/** Number of pieces that one instance does at the same time. */
	readonly atOnce: number;
	/** A piece that has failed this often becomes a dead letter. */
	readonly mostAttempts: number;
	/** Milliseconds until the first retry, doubled each time. */
	readonly backoff: { readonly first: number; readonly longest: number };
	/** Throws to be retried, or `GiveUp` to become a dead letter at once. */
	handle(data: unknown, context: QueuedContext): Promise<unknown>;
}

/** Thrown by a queue's handler if another attempt cannot succeed. */
export class GiveUp extends Error {
	override readonly name = 'GiveUp';
}
