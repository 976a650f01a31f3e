import { shopJobs } from '@titraj/backend/jobs/index.ts';
import { defineJob } from '@titraj/contract/shop/define-job.ts';
import { expect, test, vi } from 'vitest';
import { greetGardener } from '#examples/garden-shop/jobs/greet-gardener.ts';

const run = () => undefined;

test('a job of the shop folder runs by its interval, and gets the variables and the signal', async () => {
	const seen = vi.fn();
	const [job] = shopJobs([defineJob({ name: 'stock', everyMinutes: 5, run: seen })], { A: '1' });
	const { signal } = new AbortController();
	await job?.run({ signal });
	expect(job).toMatchObject({ name: 'shop-stock', every: 300_000 });
	expect(seen.mock.calls).toEqual([[{ variables: { A: '1' }, signal }]]);
});

test('a job of the shop folder that throws fails its run', async () => {
	const fail = () => {
		throw new Error('away');
	};
	await expect(shopJobs([{ name: 'stock', everyMinutes: 5, run: fail }])[0]?.run({ signal: new AbortController().signal })).rejects.toThrow('away');
});

test('two jobs of the same name are refused', () => {
	expect(() => shopJobs([greetGardener, greetGardener])).toThrow('two jobs "greet-gardener"');
});

test.each([
	['a name with a space', { name: 'two words', everyMinutes: 5 }],
	['an empty name', { name: '', everyMinutes: 5 }],
	['no pause', { name: 'stock', everyMinutes: 0 }],
	['a part of a minute', { name: 'stock', everyMinutes: 0.5 }],
	['no number', { name: 'stock', everyMinutes: Number.NaN }],
	['more than a week', { name: 'stock', everyMinutes: 10_081 }],
])('a job with %s is refused', (_what, job) => {
	expect(() => defineJob({ ...job, run })).toThrow(/The job/);
});

test('the garden sends no greeting without an address', async () => {
	await expect(greetGardener.run({ variables: {}, signal: new AbortController().signal })).resolves.toBeUndefined();
});
