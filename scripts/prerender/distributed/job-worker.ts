import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../render/worker-messages.ts';
import { JOB_LOCK_MS, queueName } from './keys.ts';

/** Milliseconds between two looks at whether a machine was lost over a job. */
const STALLED_INTERVAL = 2000;
/** Machines that may be lost over one job before it fails. */
const MAX_LOST_MACHINES = 5;

interface JobWork {
	/** Jobs at once. */
	readonly threads: number;
	readonly work: (id: string, job: Job) => Promise<void>;
	readonly log: (message: string) => void;
}

/** Takes a build's jobs from Redis, as a machine sees them. Disposing of it finishes jobs under way. */
interface JobWorker extends AsyncDisposable {
	/** Takes jobs from now on; it begins paused. */
	resume(): void;
	/** Takes no more jobs; resolves when those under way are finished. */
	pause(): Promise<void>;
}

export function openJobWorker(redis: Redis, run: string, { threads, work, log }: JobWork): JobWorker {
	const connection = redis.duplicate();
	const worker = new Worker<Job>(queueName(run), ({ id = '', data }) => work(id, data), {
		...{ connection, concurrency: threads, lockDuration: JOB_LOCK_MS, stalledInterval: STALLED_INTERVAL, maxStalledCount: MAX_LOST_MACHINES, autorun: false },
	});
	connection.on('error', ignore);
	worker.on('error', ignore);
	worker.on('failed', (job, error) => log(`A job failed (attempt ${job?.attemptsMade}): ${error.message}`));
	return {
		resume() {
			if (!worker.isRunning()) void worker.run().catch(ignore);
			else if (worker.isPaused()) worker.resume();
		},
		pause: () => worker.pause(),
		async [Symbol.asyncDispose]() {
			await worker.close();
			connection.disconnect();
		},
	};
}

const ignore = () => undefined;
