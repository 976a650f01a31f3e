import { logFailure } from '../platform/log/log-error.ts';
import { toBackoff } from './backoff.ts';
import type { ScheduledJob } from './job.ts';
import { noteFailure, noteSuccess } from './schedule-store.ts';
import type { Database } from './tables.ts';

/** Milliseconds before a job that was woken during a failing run is tried again. */
const SHORT_PAUSE = 1000;
/** Milliseconds between two notes that a job succeeds: jobs that run every two seconds would write all the time. */
const NOTE_EVERY = 600_000;
const LONGEST_BACKOFF = 600_000;
/** Failures in a row after which somebody should look. */
export const MANY_FAILURES = 5;

export interface Schedule {
	readonly job: ScheduledJob;
	/** When the next run is due, in milliseconds of `performance.now()`. */
	dueAt(): number;
	/** Starts a run, unless one is under way. */
	start(): void;
	/** Makes a run due now, or after the one under way. */
	wake(): void;
	/** Tells the run under way to end. */
	abort(): void;
	/** Settles when no run is under way. */
	ended(): Promise<void>;
}

/** Keeps the times of one scheduled job. `onManyFailures` is called once for each row of failures. */
export function createSchedule(db: Database, job: ScheduledJob, onManyFailures: (name: string, error: string) => Promise<unknown>): Schedule {
	const backoff = job.backoff ?? { first: Math.min(job.every, LONGEST_BACKOFF), longest: LONGEST_BACKOFF };
	let due = performance.now();
	let failures = 0;
	let notedAt = Number.NEGATIVE_INFINITY;
	let isWanted = false;
	let running: Promise<void> | null = null;
	let stop = new AbortController();

	const run = async () => {
		const startedAt = performance.now();
		isWanted = false;
		stop = new AbortController();
		try {
			await job.run({ signal: stop.signal });
			await succeeded();
			due = isWanted ? performance.now() : startedAt + job.every;
		} catch (cause) {
			if (stop.signal.aborted) return;
			await failed(cause);
			due = performance.now() + (isWanted ? SHORT_PAUSE : toBackoff(failures, backoff));
		}
	};
	const succeeded = async () => {
		if (failures === 0 && performance.now() - notedAt < NOTE_EVERY) return;
		failures = 0;
		notedAt = performance.now();
		await noteSuccess(db, job.name).catch(() => undefined);
	};
	const failed = async (cause: unknown) => {
		failures++;
		const error = cause instanceof Error ? cause.message : String(cause);
		if (failures === 1) logFailure(`${job.failure}; retrying`, cause);
		await noteFailure(db, job.name, error.slice(0, 500)).catch(() => undefined);
		if (failures === MANY_FAILURES) await onManyFailures(job.name, error).catch(() => undefined);
	};
	const wakeIfWorth = async () => {
		if (failures === 0 || job.isWorthWaking === undefined || (await job.isWorthWaking())) due = performance.now();
	};

	return {
		job,
		dueAt: () => (running === null ? due : Number.POSITIVE_INFINITY),
		start() {
			running ??= run().finally(() => {
				running = null;
			});
		},
		wake() {
			if (running !== null) isWanted = true;
			else if (failures === 0) due = performance.now();
			else void wakeIfWorth().catch(() => undefined);
		},
		abort: () => stop.abort(),
		ended: async () => {
			await running;
		},
	};
}
