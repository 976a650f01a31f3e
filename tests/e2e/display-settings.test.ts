import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

/** A window of 1280 by 1024 pixels at each zoom. */
const ZOOMS = [
	['200 %', { width: 640, height: 512 }],
	['400 %', { width: 320, height: 256 }],
] as const;

test.each(ZOOMS)('at %s the panel of a product that was added covers half of the view at most, and its buttons are in it', async (_zoom, viewport) => {
	const page = await shopper.open(screens.product, { viewport });
	await page.locator('article [data-buy]').first().click();
	const panel = page.locator('[data-added]:popover-open');
	const toCart = panel.locator('a[href="/webshop/kosarica/"]');
	await toCart.waitFor();
	const boxOf = (element: typeof panel) => element.evaluate((node) => node.getBoundingClientRect().toJSON());
	const covered = await boxOf(panel);
	expect((covered.width * covered.height) / (viewport.width * viewport.height)).toBeLessThanOrEqual(0.5);
	expect(covered.right).toBeLessThanOrEqual(viewport.width);
	for (const button of [toCart, panel.getByRole('button', { name: 'Nastavi kupnju' })]) {
		const { top, bottom, left, right } = await boxOf(button);
		expect([top >= covered.top, bottom <= covered.bottom, left >= covered.left, right <= covered.right]).toEqual([true, true, true, true]);
	}
});

test('in forced colours the chosen view of a list, and a product of the wishlist, differ from the others', async () => {
	const page = await shopper.open(screens.category, { forcedColors: 'active' });
	const colours = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]);
	expect(await colours('main header a[aria-current]')).not.toEqual(await colours('main header a:not([aria-current])'));
	const wish = 'main li [data-action="wish"]';
	await page.locator(wish).first().click();
	await page.locator(`${wish}[aria-pressed="true"]`).waitFor();
	expect(await colours(`${wish}[aria-pressed="true"]`)).not.toEqual(await colours(`${wish}[aria-pressed="false"]`));
});

/** Longest time that an element of the page takes to change or move, in seconds. */
const longestMotion = (page: Page) =>
	page.evaluate(() => {
		const seconds = (times: string) => times.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1));
		return Math.max(
			...[...document.querySelectorAll('*')].flatMap((element) => {
				const { transitionDuration, animationDuration } = getComputedStyle(element);
				return [...seconds(transitionDuration), ...seconds(animationDuration)].map((time) => time || 0);
			}),
		);
	});

test('with reduced motion nothing moves, on the page and in what opens over it', async () => {
	const page = await shopper.open(screens.product, { reducedMotion: 'no-preference' });
	expect(await longestMotion(page)).toBeGreaterThan(0.05);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.locator('article [data-buy]').first().click();
	await page.locator('[data-added]:popover-open').waitFor();
	expect(await longestMotion(page)).toBeLessThan(0.02);
	await page.keyboard.press('Escape');
	await page.locator('main a.gallery').first().click();
	await page.locator('dialog[open] [role="status"]').waitFor();
	expect(await longestMotion(page)).toBeLessThan(0.02);
});
