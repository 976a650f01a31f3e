import { expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { compareWithBaseline } from '#tests/support/compare-with-baseline.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';
import { holdCode } from '#tests/support/hold-code.ts';

const shopper = browseShop();
/** Doors open day by day, flyers begin and end: these pages do not look the same on each day of a year. */
const ALIVE = new Set(['calendar', 'calendar under way', 'calendar rules', 'flyer']);
const paths = Object.entries({ home: '/', ...(await findContentPaths()) }).filter(([name]) => !ALIVE.has(name));

/** Longer pages are compared to here, in pixels. */
const TALLEST = 6000;

test.each(paths)('%s looks like its baseline', async (name, path) => {
	for (const [width, device] of WIDTHS) {
		const page = await shopper.blank(device);
		// As it stands in the file, with the controls that come to life.
		await holdCode(page);
		await page.goto(path, { waitUntil: 'load' });
		const { height } = (await page.locator('body').boundingBox()) ?? { height: 0 };
		await page.setViewportSize({ ...device.viewport, height: Math.min(TALLEST, Math.ceil(height)) });
		await page.evaluate(() => {
			for (const image of document.images) image.loading = 'eager';
			return Promise.all([...document.images].map((image) => image.decode()));
		});
		// What is decoded is not yet drawn.
		const differences = async () => compareWithBaseline(`${name}-${width}`, await page.screenshot({ animations: 'disabled' }));
		await expect.poll(differences, { interval: 500 }).toEqual([]);
		await page.context().close();
	}
});
