import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../render/worker-messages.ts';
import { JOB_LOCK_MS, queueName } from './keys.ts';

/** Milliseconds between checks for jobs whose machine was lost. */
const STALLED_INTERVAL = 2000;
/** Number of machines that one job may lose before it fails. */
const MAX_LOST_MACHINES = 5;

interface JobWork {
	/** Concurrent jobs. */
	readonly jobs: number;
	readonly work: (id: string, job: Job) => Promise<void>;
	readonly log: (message: string) => void;
}

/** A machine's view of a build's jobs in Redis. Disposing of it finishes running jobs. */
interface JobWorker extends AsyncDisposable {
	/** Starts or continues to take jobs; the worker is created paused. */
	resume(): void;
	/** Takes no more jobs; resolves when running jobs are finished. */
	pause(): Promise<void>;
}

export function openJobWorker(redis: Redis, run: string, { jobs, work, log }: JobWork): JobWorker {
	const connection = redis.duplicate();
	const worker = new Worker<Job>(queueName(run), ({ id = '', data }) => work(id, data), {
		...{ connection, concurrency: jobs, lockDuration: JOB_LOCK_MS, stalledInterval: STALLED_INTERVAL, maxStalledCount: MAX_LOST_MACHINES, autorun: false },
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
