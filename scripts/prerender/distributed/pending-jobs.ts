import type { LabelRead } from '../manifest/page-record.ts';
import type { JobResult } from '../render/worker-messages.ts';

interface Pending {
	readonly resolve: (result: JobResult) => void;
	readonly reject: (error: Error) => void;
	/** Called once, however often the job is started. */
	onNext: (cursor: string) => void;
}

/** Jobs that were sent to machines. Two machines may do the same job if one was presumed lost: the first result counts. */
export interface PendingJobs {
	add(id: string, pending: Pending): void;
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
		add(id, job) {
			if (ended) job.reject(ended);
			else pending.set(id, job);
		},
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
