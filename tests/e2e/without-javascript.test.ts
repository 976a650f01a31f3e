import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

/** Screens with personal content. */
const LIVE = ['/webshop/kosarica/', '/webshop/dostava/', '/webshop/hvala/', '/lista-zelja/', '/usporedba/', '/moj-racun/', '/moj-racun/prijava/'];

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	const plain = { ...device, javaScriptEnabled: false };

	test('a product shows its name, price, description and specification', async () => {
		const page = await shopper.open(screens.product, plain);
		expect(await page.locator('h1').innerText()).not.toBe('');
		expect(await page.locator('article').innerText()).toMatch(/\d+,\d{2}\s?€/);
		expect((await page.locator('#opis').innerText()).length).toBeGreaterThan(80);
		await expect.poll(() => page.locator('#specifikacije').getByRole('term').count()).toBeGreaterThan(2);
	});

	test('parts that need JavaScript are replaced by a notice, without dead controls', async () => {
		const controls = 'main :is(form, input, [data-buy], [aria-busy="true"], [role="status"])';
		for (const path of LIVE) {
			const page = await shopper.open(path, plain);
			expect([path, await page.locator('main noscript > p').allInnerTexts()]).toEqual([path, [expect.stringContaining('potreban je JavaScript')]]);
			expect([path, await page.locator(controls).filter({ visible: true }).count()]).toEqual([path, 0]);
			await page.context().close();
		}
		const page = await shopper.open(screens.product, plain);
		expect(await page.locator('article noscript > p').isVisible()).toBe(true);
		expect(await page.locator('article :has(> noscript) [data-buy]').filter({ visible: true }).count()).toBe(0);
		expect(await page.locator('article').getByText('14 dana').first().isVisible()).toBe(true);
	});

	test('the withdrawal page shows the postal address and the model form', async () => {
		const page = await shopper.open('/webshop/odustanak/', plain);
		expect(await page.locator('main').getByRole('link', { name: 'Primjer obrasca za odustanak' }).isVisible()).toBe(true);
	});

	test('every visible button opens a menu or sends a form', async () => {
		for (const path of ['/', CATEGORY, screens.product, screens.post]) {
			const page = await shopper.open(path, plain);
			const seen = page.locator('button, a[href*="mode="]').filter({ visible: true });
			expect([path, await seen.count()]).not.toEqual([path, 0]);
			expect([path, await seen.and(page.locator(':not([popovertarget], [form], form[action] *)')).allInnerTexts()]).toEqual([path, []]);
			await page.context().close();
		}
	});

	test('a category shows its products with prices, and its menu has working links', async () => {
		const page = await shopper.open(CATEGORY, plain);
		await expect.poll(() => page.locator('main h3 a').filter({ visible: true }).count()).toBeGreaterThan(5);
		expect(await page.locator('main').innerText()).toMatch(/\d+,\d{2}\s?€/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.locator('[popovertarget="kategorije"]:not([popovertargetaction])').filter({ visible: true }).first().click();
		await page.locator('#kategorije a[href="/proizvodi/racunala/"]').click();
		await page.waitForURL('**/proizvodi/racunala/');
	});

	test('the search form opens the search page', async () => {
		const page = await shopper.open('/', plain);
		await page.locator('input[name="search_q"]').fill('monitor');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/trazi/?search_q=monitor');
		await expect.poll(() => page.locator('h1').count()).toBe(1);
	});
});
