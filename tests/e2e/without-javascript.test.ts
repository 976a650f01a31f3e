import { describe, expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

describe.each(WIDTHS)('%s', (_width, device) => {
	const plain = { ...device, javaScriptEnabled: false };

	test('a product shows its name, price, description and specification', async () => {
		const page = await shopper.open(screens.product, plain);
		expect(await page.locator('h1').innerText()).not.toBe('');
		expect(await page.locator('article').innerText()).toMatch(/\d+,\d{2}\s?€/);
		expect((await page.locator('#opis').innerText()).length).toBeGreaterThan(80);
		expect(await page.locator('#specifikacije').getByRole('term').count()).toBeGreaterThan(2);
	});

	test('a category shows its products with prices, and its menu leads on', async () => {
		const page = await shopper.open(CATEGORY, plain);
		expect(await page.locator('main h3 a').filter({ visible: true }).count()).toBeGreaterThan(5);
		expect(await page.locator('main').innerText()).toMatch(/\d+,\d{2}\s?€/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.locator('[popovertarget="kategorije"]:not([popovertargetaction])').filter({ visible: true }).first().click();
		await page.locator('#kategorije a[href="/proizvodi/racunala/"]').click();
		await page.waitForURL('**/proizvodi/racunala/');
	});

	test('the search form leads to the search page', async () => {
		const page = await shopper.open('/', plain);
		await page.locator('input[name="search_q"]').fill('monitor');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/trazi/?search_q=monitor');
		expect(await page.locator('h1').count()).toBe(1);
	});
});
