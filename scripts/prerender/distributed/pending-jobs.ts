import type { LabelRead } from '../manifest/page-record.ts';
import type { JobResult } from '../render/worker-messages.ts';

interface Pending {
	readonly resolve: (result: JobResult) => void;
	readonly reject: (error: Error) => void;
	onNext: (cursor: string) => void;
}

/** Jobs that were sent to machines. Two machines may do the same job if one was presumed lost: the first result counts. */
export interface PendingJobs {
	/** Resolves with the job's result. `onNext` gets the next batch's cursor once, however often the job is started. Rejects at once if `end` was called. */
	add(id: string, onNext: (cursor: string) => void): Promise<JobResult>;
	/** Whether the job is pending. */
	has(id: string): boolean;
	next(id: string, cursor: string): void;
	done(id: string, result: JobResult): void;
	fail(id: string, error: Error): void;
	/** Fails pending jobs, and all later ones. */
	end(error: Error): void;
	/** Ids of pending jobs. */
	ids(): string[];
}

const ignore = () => undefined;

export function createPendingJobs(): PendingJobs {
	const pending = new Map<string, Pending>();
	/** Labels of discarded results: a machine sends each label once, so they are added to the next result. */
	let labels: readonly LabelRead[] = [];
	let ended: Error | undefined;
	const take = (id: string): Pending | undefined => {
		const found = pending.get(id);
		pending.delete(id);
		return found;
	};
	return {
		add: (id, onNext) =>
			new Promise((resolve, reject) => {
				if (ended) reject(ended);
				else pending.set(id, { resolve, reject, onNext });
			}),
		has: (id) => pending.has(id),
		next(id, cursor) {
			const job = pending.get(id);
			if (!job) return;
			const { onNext } = job;
			job.onNext = ignore;
			onNext(cursor);
		},
		done(id, result) {
			const job = take(id);
			const labelsRead = [...labels, ...result.labelsRead];
			labels = job ? [] : labelsRead;
			job?.resolve({ ...result, labelsRead });
		},
		fail: (id, error) => take(id)?.reject(error),
		end(error) {
			ended = error;
			for (const id of [...pending.keys()]) take(id)?.reject(error);
		},
		ids: () => [...pending.keys()],
	};
}

/** The result of a job that no machine has begun. */
export const EMPTY_RESULT: JobResult = {
	...{ pages: [], spliced: [], unspliced: [], labelsRead: [], failures: [], redirects: [] },
	...{ gone: [], feed: [], unrenderable: [], withoutContent: [], cpu: {} },
};
