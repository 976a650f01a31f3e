import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { openStore } from '../publish/store/open-store.ts';
import type { StorePlace } from '../publish/store/page-store.ts';
import { nameOfPlace, scratchIn } from '../publish/store/store-place.ts';
import { createManners } from '../render/throttled-fetch.ts';
import type { Job } from '../render/worker-messages.ts';
import { startWorkerPool } from '../render/worker-pool.ts';
import { openQuestions } from './ask-coordinator.ts';
import { inboxOf, LOCK, queueOf, taskOf } from './keys.ts';
import { type Lease, readLease } from './lease.ts';
import type { MachineOptions } from './machine.ts';
import { MARK } from './mark.ts';
import { pack, type Task, unpack } from './messages.ts';
import { leaveMachines, shareManners } from './share-throttle.ts';

/** Milliseconds between two looks at whether the build goes on. */
const LOOK_EVERY = 1000;
const STALLED_EVERY = 2000;
/** Machines that may be lost over one job. */
const MOST_LOSSES = 5;

/** Does jobs of one build until it is over, its coordinator is gone or the machine is stopped; jobs under way are finished. Answers whether there was one to do. */
export async function serveBuild(redis: Redis, lease: Lease, options: MachineOptions): Promise<boolean> {
	const packed = await redis.getBuffer(taskOf(lease.run));
	if (packed === null) return false;
	const task = unpack<Task>(packed);
	const place = await findPlace(task.place, lease, options);
	const { run } = lease;
	const machine = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
	const manners = createManners(task.politeness);
	const share = () => shareManners(redis, { run, machine, manners, politeness: task.politeness });
	const questions = openQuestions(redis, run, machine);
	const tell = (letter: unknown) => redis.rpush(inboxOf(run), pack(letter));
	let hasPart = await share();
	const pool = await startWorkerPool(
		options.threads,
		{
			...{ ...task, backendUrl: options.backendUrl ?? task.backendUrl, store: place, manners },
			...{ known: { kind: 'asked', ...task.known }, serverEntry: resolve(options.dist, 'server/entry.mjs') },
		},
		questions.ask,
	);
	const connection = redis.duplicate();
	connection.on('error', () => undefined);
	const worker = new Worker<Job>(
		queueOf(run),
		async ({ id = '', data }) => {
			const done = await pool.run(data, (cursor) => void tell({ kind: 'next', job: id, cursor }).catch(() => undefined));
			await tell({ kind: 'done', job: id, done });
		},
		{ connection, concurrency: options.threads, lockDuration: LOCK, stalledInterval: STALLED_EVERY, maxStalledCount: MOST_LOSSES, autorun: false },
	);
	worker.on('error', () => undefined);
	worker.on('failed', (job, error) => options.say(`A job could not be done (try ${job?.attemptsMade}): ${error.message}`));
	try {
		await tell({ kind: 'ready', templates: pool.templates });
		options.say(`At work on the build of ${lease.owner}: ${options.threads} threads, pages go to ${nameOfPlace(place)}`);
		if (hasPart) void worker.run().catch(() => undefined);
		await goOn();
	} finally {
		await worker.close();
		questions.close();
		await Promise.allSettled([pool.close(), leaveMachines(redis, run, machine)]);
		connection.disconnect();
	}
	return true;

	async function goOn(): Promise<void> {
		while (!options.signal.aborted && (await readLease(redis))?.run === run) {
			const had = hasPart;
			hasPart = await share();
			if (hasPart && !worker.isRunning()) void worker.run().catch(() => undefined);
			else if (hasPart && !had) worker.resume();
			else if (!hasPart && had) await worker.pause();
			await options.rest(LOOK_EVERY);
		}
	}
}

/** Where this machine writes. Throws where that is not where the build is. */
async function findPlace(named: StorePlace, { run, owner }: Lease, { output }: MachineOptions): Promise<StorePlace> {
	const folder = output === undefined ? undefined : resolve(output);
	const place = named.kind === 'folder' ? { ...named, folder: folder ?? named.folder, scratch: scratchIn(folder ?? named.folder) } : named;
	const mark = await (await openStore(place, `look-${process.pid}`)).read(MARK);
	if (mark?.toString() === run) return place;
	throw new Error(`${nameOfPlace(place)} is not where the build of ${owner} writes: mount its folder here, and name it with --output`);
}
