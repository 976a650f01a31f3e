import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../render/worker-messages.ts';
import { queueOf } from './keys.ts';

/** A build's jobs in Redis, as the coordinator sees them. */
export interface JobQueue {
	add(id: string, job: Job): Promise<void>;
	/** Takes a job back; answers whether no machine had begun it. */
	takeBack(id: string): Promise<boolean>;
	close(): Promise<void>;
}

/** A job that cannot be done is tried again, wherever there is room. */
const KEPT = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: true };
/** Nobody reads older events. */
const EVENTS_KEPT = 1000;

const ignore = () => undefined;

/** `onFailed` is told of a job that no try has done. */
export function openJobQueue(redis: Redis, run: string, onFailed: (id: string, cause: string) => void): JobQueue {
	const queue = new Queue(queueOf(run), { connection: redis, defaultJobOptions: KEPT, streams: { events: { maxLen: EVENTS_KEPT } } });
	const listening = redis.duplicate();
	const events = new QueueEvents(queueOf(run), { connection: listening });
	// Each of them tells of a Redis that is away; the lease is what a build ends by.
	queue.on('error', ignore);
	events.on('error', ignore);
	listening.on('error', ignore);
	events.on('failed', ({ jobId, failedReason }) => onFailed(jobId, failedReason));
	return {
		add: async (id, job) => void (await queue.add('pages', job, { jobId: id })),
		async takeBack(id) {
			const job = await queue.getJob(id);
			if (!job) return false;
			return job.remove().then(
				() => true,
				() => false,
			);
		},
		async close() {
			await Promise.allSettled([events.close(), queue.close()]);
			listening.disconnect();
		},
	};
}
