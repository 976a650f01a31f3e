import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { median } from '#scripts/run/median.ts';
import { browseShop } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';
import { slowDown } from '#tests/support/slow-down.ts';
import { begin, names, settled, visitWithTags } from '#tests/support/tagged-visit.ts';
import { watchClicks } from '#tests/support/watch-clicks.ts';

const shopper = browseShop();
const screens = await findScreens();

describe('the cost of tags', () => {
	const paint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

	test('they do not delay the first paint: at most 50 ms between the medians of five visits each', { timeout: 120_000, retry: 2 }, async () => {
		const paints: Record<string, number[]> = { with: [], without: [] };
		for (let round = 0; round < 5; round++) {
			for (const [kind, granted] of [
				['without', ''],
				['with', 'analytics|marketing'],
			] as const) {
				const { page } = await visitWithTags(shopper, granted, { work: 50 });
				await page.goto(screens.product);
				await page.waitForLoadState('load');
				await expect.poll(() => paint(page)).toBeGreaterThan(0);
				paints[kind]?.push(await paint(page));
				await page.context().close();
			}
		}
		console.log(`FCP: ${median(paints['with'] ?? [])} ms with tags, ${median(paints['without'] ?? [])} ms without`);
		expect(median(paints['with'] ?? []) - median(paints['without'] ?? [])).toBeLessThanOrEqual(50);
	});

	test('a click gets a response within 200 ms on a machine four times slower', { timeout: 60_000 }, async () => {
		const { page, tags } = await visitWithTags(shopper, 'analytics|marketing');
		await begin(page, screens.category);
		await expect.poll(() => names(tags)).toContain('view_item_list');
		await settled(page);
		await slowDown(page);
		const takeClicks = await watchClicks(page);
		const panel = page.locator('[data-added]:popover-open');
		const hearts = page.locator('main [data-action="wish"]');
		const bought = () => names(tags).filter((name) => name === 'add_to_cart').length;
		const rounds: number[] = [];
		// The best of three rounds, because other work on the machine only adds time.
		for (let round = 0; round < 3 && (rounds.length === 0 || Math.min(...rounds) >= 200); round++) {
			for (const column of [0, 1, 2]) {
				// Other cards in each round, so that none runs out of stock.
				const place = 3 * round + column;
				const earlier = bought();
				await hearts.nth(place).click();
				await page.locator('main [data-buy]:not([data-added] *)').nth(place).click();
				await expect.poll(bought).toBeGreaterThan(earlier);
				// The panel that confirms the purchase covers other cards.
				await panel.waitFor();
				await page.keyboard.press('Escape');
				await panel.waitFor({ state: 'hidden' });
			}
			const durations = await takeClicks();
			console.log(`Presses with tags, 4x slower: ${durations.join(', ')} ms`);
			rounds.push(Math.max(...durations));
		}
		expect(Math.min(...rounds)).toBeLessThan(200);
	});
});
