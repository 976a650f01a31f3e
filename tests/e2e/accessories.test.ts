import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { findGoods } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const television = await findGoods('/proizvodi/tv-i-zvuk/televizori/');

const accessories = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Uz ovaj proizvod' }) });
const suggestions = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Možda Vam još treba' }) });
const addressesIn = (part: ReturnType<typeof accessories>) =>
	part.locator('li h3 a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test('a television suggests cables and soundbars, on its page and in the cart, but not what is in the cart already', async () => {
	const page = await shopper.open(television);
	const offered = await addressesIn(accessories(page));
	expect(offered.length).toBeGreaterThan(1);
	expect(offered.filter((path) => !/\/(kabeli|linije-zvucnika)\//.test(path))).toEqual([]);
	const [cable = ''] = offered;

	await page.goto(cable);
	await hydrated(page);
	await buy(page);
	await page.goto(television);
	await hydrated(page);
	await accessories(page).scrollIntoViewIfNeeded();
	await expect.poll(() => addressesIn(accessories(page))).toEqual(offered.slice(1));

	await buy(page);
	await page.goto(CART);
	await suggestions(page).waitFor();
	const suggested = await addressesIn(suggestions(page));
	expect(suggested).toEqual(expect.arrayContaining(offered.slice(1, 3)));
	expect(suggested).not.toContain(cable);
	expect(suggested.filter((path) => path.includes('/televizori/'))).toEqual([]);
});
