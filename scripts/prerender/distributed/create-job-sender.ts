import type { Job } from '../render/worker-messages.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import type { JobQueue } from './job-queue.ts';
import type { BatchLists } from './open-batch-lists.ts';
import { EMPTY_RESULT, type PendingJobs } from './pending-jobs.ts';

interface Sending {
	readonly jobs: PendingJobs;
	readonly queue: Pick<JobQueue, 'add' | 'withdraw'>;
	readonly lists: Pick<BatchLists, 'list'>;
}

const noList = () => null;

/** Sends jobs to machines, batches with the ids of their items if they can be listed. Jobs that are withdrawn before a machine begins them have an empty result. */
export function createJobSender({ jobs, queue, lists }: Sending): Pick<WorkerPool, 'run' | 'withdraw'> {
	let count = 0;
	/** Batches that are being listed. */
	const listing = new Set<string>();
	/** Jobs on their way into the queue. */
	const sending = new Map<string, Promise<boolean>>();
	/** Returns whether the job is in the queue now; one that has ended meanwhile is not sent. */
	const add = async (id: string, job: Job): Promise<boolean> => {
		if (!jobs.has(id)) return false;
		try {
			await queue.add(id, job);
			return true;
		} catch (error) {
			jobs.fail(id, error instanceof Error ? error : new Error(String(error)));
			return false;
		}
	};
	const send = (id: string, job: Job): Promise<boolean> => {
		const sent = add(id, job).finally(() => sending.delete(id));
		sending.set(id, sent);
		return sent;
	};
	return {
		async run(job, onNext) {
			const id = `job-${count++}`;
			const result = jobs.add(id, onNext);
			// Settles with the result: a batch may be withdrawn, or its build may end, while it is being listed.
			const ended = result.then(noList, noList);
			if (job.kind !== 'batch') {
				await send(id, job);
				return result;
			}
			listing.add(id);
			const listed = jobs.has(id) ? await Promise.race([lists.list(job), ended]) : null;
			listing.delete(id);
			// A build that has ended, or whose Redis takes no more jobs, lists no further.
			const isSent = await send(id, listed ? { ...job, ids: listed.ids } : job);
			if (isSent && listed && listed.nextCursor !== null) onNext(listed.nextCursor);
			return result;
		},
		async withdraw() {
			for (const id of jobs.ids()) {
				await sending.get(id);
				if (listing.has(id) || (await queue.withdraw(id))) jobs.done(id, EMPTY_RESULT);
			}
		},
	};
}
