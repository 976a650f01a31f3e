import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { findGoods, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();
const CODE = /\/assets\/.*\.js$/;
const DESKTOP = WIDTHS[1][1];

/** A page whose code for controls was not touched yet; from now on no more code is loaded. */
async function openWithoutMore(path: string): Promise<Page> {
	shopper.expectComplaint(/ERR_FAILED/, /Failed to fetch dynamically imported module/, /Importing a module script failed/);
	const page = await shopper.blank(DESKTOP);
	await page.goto(path);
	await hydrated(page);
	await cut(page);
	return page;
}

const cut = (page: Page) => page.route(CODE, (route) => route.abort());
const restore = (page: Page) => page.unroute(CODE);

/** Loads the code of clicks, but not what a click loads. */
async function touch(page: Page): Promise<void> {
	await restore(page);
	await page.keyboard.press('Shift');
	await page.waitForLoadState('networkidle');
	await cut(page);
}

const MOMENTS = [
	['before', async () => {}],
	['after', touch],
] as const;

test.each(MOMENTS)('without the code of its modal a link is followed, %s the first interaction', async (_when, prepare) => {
	const page = await openWithoutMore(screens.product);
	await prepare(page);
	const link = page.locator('main a[href*="mode=share"]').first();
	const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
	await Promise.all([page.waitForURL(address), link.click()]);
});

test.each(MOMENTS)(
	'without the code of a wishlist button the page is reloaded, so that the next tap counts, %s the first interaction',
	async (_when, prepare) => {
		const page = await openWithoutMore(screens.product);
		await prepare(page);
		const wish = page.locator('article [data-action="wish"]').first();
		await Promise.all([page.waitForEvent('domcontentloaded'), wish.click()]);
		await restore(page);
		await page.reload();
		await hydrated(page);
		await wish.click();
		await expect.poll(() => wish.getAttribute('aria-pressed')).toBe('true');
	},
);

test('without their code the cart link opens the cart page, and the search field searches', async () => {
	const page = await openWithoutMore(screens.product);
	await page.locator('header [name="search_q"]').fill('kabel');
	await Promise.all([page.waitForURL(/\/trazi\/\?search_q=kabel/), page.keyboard.press('Enter')]);
	await restore(page);
	await page.goto(goods);
	await hydrated(page);
	await buy(page);
	await page.goto(screens.product);
	await hydrated(page);
	await cut(page);
	await Promise.all([page.waitForURL(`**${CART}`), page.locator('header a[href="/webshop/kosarica/"]').filter({ visible: true }).first().click()]);
});
