import { expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { hydrateAll } from '#tests/support/hydrate-all.ts';
import { findGoods, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const { product } = await findScreens();
/** Sold out, if a monitor is: the form of the stock alert and alternatives are in place of the button. */
const soldOut = await findGoods(undefined, ({ is_available }) => !is_available).catch(() => product);
const DAY = 86_400_000;

/** A moment on the clock of Zagreb, an hour before that of UTC in winter. */
const inZagreb = (text: string): Date => new Date(`${text}+01:00`);

// Any text that depends on the browser's clock, zone or language would differ from the prerendered HTML; React reports it as error 418, which fails the test.
test.each([
	['a day later', new Date(Date.now() + DAY), 'Europe/Zagreb'],
	['at midnight', inZagreb('2026-12-14T00:00:00'), 'Europe/Zagreb'],
	['on New Year', inZagreb('2027-01-01T00:00:30'), 'Europe/Zagreb'],
	['in Auckland, where it is tomorrow', inZagreb('2026-12-14T20:00:00'), 'Pacific/Auckland'],
])('a product page is hydrated as it was prerendered: %s', async (_when, now, timezoneId) => {
	const open = async (path: string, locale: string) => {
		const page = await shopper.blank({ timezoneId, locale });
		await page.clock.setFixedTime(now);
		await page.goto(path);
		await hydrated(page);
		await hydrateAll(page);
		expect(await page.evaluate(() => Date.now())).toBe(now.getTime());
	};
	// Beside each other: most of the time the page waits.
	await Promise.all([open(product, 'en-US'), open(soldOut, 'de-DE')]);
});
