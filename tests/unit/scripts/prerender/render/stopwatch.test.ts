import { expect, test } from 'vitest';
import { createStopwatch } from '#scripts/prerender/render/stopwatch.ts';

/** Takes processor time of this thread, in milliseconds. */
function work(milliseconds: number): void {
	const { user, system } = process.threadCpuUsage();
	const until = user + system + milliseconds * 1000;
	for (let used = 0; used < until; ) {
		const { user, system } = process.threadCpuUsage();
		used = user + system;
	}
}

test('the last of each eight items is timed and counts for the others', () => {
	const stopwatch = createStopwatch({ isSampling: true });
	work(8);
	stopwatch.lap('fetch');
	for (let nth = 0; nth < 20; nth++) {
		stopwatch.beginItem(nth, 20);
		work(nth === 7 || nth === 15 || nth === 19 ? 2 : 20);
		stopwatch.lap('render');
	}
	stopwatch.endItems();
	work(4);
	stopwatch.lap('other');
	const { fetch = 0, render = 0, other = 0 } = stopwatch.take();
	expect(fetch).toBeGreaterThanOrEqual(8);
	// Eight, eight and four items of two milliseconds.
	expect(render).toBeGreaterThanOrEqual(40);
	expect(render).toBeLessThan(100);
	expect(other).toBeGreaterThanOrEqual(4);
	expect(other).toBeLessThan(20);
	expect(stopwatch.take()).toEqual({});
});

test('without sampling each item is timed', () => {
	const stopwatch = createStopwatch({ isSampling: false });
	for (let nth = 0; nth < 3; nth++) {
		stopwatch.beginItem(nth, 3);
		work(10);
		stopwatch.lap('render');
		stopwatch.endItems();
	}
	const { render = 0 } = stopwatch.take();
	expect(render).toBeGreaterThanOrEqual(30);
	expect(render).toBeLessThan(60);
});
