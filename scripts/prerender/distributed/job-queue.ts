import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../render/worker-messages.ts';
import { queueName } from './keys.ts';

/** A build's jobs in Redis, as the coordinator sees them. */
export interface JobQueue extends AsyncDisposable {
	add(id: string, job: Job): Promise<void>;
	/** Removes a job; returns whether no machine had begun it. */
	withdraw(id: string): Promise<boolean>;
}

/** A failed job is retried on any machine. */
const JOB_OPTIONS = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: true };
/** Events that Redis keeps; nobody reads older ones. */
const MAX_EVENTS = 1000;

const ignore = () => undefined;

/** `onFailed` is told of a job whose attempts have all failed. */
export function openJobQueue(redis: Redis, run: string, onFailed: (id: string, cause: string) => void): JobQueue {
	const queue = new Queue(queueName(run), { connection: redis, defaultJobOptions: JOB_OPTIONS, streams: { events: { maxLen: MAX_EVENTS } } });
	const listening = redis.duplicate();
	const events = new QueueEvents(queueName(run), { connection: listening });
	// Each reports a Redis that is away; it is the lease that ends the build then.
	queue.on('error', ignore);
	events.on('error', ignore);
	listening.on('error', ignore);
	events.on('failed', ({ jobId, failedReason }) => onFailed(jobId, failedReason));
	return {
		add: async (id, job) => void (await queue.add('pages', job, { jobId: id })),
		async withdraw(id) {
			const job = await queue.getJob(id);
			if (!job) return false;
			return job.remove().then(
				() => true,
				() => false,
			);
		},
		async [Symbol.asyncDispose]() {
			await Promise.allSettled([events.close(), queue.close()]);
			listening.disconnect();
		},
	};
}
