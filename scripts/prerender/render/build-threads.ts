import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MessageFromWorker, ThreadData } from './worker-messages.ts';

/** Threads that load a build, so that a pool (worker-pool.ts) can give them jobs. Disposing of them ends `threads`; the pool ends those that `start()` started. */
export interface BuildThreads extends AsyncDisposable {
	readonly threads: readonly BuildThread[];
	/** Rejects if a thread cannot load the build. */
	readonly loaded: Promise<unknown>;
	/** Starts one more, in place of a thread that died. */
	start(): BuildThread;
}

export interface BuildThread {
	readonly worker: Worker;
	/** Its next message. Rejects if the thread ends before. */
	next(): Promise<MessageFromWorker>;
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

interface ThreadOptions extends ThreadData {
	/** Every page is checked, and rendered unless it is unchanged. */
	readonly isWhole?: boolean;
	readonly script?: URL;
}

/** Starts `size` threads. */
export function startBuildThreads(size: number, { serverFolder, isWhole = false, script = WORKER }: ThreadOptions): BuildThreads {
	const workerData: ThreadData = { serverFolder };
	const start = () => toThread(new Worker(script, { workerData, resourceLimits: isWhole ? LIMITS_OF_WHOLE_BUILDS : LIMITS }));
	const threads = Array.from({ length: size }, start);
	const loaded = Promise.all(threads.map((thread) => thread.next()));
	// Its user may wait for it later.
	loaded.catch(ignore);
	return {
		...{ threads, loaded, start },
		async [Symbol.asyncDispose]() {
			await Promise.all(threads.map(({ worker }) => worker.terminate()));
		},
	};
}

function toThread(worker: Worker): BuildThread {
	const ended = new Promise<never>((_resolve, reject) => {
		// Without a listener an error between two jobs would end the process.
		worker.on('error', reject);
		worker.once('exit', (code) =>
			reject(new Error(`A thread ended with code ${code} before it could render; if it ran out of memory, start fewer with --workers`)),
		);
	});
	ended.catch(ignore);
	return { worker, next: () => Promise.race([ended, once(worker, 'message').then(([message]) => message)]) };
}

const ignore = () => undefined;
