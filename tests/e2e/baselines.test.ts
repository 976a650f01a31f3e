import { expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { compareWithBaseline } from '#tests/support/compare-with-baseline.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';
import { holdCode } from '#tests/support/hold-code.ts';

const shopper = browseShop();
/** Pages of calendars and flyers look different every day, so they have no baseline. */
const ALIVE = new Set(['calendar', 'calendar under way', 'calendar rules', 'flyer']);
const paths = Object.entries({ home: '/', ...(await findContentPaths()) }).filter(([name]) => !ALIVE.has(name));

/** Height in pixels to which longer pages are compared. */
const TALLEST = 6000;

test.each(paths)('%s looks like its baseline', async (name, path) => {
	for (const [width, device] of WIDTHS) {
		const page = await shopper.blank(device);
		// Hydrated, because some controls appear with hydration.
		await holdCode(page);
		await page.goto(path, { waitUntil: 'load' });
		const { height } = (await page.locator('body').boundingBox()) ?? { height: 0 };
		await page.setViewportSize({ ...device.viewport, height: Math.min(TALLEST, Math.ceil(height)) });
		const decode = () => {
			for (const image of document.images) image.loading = 'eager';
			return Promise.all([...document.images].map((image) => image.decode())).then(() => 'decoded', String);
		};
		// A picture that chooses another source in between is refused once.
		await expect.poll(() => page.evaluate(decode)).toBe('decoded');
		// A decoded picture is not painted yet.
		const differences = async () => compareWithBaseline(`${name}-${width}`, await page.screenshot({ animations: 'disabled' }));
		await expect.poll(differences, { interval: 500 }).toEqual([]);
		await page.context().close();
	}
});
