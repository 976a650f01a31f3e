import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Redis } from 'ioredis';
import { openStore } from '../publish/store/open-store.ts';
import type { StorePlace } from '../publish/store/page-store.ts';
import { describePlace, scratchIn } from '../publish/store/store-place.ts';
import type { BuildThreads } from '../render/build-threads.ts';
import { createThrottle } from '../render/throttle.ts';
import { startWorkerPool } from '../render/worker-pool.ts';
import { openJobWorker } from './job-worker.ts';
import { taskKey } from './keys.ts';
import { type Lease, readLease } from './lease.ts';
import type { MachineOptions } from './machine-options.ts';
import { BATCH_SIZE, BUILD_MARKER, type MessageToCoordinator, type Task, unpack } from './messages.ts';
import { openPageRequests } from './request-pages.ts';
import { sendToCoordinator } from './send-message.ts';
import { leaveMachines, shareThrottle } from './share-throttle.ts';

/** Milliseconds between checks whether the build is still running. */
const POLL_INTERVAL = 1000;
/** Jobs in progress per thread (ADR 91): with fewer a thread waits for the network, with more one machine holds the last batches of a build. */
const JOBS_PER_THREAD = 3;

interface ServeOptions extends MachineOptions {
	/** The pool ends them with the build; if there is no task, the caller still has them. */
	readonly buildThreads: BuildThreads;
}

/**
 * Does jobs of one build until it is over, its coordinator is gone or the machine is stopped; running jobs are finished. Returns whether the build
 * had a task. Throws if the build's folder is not mounted here.
 */
export async function serveBuild(redis: Redis, lease: Lease, { buildThreads, ...options }: ServeOptions): Promise<boolean> {
	const packed = await redis.getBuffer(taskKey(lease.run));
	if (packed === null) return false;
	const { rateLimits, place: named, manifest, ...setup } = unpack<Task>(packed);
	const place = await findPlace(named, lease, options);
	const { run } = lease;
	const machine = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
	const throttle = createThrottle(rateLimits);
	const takeShare = () => shareThrottle(redis, { run, machine, throttle, rateLimits });
	const send = (message: MessageToCoordinator) => sendToCoordinator(redis, run, message);
	let hasShare = await takeShare();
	await using _share = { [Symbol.asyncDispose]: () => leaveMachines(redis, run, machine).then(ignore, ignore) };
	using pages = openPageRequests(redis, run, machine);
	await using pool = await startWorkerPool(
		buildThreads,
		{
			...{ ...setup, backendUrl: options.backendUrl ?? setup.backendUrl, store: place, throttle },
			...{ manifest: { kind: 'remote', ...manifest }, jobsAtOnce: JOBS_PER_THREAD, batchSize: BATCH_SIZE },
		},
		{ requestPages: pages.request },
	);
	await using worker = openJobWorker(redis, run, {
		jobs: pool.size,
		log: options.log,
		async work(id, job) {
			const done = await pool.run(job, (cursor) => void send({ kind: 'next', job: id, cursor }).catch(ignore));
			await send({ kind: 'done', job: id, done });
		},
	});
	await send({ kind: 'ready', templates: pool.templates });
	options.log(`Rendering for the build of ${lease.owner}: ${options.threads} threads, pages go to ${describePlace(place)}`);
	if (hasShare) worker.resume();
	while (!options.signal.aborted && (await readLease(redis))?.run === run) {
		const hadShare = hasShare;
		hasShare = await takeShare();
		if (hasShare) worker.resume();
		else if (hadShare) await worker.pause();
		await options.sleep(POLL_INTERVAL);
	}
	return true;
}

const ignore = () => undefined;

/** Where this machine writes. Throws if the build does not write there. */
async function findPlace(named: StorePlace, { run, owner }: Lease, { output }: Pick<MachineOptions, 'output'>): Promise<StorePlace> {
	const folder = output === undefined ? undefined : resolve(output);
	const place = named.kind === 'folder' ? { ...named, folder: folder ?? named.folder, scratch: scratchIn(folder ?? named.folder) } : named;
	const marker = await (await openStore(place, `look-${process.pid}`)).read(BUILD_MARKER);
	if (marker?.toString() === run) return place;
	throw new Error(`${describePlace(place)} is not where the build of ${owner} writes: mount its folder here, and pass it with --output`);
}
