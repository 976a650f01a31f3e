import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RequestPages } from '../manifest/remote-reader.ts';
import type { Job, JobDone, JobResult, MessageFromWorker, MessageToWorker, Ready, WorkerSetup } from './worker-messages.ts';

/** Runs jobs in threads of this process or on other machines (distributed/machine-pool.ts). Disposing of it ends its workers. */
export interface WorkerPool extends AsyncDisposable {
	/** Maximum number of concurrent jobs. */
	readonly size: number;
	/** Templates that pages are put into, one per language. */
	readonly templates: Ready['templates'];
	/** Calls `onNext` with the next batch's cursor as soon as it is known, before it resolves. Rejects if the job cannot be done. */
	run(job: Job, onNext: (cursor: string) => void): Promise<JobResult>;
	/** Takes jobs back that have not begun; they have empty results. Threads of this process begin each job at once. */
	withdraw(): Promise<void>;
	/** Ends threads of this process when no job follows, so that their memory is free for the last steps of a build. Other machines stay connected. */
	endThreads(): Promise<void>;
}

/** Megabytes. A small young generation keeps the process small: short-lived page data is collected early. */
const LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };
/**
 * The larger the limit of a heap, the later V8 collects its garbage. With this one rendering takes a twentieth less processor time, and each thread 20 to 30 MB more; from
 * 2048 on a heap grows to several times what is alive (ADR 104).
 */
const LIMITS_OF_WHOLE_BUILDS = { ...LIMITS, maxOldGenerationSizeMb: 2000 };

/** Same extension as this file: TypeScript in sources, JavaScript when compiled. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

const noPages: RequestPages = async () => [];

interface PoolOptions {
	/** Answers with the manifest's entries of paths, for threads that have no manifest. */
	readonly requestPages?: RequestPages;
	/** Every page is checked, and rendered unless it is unchanged. */
	readonly isWhole?: boolean;
	readonly script?: URL;
}

/**
 * Starts `size` worker threads and waits until each has loaded the build. If a thread dies, for example out of memory, only its job fails and
 * another thread takes its place.
 */
export async function startWorkerPool(
	size: number,
	setup: WorkerSetup,
	{ requestPages = noPages, isWhole = false, script = WORKER }: PoolOptions = {},
): Promise<WorkerPool> {
	/** A thread is listed once for each job that it can still begin. */
	const idle: Worker[] = [];
	const start = () => {
		const worker = new Worker(script, { workerData: setup, resourceLimits: isWhole ? LIMITS_OF_WHOLE_BUILDS : LIMITS });
		// Without a listener an error between two jobs would end the process.
		worker.on('error', () => undefined);
		worker.on('exit', () => {
			for (const [at, one] of idle.entries()) if (one === worker) idle[at] = replace(worker);
		});
		return worker;
	};
	const workers = new Set(Array.from({ length: size }, start));
	const [[ready] = []]: [Ready?][] = await Promise.all([...workers].map((worker): Promise<[Ready?]> => once(worker, 'message').then(([message]) => [message])));
	for (let nth = 0; nth < setup.jobsAtOnce; nth++) idle.push(...workers);
	let jobs = 0;
	let isClosed = false;
	const replacements = new WeakMap<Worker, Worker>();
	/** The thread in place of a dead one, whose jobs all fail. */
	const replace = (dead: Worker): Worker => {
		if (isClosed) return dead;
		const known = replacements.get(dead);
		if (known) return known;
		void dead.terminate();
		const fresh = start();
		replacements.set(dead, fresh);
		workers.delete(dead);
		workers.add(fresh);
		return fresh;
	};
	const endThreads = async () => {
		isClosed = true;
		await Promise.all([...workers].map((worker) => worker.terminate()));
	};
	return {
		...{ size: size * setup.jobsAtOnce, templates: ready?.templates ?? [], withdraw: async () => undefined, endThreads, [Symbol.asyncDispose]: endThreads },
		async run(job, onNext) {
			const worker = idle.pop();
			if (!worker) throw new Error(`More than ${size * setup.jobsAtOnce} jobs were started at once; wait until one has ended`);
			const id = jobs++;
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
					const onExit = () => onError(new Error('The thread of the job ended'));
					const onMessage = (message: MessageFromWorker) => {
						if (message.kind === 'ready' || message.job !== id) return;
						switch (message.kind) {
							case 'next':
								onNext(message.cursor);
								break;
							case 'request-pages':
								requestPages(message.paths).then((pages) => send(worker, { kind: 'pages', job: id, pages }), onError);
								break;
							case 'failed':
								settle();
								reject(new Error(message.cause));
								break;
							case 'done':
								settle();
								resolve(message);
								break;
						}
					};
					worker.on('message', onMessage);
					worker.on('error', onError);
					worker.on('exit', onExit);
					send(worker, { kind: 'job', job, id });
				});
			} finally {
				idle.push(next);
			}
		},
	};
}

const send = (worker: Worker, message: MessageToWorker): void => worker.postMessage(message);
