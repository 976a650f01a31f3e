import { BroadcastChannel } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { startBuildThreads } from '#scripts/prerender/render/build-threads.ts';
import type { WorkerSetup } from '#scripts/prerender/render/worker-messages.ts';
import { startWorkerPool } from '#scripts/prerender/render/worker-pool.ts';

const startThreads = (size = 1, isWhole = false) =>
	startBuildThreads(size, { serverFolder: '', script: new URL('./dying-worker.ts', import.meta.url), isWhole });
const openPool = (jobsAtOnce = 1, isWhole = false) =>
	startWorkerPool(startThreads(1, isWhole), { jobsAtOnce } as WorkerSetup, { requestPages: () => Promise.reject(new Error('no answer')) });
const job = (path: string) => ({ kind: 'paths', paths: [path] }) as const;
const ignore = () => undefined;

test.each([
	['/ends/', 'The thread of the job ended'],
	['/throws/', 'out of memory'],
	['/asks/', 'no answer'],
])('a thread that fails (%s) fails its own job, and another thread takes the next one', async (path, cause) => {
	const pool = await openPool();
	await expect(pool.run(job(path), ignore)).rejects.toThrow(cause);
	expect(await pool.run(job('/'), ignore)).toMatchObject({ kind: 'done' });
	await pool[Symbol.asyncDispose]();
});

test('a thread that dies between two jobs is replaced, and no job fails', async () => {
	const started = new Set<unknown>();
	const worker = new BroadcastChannel('dying-worker');
	worker.onmessage = ({ data }) => void started.add(data);
	const pool = await openPool();
	expect(await pool.run(job('/dies-when-told/'), ignore)).toMatchObject({ kind: 'done' });
	worker.postMessage('die');
	await vi.waitFor(() => expect(started.size).toBe(2), { timeout: 10_000 });
	worker.close();
	expect(await pool.run(job('/'), ignore)).toMatchObject({ kind: 'done' });
	await pool[Symbol.asyncDispose]();
});

test('a running job fails when the threads end, and no other thread takes its place', async () => {
	const pool = await openPool();
	const failed = expect(pool.run(job('/never/'), ignore)).rejects.toThrow('The thread of the job ended');
	const started = vi.fn();
	const worker = new BroadcastChannel('dying-worker');
	worker.onmessage = started;
	await pool.endThreads();
	await failed;
	await pool[Symbol.asyncDispose]();
	worker.close();
	expect(started).not.toHaveBeenCalled();
});

test('a thread does as many jobs at once as it may, and all of them fail with it; a new thread does as many again', async () => {
	const pool = await openPool(2);
	expect(pool.size).toBe(2);
	const waits = expect(pool.run(job('/never/'), ignore)).rejects.toThrow('The thread of the job ended');
	await expect(pool.run(job('/ends/'), ignore)).rejects.toThrow('The thread of the job ended');
	await waits;
	const both = await Promise.all([pool.run(job('/'), ignore), pool.run(job('/'), ignore)]);
	expect(both).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
	await expect(Promise.all([1, 2, 3].map(() => pool.run(job('/'), ignore)))).rejects.toThrow('More than 2 jobs were started at once');
	await pool[Symbol.asyncDispose]();
});

test.each([
	[true, '2000'],
	[false, '512'],
])('threads of a whole build (%s) may have a heap of %s MB', async (isWhole, limit) => {
	await using pool = await openPool(1, isWhole);
	await expect(pool.run(job('/tells-limit/'), ignore)).rejects.toThrow(limit);
});

test('a pool is not opened with a thread that died while it waited for a setup, and the others end', async () => {
	const threads = startThreads(2);
	await threads.loaded;
	const [lost, other] = threads.threads;
	await lost?.worker.terminate();
	await expect(startWorkerPool(threads, { jobsAtOnce: 1 } as WorkerSetup)).rejects.toThrow('A thread ended with code 1 before it could render');
	expect(other?.worker.threadId).toBe(-1);
});

test('a thread that dies before the last one is ready is replaced', async () => {
	await using pool = await startWorkerPool(startThreads(2), { jobsAtOnce: 1, throttle: new SharedArrayBuffer(4) } as WorkerSetup);
	expect(await Promise.all([pool.run(job('/'), ignore), pool.run(job('/'), ignore)])).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
});

test('a setup that cannot be sent ends the threads', async () => {
	const threads = startThreads(2);
	await expect(startWorkerPool(threads, { jobsAtOnce: 1, host: () => '' } as never)).rejects.toThrow('could not be cloned');
	expect(threads.threads.map(({ worker }) => worker.threadId)).toEqual([-1, -1]);
});
