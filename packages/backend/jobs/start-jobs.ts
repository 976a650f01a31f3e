import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logFailure } from '../platform/log/log-error.ts';
import { BEAT, beat, lead, leave } from './instances.ts';
import type { Queue, ScheduledJob } from './job.ts';
import { createSchedule } from './schedule.ts';
import { look, noteRequestTaken, noteSchedules } from './schedule-store.ts';
import { isPaused, type JobSwitches, NOTHING_PAUSED } from './switches.ts';
import type { Database } from './tables.ts';
import { createWork, type DeadLetter } from './work-queue.ts';

/** Milliseconds between two looks for work, unless the caller says otherwise. */
const INTERVAL = 1000;
const SHORTEST = 10;
/** Milliseconds that running work has to end at a stop, unless the caller says otherwise. What has not ended is done again by the next start. */
const STOP_LIMIT = 5000;

export interface JobOptions {
	readonly schedules: readonly ScheduledJob[];
	readonly queues: readonly Queue[];
	/** Whether no other instance can work on this database. */
	readonly isAlone: boolean;
	/** Milliseconds between two looks for work. */
	readonly interval?: number;
	/** Milliseconds that running work has to end at a stop. */
	readonly stopLimit?: number;
	/** Called in the transaction that makes a piece of a queue a dead letter. */
	readonly onDeadLetter?: (trx: Database, letter: DeadLetter) => Promise<unknown>;
	/** Called when a scheduled job has failed several times in a row. */
	readonly onManyFailures?: (name: string, error: string) => Promise<unknown>;
}

export interface RunningJobs {
	/** Looks for work now; `name` is a scheduled job that has some. */
	wake(name?: string): void;
	close(): Promise<void>;
}

/** Runs the background work of this instance until it is closed (0120). */
export async function startJobs(db: Database, options: JobOptions): Promise<RunningJobs> {
	const { isAlone, interval = INTERVAL, stopLimit = STOP_LIMIT, onDeadLetter = nothing, onManyFailures = nothing } = options;
	await noteSchedules(db, options.schedules);
	const schedules = options.schedules.map((job) => createSchedule(db, job, onManyFailures));
	const works = options.queues.map((queue) => createWork(db, queue, { onDeadLetter, onFree: () => lookSoon() }));
	let runner: string = randomUUID();
	let beatAt = Number.NEGATIVE_INFINITY;
	let leads = isAlone;
	let switches: JobSwitches = NOTHING_PAUSED;
	let isClosed = false;
	let looking: Promise<void> | null = null;
	let isWanted = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const lookSoon = () => {
		if (looking !== null) isWanted = true;
		else schedule(0);
	};
	const schedule = (pause: number) => {
		clearTimeout(timer);
		if (isClosed) return;
		timer = setTimeout(() => {
			isWanted = false;
			looking = work()
				.catch((cause) => logFailure('Background work could not be looked for; retrying', cause))
				.finally(() => {
					looking = null;
					schedule(isWanted ? SHORTEST : untilNext());
				});
		}, pause);
		timer.unref();
	};
	const untilNext = () => {
		const own = schedules.filter(({ job }) => (leads || job.isEverywhere) && !isPaused(job, switches)).map((one) => one.dueAt());
		return Math.max(SHORTEST, Math.min(interval, ...own.map((due) => due - performance.now())));
	};

	const giveLifeSign = async () => {
		if (performance.now() - beatAt < BEAT) return;
		if (!(await beat(db, runner))) {
			// Others have taken over: what runs here must end, and begins again under another name.
			for (const one of [...schedules, ...works]) one.abort();
			runner = randomUUID();
			await beat(db, runner);
		}
		beatAt = performance.now();
		leads = await lead(db, runner);
	};

	const work = async () => {
		if (!isAlone) await giveLifeSign();
		const { due, requested, ...seen } = await look(db);
		switches = seen.switches;
		for (const one of schedules) {
			if (isPaused(one.job, switches)) one.abort();
			else if (leads || one.job.isEverywhere) await startDue(one, requested);
		}
		for (const one of works) {
			if (isPaused(one.queue, switches)) one.abort();
			else if (due.includes(one.queue.name) && !isClosed) await one.claim(runner);
		}
	};
	const startDue = async (one: (typeof schedules)[number], requested: readonly string[]) => {
		const isRequested = requested.includes(one.job.name);
		if (isRequested) await noteRequestTaken(db, one.job.name);
		if ((isRequested || one.dueAt() <= performance.now()) && !isClosed) one.start();
	};

	schedule(0);
	return {
		wake(name) {
			schedules.find(({ job }) => job.name === name)?.wake();
			lookSoon();
		},
		async close() {
			isClosed = true;
			clearTimeout(timer);
			for (const one of [...schedules, ...works]) one.abort();
			await looking;
			await Promise.race([Promise.all([...schedules, ...works].map((one) => one.ended())), wait(stopLimit, undefined, { ref: false })]);
			await leave(db, runner).catch((cause) => logFailure('Background work could not be given back', cause));
		},
	};
}

const nothing = async () => undefined;
