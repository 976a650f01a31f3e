import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageKnown } from '#scripts/prerender/manifest/remote-reader.ts';
import type { Job, JobDone, Ready, WorkerMessage, WorkerOrder, WorkerSetup } from './worker-messages.ts';

/** Whoever does jobs: threads here, one each at a time, or other machines. */
export interface WorkerPool {
	/** Jobs that may be given at once. */
	readonly size: number;
	/** Templates that pages are put into, one a language. */
	readonly templates: Ready['templates'];
	/** `onNext` is called with the next batch's cursor while this job is still rendering. Rejects when the job cannot be done. */
	run(job: Job, onNext: (cursor: string) => void): Promise<JobDone>;
	close(): Promise<void>;
}

/** Megabytes of young generation a thread: small, so that short-lived page data is collected early and the process stays small. */
const YOUNG_MEGABYTES = 32;

/** Answers what a manifest elsewhere knows of pages. */
export type AskForPages = (paths: readonly string[]) => Promise<readonly PageKnown[]>;

/** TypeScript from sources, JavaScript where compiled. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/** Starts `size` worker threads and waits until each has loaded the build. The job of a thread that dies, of memory for one, fails alone; another thread takes its place. */
export async function startWorkerPool(size: number, setup: WorkerSetup, ask: AskForPages = async () => [], script = WORKER): Promise<WorkerPool> {
	const idle: Worker[] = [];
	const start = () => {
		const worker = new Worker(script, { workerData: setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES, maxOldGenerationSizeMb: 512 } });
		// One that dies between two jobs is nobody's failure.
		worker.on('error', () => undefined);
		worker.on('exit', () => {
			const at = idle.indexOf(worker);
			if (at >= 0) idle[at] = replace(worker);
		});
		return worker;
	};
	const workers = new Set(Array.from({ length: size }, start));
	const [[ready] = []]: [Ready?][] = await Promise.all([...workers].map((worker): Promise<[Ready?]> => once(worker, 'message').then(([word]) => [word])));
	idle.push(...workers);
	let ids = 0;
	let isClosed = false;
	const replace = (dead: Worker) => {
		if (isClosed) return dead;
		void dead.terminate();
		const fresh = start();
		workers.delete(dead);
		workers.add(fresh);
		return fresh;
	};
	return {
		...{ size, templates: ready?.templates ?? [] },
		async run(job, onNext) {
			const worker = idle.pop();
			if (!worker) throw new Error('More jobs than worker threads were started at once');
			const id = ids++;
			let next = worker;
			try {
				return await new Promise<JobDone>((resolve, reject) => {
					const settle = () => {
						worker.off('message', onMessage);
						worker.off('error', onError);
						worker.off('exit', onExit);
					};
					const onError = (error: Error) => {
						settle();
						next = replace(worker);
						reject(error);
					};
					const onExit = () => onError(new Error('The thread that did the job ended'));
					const onMessage = (message: WorkerMessage) => {
						if (message.kind === 'ready') return;
						if (message.kind === 'next') return onNext(message.cursor);
						if (message.kind === 'ask') return void ask(message.paths).then((pages) => tell(worker, { kind: 'known', pages }), onError);
						settle();
						if (message.kind === 'failed') reject(new Error(message.cause));
						else resolve(message);
					};
					worker.on('message', onMessage);
					worker.on('error', onError);
					worker.on('exit', onExit);
					tell(worker, { kind: 'job', job, id });
				});
			} finally {
				idle.push(next);
			}
		},
		async close() {
			isClosed = true;
			await Promise.all([...workers].map((worker) => worker.terminate()));
		},
	};
}

const tell = (worker: Worker, order: WorkerOrder): void => worker.postMessage(order);
