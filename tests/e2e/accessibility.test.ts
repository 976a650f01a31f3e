import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

describe.each(WIDTHS)('%s', (width, device) => {
	const options = { ...device, bypassCSP: true };

	test('the open category board has no accessibility fault, in light and in dark', async () => {
		const page = await shopper.open(screens.page, options);
		await page.locator('[popovertarget="kategorije"]:not([popovertargetaction])').filter({ visible: true }).first().click();
		await page.locator('#kategorije:popover-open').waitFor();
		if (width === 'phone') await page.locator('#kategorije [aria-controls]').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
	});

	test('neither has the open cart drawer, empty or filled, nor the filled cart page', async () => {
		const page = await shopper.open(screens.product, options);
		const cart = page.locator('[data-opens="cart"]').filter({ visible: true });
		await cart.click();
		await page.locator('dialog[open] h3').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await page.locator('article [data-buy]').first().click();
		await cart.click();
		await page.locator('dialog[open] input').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.locator('dialog[open] a[href="/webshop/kosarica/"]').click();
		await page.locator('main input[type="number"]').waitFor();
		expect(await auditPage(page)).toEqual([]);
	});
});
