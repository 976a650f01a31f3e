import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { toCodeId, toSettingsId } from '../manifest/build-fingerprint.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { type ManifestReader, openManifestReader } from '../manifest/reader.ts';
import { openStore } from '../publish/store/open-store.ts';
import type { Ready } from '../render/worker-messages.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import { awaitFirstMachine } from './await-first-machine.ts';
import { clearLastRun, clearRun } from './clear-run.ts';
import { connectRedis } from './connect-redis.ts';
import { createJobSender } from './create-job-sender.ts';
import { openJobQueue } from './job-queue.ts';
import { coordinatorInbox, LAST_RUN, taskKey } from './keys.ts';
import { type HeldLease, holdLease } from './lease.ts';
import { BUILD_MARKER, type MessageToCoordinator, type MessageToMachine, pack, type Task } from './messages.ts';
import { openBatchLists } from './open-batch-lists.ts';
import { createPendingJobs } from './pending-jobs.ts';
import { receiveMessages } from './receive-messages.ts';
import { sendToMachine } from './send-message.ts';

interface Opening {
	/** Address of the Redis. */
	readonly url: string;
	readonly task: Omit<Task, 'manifest'>;
	readonly manifest: Pick<Manifest, 'count' | 'templatesInUse' | 'labelsReadByScreen'>;
	readonly manifestFile: string;
	/** Folder of the build. */
	readonly dist: string;
	readonly signal: AbortSignal | undefined;
	readonly onMessage: ((message: string) => void) | undefined;
}

/** Maximum number of jobs in Redis: enough for dozens of threads, and small in memory. */
const JOBS_AT_ONCE = 128;
const TASK_SECONDS = 86_400;

/**
 * A pool of the machines that run `npm run prerender:worker` with the same Redis and the same code (ADR 16). Waits for the first one. Throws if
 * another build uses the Redis, or the signal aborts before a machine connects.
 */
export async function openMachinePool({ url, task, manifest, manifestFile, dist, signal, onMessage }: Opening): Promise<WorkerPool> {
	const redis = await connectRedis(url);
	const closers: (() => unknown)[] = [() => redis.disconnect()];
	const close = async () => {
		for (const closer of closers.splice(0).toReversed()) await closer();
	};
	const run = randomUUID();
	const code = toCodeId(dist);
	const jobs = createPendingJobs();
	const end = (cause: string) => jobs.end(new Error(cause));
	try {
		const owner = `${hostname()}, process ${process.pid}`;
		const lease = await holdLease(redis, { run, code, settings: toSettingsId(), owner }, { signal, onLost: end });
		closers.push(() => leave(lease));
		const reader = openManifestReader(manifestFile, task.now);
		const { promise: ready, resolve: onReady } = Promise.withResolvers<Ready>();
		const queue = openJobQueue(redis, run, (id, cause) => jobs.fail(id, new Error(cause)));
		closers.push(() => queue[Symbol.asyncDispose]());
		const inbox = receiveMessages<MessageToCoordinator>(redis, coordinatorInbox(run), { onMessage: (message) => take(message, reader, onReady), onEnd: end });
		closers.push(() => inbox[Symbol.dispose]());
		await begin(lease);
		const remind = () => onMessage?.(`Waiting for machines: npm run prerender:worker -- --queue …, with code ${code}`);
		const { templates } = await awaitFirstMachine(ready, remind, signal);
		const lists = openBatchLists(redis, run, task, onMessage);
		closers.push(() => lists[Symbol.dispose]());
		const sender = createJobSender({ jobs, queue, lists });
		const stop = () => void sender.withdraw().catch(() => undefined);
		signal?.addEventListener('abort', stop);
		closers.push(() => signal?.removeEventListener('abort', stop));
		return { ...sender, size: JOBS_AT_ONCE, templates, endThreads: async () => undefined, [Symbol.asyncDispose]: close };
	} catch (error) {
		await close();
		throw error;
	}

	/** The task is written last, so that a machine that finds it also finds everything that it needs. */
	async function begin(lease: HeldLease): Promise<void> {
		await clearLastRun(redis);
		await redis.set(LAST_RUN, run);
		const store = await openStore(task.place, `main-${process.pid}`);
		await store.write(BUILD_MARKER, Buffer.from(run));
		await store.settle();
		const known = { hasPages: manifest.count() > 0, templates: manifest.templatesInUse(), labelsRead: manifest.labelsReadByScreen() };
		await redis.set(taskKey(run), pack({ ...task, manifest: known } satisfies Task), 'EX', TASK_SECONDS);
		lease.begin();
	}

	function take(message: MessageToCoordinator, reader: ManifestReader, onReady: (message: Ready) => void): void {
		switch (message.kind) {
			case 'ready':
				onReady(message);
				break;
			case 'next':
				jobs.next(message.job, message.cursor);
				break;
			case 'done':
				jobs.done(message.job, message.done);
				break;
			case 'request-pages':
				answer(message, reader);
				break;
		}
	}

	function answer({ machine, request, paths }: Extract<MessageToCoordinator, { kind: 'request-pages' }>, reader: ManifestReader): void {
		const pages = paths.flatMap((path): MessageToMachine['pages'] => {
			const page = reader.page(path);
			return page ? [[path, page]] : [];
		});
		// A machine that gets no answer renders the pages.
		sendToMachine(redis, machine, { request, pages }).catch(() => undefined);
	}

	async function leave(lease: HeldLease): Promise<void> {
		// If Redis is unreachable, the next build deletes what is left there.
		if (redis.status === 'ready')
			await lease.release().then(
				() => clearRun(redis, run),
				() => undefined,
			);
		const store = await openStore(task.place, `main-${process.pid}`);
		await Promise.resolve(store.remove([BUILD_MARKER])).catch(() => undefined);
	}
}
