import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../render/worker-messages.ts';
import { queueName } from './keys.ts';

/** The coordinator's view of a build's jobs in Redis. */
export interface JobQueue extends AsyncDisposable {
	add(id: string, job: Job): Promise<void>;
	/** Removes a job; returns false if it is no longer queued or a machine has begun it. */
	withdraw(id: string): Promise<boolean>;
}

/** A failed job is retried on any machine. */
const JOB_OPTIONS = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: true };
/** Maximum number of events in Redis; older ones are never read. */
const MAX_EVENTS = 1000;

const ignore = () => undefined;

/** `onFailed` is called when all attempts of a job have failed. */
export function openJobQueue(redis: Redis, run: string, onFailed: (id: string, cause: string) => void): JobQueue {
	const queue = new Queue(queueName(run), { connection: redis, defaultJobOptions: JOB_OPTIONS, streams: { events: { maxLen: MAX_EVENTS } } });
	const listening = redis.duplicate();
	const events = new QueueEvents(queueName(run), { connection: listening });
	// These errors mean that Redis is unreachable; the lease ends the build in that case.
	queue.on('error', ignore);
	events.on('error', ignore);
	listening.on('error', ignore);
	events.on('failed', ({ jobId, failedReason }) => onFailed(jobId, failedReason));
	return {
		// A batch that was not listed goes first: the next one is known only after it has been fetched.
		add: async (id, job) => void (await queue.add('pages', job, { jobId: id, lifo: job.kind === 'batch' && !job.ids })),
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
