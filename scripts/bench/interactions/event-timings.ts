import type { Page } from 'playwright-core';

/** One interaction: the longest of its events, as INP counts it. Milliseconds. */
export interface Interaction {
	/** From the input to the next paint. */
	readonly duration: number;
	/** Before its first handler ran. */
	readonly waiting: number;
	/** In handlers. */
	readonly handling: number;
	/** What the paint is for, e.g. `click`; null if the browser reported nothing. */
	readonly event: string | null;
}

/** Events below this duration are not reported by the browser: such an interaction counts as this long. */
const SHORTEST = 16;
/** Tasks until an interaction that was not reported counts as short, and the milliseconds between two of them. A handler that blocks the page delays tasks, too. */
const WAIT = { tasks: 12, pause: 50 };

/**
 * Records all interactions of a page from its start. Call before the page is opened. Returns what runs one input and returns its interaction, which is
 * unreported if the input opens another document faster than the browser reports.
 */
export async function recordInteractions(page: Page): Promise<(input: () => Promise<void>) => Promise<Interaction>> {
	const reported: Interaction[] = [];
	await page.exposeFunction('reportInteraction', (one: Interaction) => void reported.push(one));
	await page.addInitScript((durationThreshold) => {
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) {
				const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry;
				const one = { duration, event: name, waiting: processingStart - startTime, handling: processingEnd - processingStart };
				if (interactionId) Reflect.get(window, 'reportInteraction')(one);
			}
		});
		observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
	}, SHORTEST);
	return async (input) => {
		reported.length = 0;
		await input();
		for (let number = 0; number < WAIT.tasks && reported.length === 0; number++) await nextTask(page);
		// Events of one interaction are reported together, or with the next frame.
		await nextTask(page);
		await nextTask(page);
		return reported.splice(0).toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: SHORTEST, waiting: 0, handling: 0, event: null };
	};
}

/** A frame of the page and a task after it, or the end of its document. */
async function nextTask(page: Page): Promise<void> {
	const task = page.evaluate((pause) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, pause))), WAIT.pause);
	await task.catch(() => undefined);
}
