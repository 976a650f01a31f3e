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

test('every eighth item is timed and counts for the others', () => {
	const stopwatch = createStopwatch();
	work(8);
	stopwatch.lap('fetch');
	for (let nth = 0; nth < 20; nth++) {
		stopwatch.beginItem(nth, 20);
		work(nth === 0 || nth === 8 || nth === 16 ? 2 : 20);
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
