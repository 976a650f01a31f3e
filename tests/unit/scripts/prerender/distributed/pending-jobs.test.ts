import { expect, test } from 'vitest';
import { createPendingJobs, EMPTY_RESULT } from '#scripts/prerender/distributed/pending-jobs.ts';

const label = (name: string) => ({ lang: 'hr', screen: 'catalog/product' as const, name });

test('a job that two machines have done counts once, and labels of both results are kept', async () => {
	const jobs = createPendingJobs();
	const cursors: string[] = [];
	const add = (id: string) => jobs.add(id, (cursor) => cursors.push(cursor));
	const [first, second] = [add('one'), add('two')];
	jobs.next('one', 'b');
	jobs.next('one', 'b');
	jobs.done('one', { ...EMPTY_RESULT, gone: ['/a/'] });
	jobs.done('one', { ...EMPTY_RESULT, gone: ['/b/'], labelsRead: [label('x')] });
	jobs.next('one', 'c');
	jobs.done('two', { ...EMPTY_RESULT, labelsRead: [label('y')] });
	expect([(await first).gone, (await second).labelsRead, cursors]).toEqual([['/a/'], [label('x'), label('y')], ['b']]);
});

test('when a build ends, its pending jobs fail, and so do later ones', async () => {
	const jobs = createPendingJobs();
	const add = (id: string) => jobs.add(id, () => undefined);
	const first = add('one');
	jobs.end(new Error('over'));
	await expect(first).rejects.toThrow('over');
	await expect(add('two')).rejects.toThrow('over');
	expect(jobs.ids()).toEqual([]);
});
