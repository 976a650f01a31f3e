import type { Worker } from 'node:worker_threads';
import type { RequestPages } from '../manifest/remote-reader.ts';
import type { BuildThread, BuildThreads } from './build-threads.ts';
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

/** `threadId` of a thread that has ended. */
const ENDED = -1;

const noPages: RequestPages = async () => [];

interface PoolOptions {
	/** Answers with the manifest's entries of paths, for threads that have no manifest. */
	readonly requestPages?: RequestPages;
}

/**
 * Takes threads over, sends them the setup and waits until each can begin jobs. If a thread dies later, for example out of memory, only its jobs fail and another
 * thread takes its place. Rejects if a thread cannot load the build or the sites, or dies before it is ready; then all of them end.
 */
export async function startWorkerPool(buildThreads: BuildThreads, setup: WorkerSetup, { requestPages = noPages }: PoolOptions = {}): Promise<WorkerPool> {
	/** A thread is listed once for each job that it can still begin. */
	const idle: Worker[] = [];
	const begin = ({ worker }: BuildThread) => {
		send(worker, { kind: 'setup', setup });
		worker.on('exit', () => {
			for (const [at, one] of idle.entries()) if (one === worker) idle[at] = replace(worker);
		});
	};
	const [ready] = await waitUntilReady(buildThreads, begin);
	const workers = new Set(buildThreads.threads.map(({ worker }) => worker));
	const size = workers.size;
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
		const thread = buildThreads.start();
		begin(thread);
		const fresh = thread.worker;
		replacements.set(dead, fresh);
		workers.delete(dead);
		workers.add(fresh);
		return fresh;
	};
	// A thread may have died while the last one became ready.
	for (const [at, worker] of idle.entries()) if (worker.threadId === ENDED) idle[at] = replace(worker);
	const endThreads = async () => {
		isClosed = true;
		await Promise.all([...workers].map((worker) => worker.terminate()));
	};
	return {
		...{
			size: size * setup.jobsAtOnce,
			templates: ready?.kind === 'ready' ? ready.templates : [],
			withdraw: async () => undefined,
			endThreads,
			[Symbol.asyncDispose]: endThreads,
		},
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
						if (message.kind === 'loaded' || message.kind === 'ready' || message.job !== id) return;
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

/** Begins with each thread and returns their answers. Ends all of them if one fails. */
async function waitUntilReady({ threads, loaded, ...rest }: BuildThreads, begin: (thread: BuildThread) => void): Promise<readonly MessageFromWorker[]> {
	try {
		await loaded;
		for (const thread of threads) begin(thread);
		return await Promise.all(threads.map((thread) => thread.next()));
	} catch (error) {
		await rest[Symbol.asyncDispose]();
		throw error;
	}
}
