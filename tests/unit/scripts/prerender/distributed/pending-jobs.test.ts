import { expect, test } from 'vitest';
import { createPendingJobs, NOTHING_DONE } from '#scripts/prerender/distributed/pending-jobs.ts';

const word = (name: string) => ({ lang: 'hr', screen: 'catalog/product' as const, name });

test('a job that two machines did counts once, and labels that came with the other result are kept', async () => {
	const jobs = createPendingJobs();
	const cursors: string[] = [];
	const add = (id: string) =>
		new Promise<typeof NOTHING_DONE>((resolve, reject) => jobs.add(id, { resolve, reject, onNext: (cursor) => cursors.push(cursor) }));
	const [first, second] = [add('one'), add('two')];
	jobs.next('one', 'b');
	jobs.next('one', 'b');
	jobs.done('one', { ...NOTHING_DONE, gone: ['/a/'] });
	jobs.done('one', { ...NOTHING_DONE, gone: ['/b/'], words: [word('x')] });
	jobs.next('one', 'c');
	jobs.done('two', { ...NOTHING_DONE, words: [word('y')] });
	expect([(await first).gone, (await second).words, cursors]).toEqual([['/a/'], [word('x'), word('y')], ['b']]);
});

test('where the build has ended all jobs end, later ones too', async () => {
	const jobs = createPendingJobs();
	const add = (id: string) => new Promise((resolve, reject) => jobs.add(id, { resolve, reject, onNext: () => undefined }));
	const first = add('one');
	jobs.end(new Error('over'));
	await expect(first).rejects.toThrow('over');
	await expect(add('two')).rejects.toThrow('over');
	expect(jobs.ids()).toEqual([]);
});
