import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { toCodeId, toSettingsId } from '../manifest/code-id.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { openManifestReader } from '../manifest/reader.ts';
import { openStore } from '../publish/store/open-store.ts';
import type { Ready } from '../render/worker-messages.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import { awaitFirst } from './await-first-machine.ts';
import { clearLastRun, clearRun } from './clear-run.ts';
import { connectTo } from './connect-redis.ts';
import { openJobQueue } from './job-queue.ts';
import { boxOf, inboxOf, LAST, taskOf } from './keys.ts';
import { holdLease } from './lease.ts';
import { MARK } from './mark.ts';
import { type LetterToCoordinator, type LetterToMachine, pack, type Task } from './messages.ts';
import { createPendingJobs, NOTHING_DONE } from './pending-jobs.ts';
import { openMailbox } from './receive-messages.ts';

interface Opening {
	/** Address of the Redis. */
	readonly url: string;
	readonly task: Omit<Task, 'known'>;
	readonly manifest: Pick<Manifest, 'count' | 'templatesInUse' | 'wordsByScreen'>;
	readonly manifestFile: string;
	readonly dist: string;
	readonly signal: AbortSignal | undefined;
	readonly onWord: ((word: string) => void) | undefined;
}

/** Jobs in Redis at once: enough for some dozens of threads, and little to hold. */
const JOBS_AT_ONCE = 128;
const TASK_LASTS_SECONDS = 86_400;

/** A pool of other machines: whoever runs `npm run prerender:worker` with the same Redis and the same code (ADR 16). Waits for the first one. */
export async function openMachinePool({ url, task, manifest, manifestFile, dist, signal, onWord }: Opening): Promise<WorkerPool> {
	const redis = await connectTo(url);
	const run = randomUUID();
	const code = toCodeId(dist);
	const jobs = createPendingJobs();
	const end = (cause: string) => jobs.end(new Error(cause));
	const own = { run, code, settings: toSettingsId(), owner: `${hostname()}, process ${process.pid}` };
	const lease = await holdLease(redis, own, { signal, onLost: end }).catch((error: unknown) => {
		redis.disconnect();
		throw error;
	});
	const reader = openManifestReader(manifestFile, task.now);
	const { promise: ready, resolve: onReady } = Promise.withResolvers<Ready>();
	const queue = openJobQueue(redis, run, (id, cause) => jobs.fail(id, new Error(cause)));
	const inbox = openMailbox<LetterToCoordinator>(redis, inboxOf(run), { onLetter: take, onEnd: end });
	const stop = () => void takeBackJobs().catch(() => undefined);
	signal?.addEventListener('abort', stop);
	try {
		await begin();
		const { templates } = await awaitFirst(ready, () => onWord?.(`Waiting for machines: npm run prerender:worker -- --queue …, with code ${code}`), signal);
		let ids = 0;
		return {
			...{ size: JOBS_AT_ONCE, templates, close },
			run: (job, onNext) =>
				new Promise((resolve, reject) => {
					const id = `job-${ids++}`;
					jobs.add(id, { resolve, reject, onNext });
					queue.add(id, job).catch((error: unknown) => jobs.fail(id, error instanceof Error ? error : new Error(String(error))));
				}),
		};
	} catch (error) {
		await close();
		throw error;
	}

	/** The task comes last: whoever finds it finds all that belongs to it. */
	async function begin(): Promise<void> {
		await clearLastRun(redis);
		await redis.set(LAST, run);
		const store = await openStore(task.place, `main-${process.pid}`);
		await store.write(MARK, Buffer.from(run));
		await store.settle();
		const known = { hasPages: manifest.count() > 0, templates: manifest.templatesInUse(), words: manifest.wordsByScreen() };
		await redis.set(taskOf(run), pack({ ...task, known }), 'EX', TASK_LASTS_SECONDS);
		lease.begin();
	}

	function take(letter: LetterToCoordinator): void {
		if (letter.kind === 'ready') onReady(letter);
		else if (letter.kind === 'next') jobs.next(letter.job, letter.cursor);
		else if (letter.kind === 'done') jobs.done(letter.job, letter.done);
		else answer(letter);
	}

	function answer({ box, ask, paths }: Extract<LetterToCoordinator, { kind: 'ask' }>): void {
		const pages = paths.flatMap((path): LetterToMachine['pages'] => {
			const page = reader.page(path);
			return page ? [[path, page]] : [];
		});
		// A machine that is not answered renders.
		redis.rpush(boxOf(box), pack({ ask, pages })).catch(() => undefined);
	}

	/** Jobs that no machine has begun; those under way are finished. */
	async function takeBackJobs(): Promise<void> {
		for (const id of jobs.ids()) if (await queue.takeBack(id)) jobs.done(id, NOTHING_DONE);
	}

	async function close(): Promise<void> {
		signal?.removeEventListener('abort', stop);
		inbox.close();
		await queue.close();
		// Redis may be what this build ended for.
		if (redis.status === 'ready')
			await lease.drop().then(
				() => clearRun(redis, run),
				() => undefined,
			);
		redis.disconnect();
		const store = await openStore(task.place, `main-${process.pid}`);
		await Promise.resolve(store.remove([MARK])).catch(() => undefined);
	}
}
