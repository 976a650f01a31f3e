import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordInteractions } from '#scripts/bench/interactions/event-timings.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';

let browser: Browser;

beforeAll(async () => {
	browser = await launchBrowser();
}, 60_000);
afterAll(() => browser?.close());

test.each([
	['handler', 100],
	['handler', 2_000],
	['next frame', 100],
	['next frame', 900],
	['next frame', 2_000],
])('an interaction whose %s blocks the page for %i ms is as long', async (part, blocked) => {
	const page = await browser.newPage({ hasTouch: true });
	const measure = await recordInteractions(page);
	await page.goto('data:text/html,<meta name="viewport" content="width=device-width"><button style="width:200px;height:200px">Touch</button>');
	await page.evaluate(
		([isHandler, milliseconds]) => {
			const button = document.querySelector('button');
			const block = () => {
				const end = performance.now() + milliseconds;
				while (performance.now() < end);
				button?.replaceChildren('Touched');
			};
			button?.addEventListener('click', () => (isHandler ? block() : requestAnimationFrame(block)));
		},
		[part === 'handler', blocked] as const,
	);
	const { duration, event } = await measure(() => page.touchscreen.tap(100, 100));
	await page.close();
	expect(event).toBe('click');
	// The browser rounds durations to 8 ms.
	expect(duration).toBeGreaterThanOrEqual(blocked - 8);
});
