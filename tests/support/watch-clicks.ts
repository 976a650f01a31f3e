import type { Page } from 'playwright-core';

/** Records how long clicks on the page take until the next paint; returns those since the last call, in milliseconds. */
export async function watchClicks(page: Page): Promise<() => Promise<number[]>> {
	await page.evaluate(() => {
		const durations: number[] = [];
		Reflect.set(window, 'clicks', durations);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
		}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
	});
	return () => page.evaluate(() => Reflect.get(window, 'clicks').splice(0));
}
