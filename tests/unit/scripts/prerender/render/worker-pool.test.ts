import { expect, test } from 'vitest';
import type { WorkerSetup } from '#scripts/prerender/render/worker-messages.ts';
import { startWorkerPool } from '#scripts/prerender/render/worker-pool.ts';

const openPool = () => startWorkerPool(1, {} as WorkerSetup, () => Promise.reject(new Error('nobody answers')), new URL('./dying-worker.ts', import.meta.url));
const job = (path: string) => ({ kind: 'paths', paths: [path] }) as const;
const ignore = () => undefined;

test.each([
	['/ends/', 'The thread that did the job ended'],
	['/throws/', 'out of memory'],
	['/asks/', 'nobody answers'],
])('the job of a thread that fails (%s) fails alone: the next one has a thread', async (path, cause) => {
	const pool = await openPool();
	await expect(pool.run(job(path), ignore)).rejects.toThrow(cause);
	expect((await pool.run(job('/'), ignore)).kind).toBe('done');
	await pool.close();
});

test('a thread that dies between two jobs is replaced, and ends nothing', async () => {
	const pool = await openPool();
	expect((await pool.run(job('/dies-later/'), ignore)).kind).toBe('done');
	await new Promise((later) => setTimeout(later, 300));
	expect((await pool.run(job('/'), ignore)).kind).toBe('done');
	await pool.close();
});

test('a job under way when the pool closes fails', async () => {
	const pool = await openPool();
	const failed = expect(pool.run(job('/never/'), ignore)).rejects.toThrow('The thread that did the job ended');
	await pool.close();
	await failed;
});
