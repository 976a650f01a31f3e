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
	/** Jobs that are not in the queue yet. */
	const unsent = new Set<string>();
	/** Returns whether the job is in the queue now; one that has ended meanwhile is not sent. */
	const send = async (id: string, job: Job): Promise<boolean> => {
		if (!jobs.has(id)) return false;
		try {
			await queue.add(id, job);
			return true;
		} catch (error) {
			jobs.fail(id, error instanceof Error ? error : new Error(String(error)));
			return false;
		}
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
			unsent.add(id);
			const listed = jobs.has(id) ? await Promise.race([lists.list(job), ended]) : null;
			unsent.delete(id);
			// A build that has ended, or whose Redis takes no more jobs, lists no further.
			const isSent = await send(id, listed ? { ...job, ids: listed.ids } : job);
			if (isSent && listed && listed.nextCursor !== null) onNext(listed.nextCursor);
			return result;
		},
		async withdraw() {
			for (const id of jobs.ids()) if (unsent.has(id) || (await queue.withdraw(id))) jobs.done(id, EMPTY_RESULT);
		},
	};
}
