import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const fresh = (page: Page) => page.locator('main [data-live=""]');
const price = (page: Page) =>
	page
		.locator('main article')
		.first()
		.getByText(/\d+,\d{2}\s?€/)
		.first()
		.innerText();
const refuse = (page: Page, calls: string) =>
	page.route(calls, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '600' }, contentType: 'application/problem+json', body: '{}' }));

test('a product confirms once that price and stock are current', async () => {
	const page = await shopper.open(screens.product);
	await fresh(page).waitFor({ state: 'attached' });
});

test('if live data fails, the product stays as it was built, and can be bought', async () => {
	shopper.expectComplaint(/503/);
	const page = await shopper.blank({ javaScriptEnabled: false });
	await page.goto(screens.product);
	const built = await price(page);
	const failing = await shopper.blank();
	await refuse(failing, '**/api/hapi/catalog/price-qty');
	await Promise.all([failing.waitForResponse('**/api/hapi/catalog/price-qty'), failing.goto(screens.product)]);
	await failing.locator('article [data-buy]').first().click();
	await expect.poll(() => failing.locator('[data-live="cart-count"]').last().textContent()).toBe('1');
	expect([await price(failing), await fresh(failing).count()]).toEqual([built, 0]);
});

test('a cart shows loading, an error, and its lines after a successful retry', async () => {
	shopper.expectComplaint(/503/, /503/);
	const page = await shopper.open(screens.product);
	const added = page.waitForResponse((response) => response.url().endsWith('/api/hapi/webshop/product') && response.ok());
	await page.locator('article [data-buy]').first().click();
	await added;
	await refuse(page, '**/api/hapi/webshop/cart');
	await page.goto('/webshop/kosarica/');
	await page.getByRole('heading', { name: 'Košarica se nije učitala' }).waitFor();
	await page.unroute('**/api/hapi/webshop/cart');
	await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
	await page.locator('main input[type="number"]').first().waitFor();
});
