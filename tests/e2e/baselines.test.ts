import { expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { compareWithBaseline } from '#tests/support/compare-with-baseline.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';

const shopper = browseShop();
/** Doors open day by day. */
const ALIVE = new Set(['calendar under way']);
const paths = Object.entries({ home: '/', ...(await findContentPaths()) }).filter(([name]) => !ALIVE.has(name));

/** Longer pages are compared to here, in pixels. */
const TALLEST = 6000;

test.each(paths)('%s looks as it did', async (name, path) => {
	for (const [width, device] of WIDTHS) {
		const page = await shopper.blank({ ...device, javaScriptEnabled: false });
		await page.goto(path, { waitUntil: 'load' });
		const { height } = (await page.locator('body').boundingBox()) ?? { height: 0 };
		await page.setViewportSize({ ...device.viewport, height: Math.min(TALLEST, Math.ceil(height)) });
		await expect.poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).map(({ src }) => src))).toEqual([]);
		// Pictures are there before they are decoded and drawn.
		const differences = async () => compareWithBaseline(`${name}-${width}`, await page.screenshot({ animations: 'disabled' }));
		await expect.poll(differences, { interval: 500 }).toEqual([]);
		await page.context().close();
	}
});
