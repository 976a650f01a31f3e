import type { JobDone, WordRead } from '../render/worker-messages.ts';

interface Pending {
	readonly resolve: (done: JobDone) => void;
	readonly reject: (error: Error) => void;
	/** Called once, however often the job is begun. */
	onNext: (cursor: string) => void;
}

/** Jobs that were given away. A job may be done twice, by a machine that was thought lost and by another: its first result counts. */
export interface PendingJobs {
	add(id: string, pending: Pending): void;
	next(id: string, cursor: string): void;
	done(id: string, result: JobDone): void;
	fail(id: string, error: Error): void;
	/** Fails those that are pending, and all that come. */
	end(error: Error): void;
	/** Ids of those that are pending. */
	ids(): string[];
}

const ignore = () => undefined;

export function createPendingJobs(): PendingJobs {
	const pending = new Map<string, Pending>();
	/** Labels that a machine tells once are true whatever becomes of the result that they came with. */
	let strays: readonly WordRead[] = [];
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
			const words = [...strays, ...result.words];
			strays = job ? [] : words;
			job?.resolve({ ...result, words });
		},
		fail: (id, error) => take(id)?.reject(error),
		end(error) {
			ended = error;
			for (const id of [...pending.keys()]) take(id)?.reject(error);
		},
		ids: () => [...pending.keys()],
	};
}

/** What a job comes to that nobody began. */
export const NOTHING_DONE: JobDone = {
	...{
		kind: 'done',
		job: 0,
		pages: [],
		spliced: [],
		unspliced: [],
		words: [],
		failures: [],
		redirects: [],
		gone: [],
		feed: [],
		unrenderable: [],
		withoutContent: [],
		spent: {},
	},
};
