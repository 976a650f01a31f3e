import { expect, test } from 'vitest';
import { addTimes, createStopwatch } from '#scripts/prerender/render/stopwatch.ts';

/** Takes processor time of this thread, in milliseconds. */
function work(milliseconds: number): void {
	const { user, system } = process.threadCpuUsage();
	const until = user + system + milliseconds * 1000;
	for (let used = 0; used < until; ) {
		const { user, system } = process.threadCpuUsage();
		used = user + system;
	}
}

test('processor time is added up by name until it is taken', () => {
	const stopwatch = createStopwatch();
	work(8);
	stopwatch.lap('fetch');
	for (let nth = 0; nth < 3; nth++) {
		work(10);
		stopwatch.lap('render');
	}
	const { fetch = 0, render = 0 } = stopwatch.take();
	expect(fetch).toBeGreaterThanOrEqual(8);
	expect(render).toBeGreaterThanOrEqual(30);
	expect(render).toBeLessThan(60);
	expect(stopwatch.take()).toEqual({});
});

test('times of several jobs are added up by name', () => {
	const total = { fetch: 1 };
	addTimes(total, { fetch: 2, react: 3 });
	expect(total).toEqual({ fetch: 3, react: 3 });
});
