import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createJobSender } from '#scripts/prerender/distributed/create-job-sender.ts';
import { createPendingJobs, EMPTY_RESULT } from '#scripts/prerender/distributed/pending-jobs.ts';
import type { IdList } from '#scripts/prerender/render/item-sources.ts';
import type { BatchJob, Job } from '#scripts/prerender/render/worker-messages.ts';

const entry = { template: '/{slug}-proizvod-{id}/', content_type: 'product', lang: 'hr', controller: 'catalog', action: 'product' };
const batch = (cursor: string | null = null): BatchJob => ({ kind: 'batch', lang: 'hr', entry, cursor });
const RESULT = { ...EMPTY_RESULT, gone: ['/a/'] };

/** A sender whose queue and lists are fakes; `sent` has the jobs in the queue. */
function open(list: (job: BatchJob) => Promise<IdList | null>) {
	const sent = new Map<string, Job>();
	const jobs = createPendingJobs();
	const add = vi.fn(async (id: string, job: Job): Promise<void> => {
		sent.set(id, job);
	});
	const lists = { list: vi.fn(list) };
	const sender = createJobSender({ jobs, queue: { add, withdraw: async (id) => sent.delete(id) }, lists });
	const cursors: string[] = [];
	return { sent, jobs, add, lists, sender, cursors, run: (job: Job) => sender.run(job, (cursor) => cursors.push(cursor)) };
}

test('a listed batch has its ids, and the next cursor is known when it is in the queue', async () => {
	const { sent, jobs, cursors, run } = open(async () => ({ ids: [1, 2], nextCursor: 'b' }));
	const result = run(batch());
	await turn();
	expect([[...sent.values()], cursors]).toEqual([[{ ...batch(), ids: [1, 2] }], ['b']]);
	jobs.done('job-0', RESULT);
	expect(await result).toMatchObject({ gone: ['/a/'] });
});

test('the next cursor is passed on although the machine was faster', async () => {
	const { jobs, add, cursors, run } = open(async () => ({ ids: [1], nextCursor: 'b' }));
	add.mockImplementation(async (id) => jobs.done(id, RESULT));
	await run(batch());
	expect(cursors).toEqual(['b']);
});

test('a batch that cannot be listed goes as it is, and its machine passes the cursor on', async () => {
	const { sent, jobs, cursors, run } = open(async () => null);
	void run(batch());
	await turn();
	jobs.next('job-0', 'b');
	expect([[...sent.values()], cursors]).toEqual([[batch()], ['b']]);
});

test('other jobs are not listed', async () => {
	const { sent, lists, run } = open(async () => null);
	void run({ kind: 'paths', paths: ['/a/'] });
	await turn();
	expect([[...sent.values()], lists.list.mock.calls]).toEqual([[{ kind: 'paths', paths: ['/a/'] }], []]);
});

test('the last batch has no next one', async () => {
	const { cursors, run } = open(async () => ({ ids: [1], nextCursor: null }));
	void run(batch());
	await turn();
	expect(cursors).toEqual([]);
});

test('when a build ends, a batch that is being listed fails at once and is not sent, and later ones are not listed', async () => {
	const { promise: listed, resolve } = Promise.withResolvers<IdList>();
	const { jobs, add, lists, cursors, run } = open(() => listed);
	const first = run(batch());
	await turn();
	jobs.end(new Error('over'));
	await expect(first).rejects.toThrow('over');
	await expect(run(batch('b'))).rejects.toThrow('over');
	await expect(run({ kind: 'paths', paths: [] })).rejects.toThrow('over');
	resolve({ ids: [1], nextCursor: 'b' });
	await turn();
	expect([lists.list.mock.calls.length, add.mock.calls, cursors]).toEqual([1, [], []]);
});

test('a job that Redis does not take fails, and the list is not continued', async () => {
	const { add, cursors, run } = open(async () => ({ ids: [1], nextCursor: 'b' }));
	add.mockRejectedValue(new Error('out of memory'));
	await expect(run(batch())).rejects.toThrow('out of memory');
	expect(cursors).toEqual([]);
});

test('withdraws jobs that are being listed or that no machine has begun; the others are finished', async () => {
	const { promise: listed, resolve } = Promise.withResolvers<IdList>();
	const { sent, jobs, sender, cursors, run } = open(({ cursor }) => (cursor === null ? Promise.resolve({ ids: [1], nextCursor: null }) : listed));
	const [begun, waiting, listing] = [run(batch()), run(batch()), run(batch('b'))];
	await turn();
	sent.delete('job-0');
	await sender.withdraw();
	expect(await Promise.all([waiting, listing])).toMatchObject([EMPTY_RESULT, EMPTY_RESULT]);
	resolve({ ids: [2], nextCursor: 'c' });
	await turn();
	expect([[...sent], cursors, jobs.ids()]).toEqual([[], [], ['job-0']]);
	jobs.done('job-0', RESULT);
	expect(await begun).toMatchObject({ gone: ['/a/'] });
});

test('withdraws a job that is on its way into the queue', async () => {
	const { sent, jobs, add, sender, run } = open(async () => null);
	const { promise: added, resolve } = Promise.withResolvers<void>();
	add.mockImplementation(async (id, job) => {
		await added;
		sent.set(id, job);
	});
	const result = run({ kind: 'paths', paths: ['/a/'] });
	await turn();
	const withdrawn = sender.withdraw();
	await turn();
	resolve();
	await withdrawn;
	expect(await result).toMatchObject(EMPTY_RESULT);
	expect([[...sent], jobs.ids()]).toEqual([[], []]);
});
