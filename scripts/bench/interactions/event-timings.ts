import type { Page } from 'playwright-core';

/** One interaction: the longest of its events, as INP counts it. Milliseconds. */
export interface Interaction {
	/** From the input to the next paint. */
	readonly duration: number;
	/** Before its first handler ran. */
	readonly waiting: number;
	/** In handlers. */
	readonly handling: number;
	/** What the paint is for, e.g. `click`. */
	readonly event: string;
}

/** Events below this duration are not reported by the browser: such an interaction counts as this long. */
const SHORTEST = 16;
/** Milliseconds until an interaction that was not reported counts as short: longer than any frame that is worth measuring. */
const PATIENCE = 600;

/** Records all interactions of a page from its start. Call before the page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
	await page.addInitScript((durationThreshold) => {
		const seen: unknown[] = [];
		Reflect.set(window, 'seenInteractions', seen);
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) {
				const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry;
				if (interactionId) seen.push({ duration, event: name, waiting: processingStart - startTime, handling: processingEnd - processingStart });
			}
		});
		observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
	}, SHORTEST);
}

/** Runs one input and returns its interaction. Its page may be replaced by a navigation in the same document. */
export async function measureInteraction(page: Page, input: () => Promise<void>): Promise<Interaction> {
	await page.evaluate(() => Reflect.get(window, 'seenInteractions').splice(0));
	await input();
	await page.waitForFunction(() => Reflect.get(window, 'seenInteractions').length > 0, undefined, { timeout: PATIENCE, polling: 50 }).catch(() => undefined);
	// Events of one interaction are reported together, or with the next frame.
	await page.waitForTimeout(100);
	const seen: Interaction[] = await page.evaluate(() => Reflect.get(window, 'seenInteractions').splice(0));
	return seen.toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: SHORTEST, waiting: 0, handling: 0, event: 'none' };
}
