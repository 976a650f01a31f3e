import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const WISHLIST = '/lista-zelja/';
const hearts = (page: Page) => page.locator('main [data-action="wish"]');
const count = (page: Page) => page.locator('[data-live="wishlist-count"]').last().textContent();
const lines = (page: Page) => page.locator('main li:has(h2)');

const isTaken = (response: Response) => response.request().method() === 'POST' && response.url().endsWith('/api/hapi/wishlist') && response.ok();

/** Clicks hearts of a list, one after the other, and waits for the responses. */
async function wish(page: Page, places: readonly number[]): Promise<void> {
	for (const place of places) {
		const heart = hearts(page).nth(place);
		await Promise.all([page.waitForResponse(isTaken), heart.evaluate((pressed: HTMLElement) => pressed.click())]);
		await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
	}
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a guest’s hearts fill immediately, survive a reload, and are counted', async () => {
		const page = await shopper.open(CATEGORY, device);
		await wish(page, [0, 1]);
		await expect.poll(() => count(page)).toBe('2');
		await page.reload();
		await hydrated(page);
		await expect.poll(() => hearts(page).nth(1).getAttribute('aria-pressed')).toBe('true');
		await hearts(page)
			.nth(1)
			.evaluate((heart: HTMLElement) => heart.click());
		await expect.poll(() => count(page)).toBe('1');
	});

	test('the quantity is stored, a line moves to the cart, and there is no accessibility error, filled or empty', async () => {
		const page = await shopper.open(screens.product, { ...device, bypassCSP: true });
		await wish(page, [0]);
		await page.goto(WISHLIST);
		await lines(page).first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		for (const _press of [1, 2, 3]) await lines(page).first().getByRole('button', { name: 'Povećaj količinu' }).click();
		await expect.poll(() => lines(page).first().locator('input').inputValue()).toBe('4');
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop_saved_changes'))).toBe(null);
		await page.reload();
		await expect.poll(() => lines(page).first().locator('input').inputValue()).toBe('4');
		await lines(page)
			.first()
			.getByRole('button', { name: /^Premjesti u košaricu/ })
			.click();
		await page.getByRole('heading', { name: 'Lista želja je prazna' }).waitFor();
		await expect.poll(() => page.locator('[data-live="cart-count"]').last().textContent()).toBe('4');
		expect(await auditPage(page)).toEqual([]);
	});

	test('its page asks for the list once, though the marks of the buttons are not known', async () => {
		const page = await shopper.open(screens.product, device);
		await wish(page, [0]);
		// When the next document begins: in this one the addition still refetches the list, and notes its marks.
		await page.addInitScript(() => localStorage.removeItem('shop_saved'));
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.method() !== 'GET' || !/\/api\/hapi\/(wishlist|compare)/.test(request.url())) return;
			// The frame's address would not do: a request of the document before may be reported after the new one has begun.
			if (new URL(request.headers()['referer'] ?? page.url()).pathname === WISHLIST) asked.push(new URL(request.url()).pathname);
		});
		await page.goto(WISHLIST);
		await lines(page).first().waitFor();
		await page.keyboard.press('Shift');
		await expect.poll(() => count(page)).toBe('1');
		await expect.poll(() => asked).toContain('/api/hapi/compare');
		await page.waitForLoadState('networkidle');
		expect(asked.toSorted()).toEqual(['/api/hapi/compare', '/api/hapi/wishlist', '/api/hapi/wishlist/categories']);
	});

	test('shows a price drop since the product was added, but no rise and no unknown earlier price', async () => {
		const page = await shopper.open(screens.product, device);
		await wish(page, [0]);
		let before = 100_000;
		await page.route(/\/api\/hapi\/wishlist$/, async (route) => {
			const response = await route.fetch();
			const body = await response.json();
			for (const item of body.data.items) item.price_when_added = before || null;
			await route.fulfill({ response, json: body });
		});
		for (const [price, said] of [
			[100_000, 1],
			[0.01, 0],
			[0, 0],
		] as const) {
			before = price;
			await page.goto(WISHLIST);
			await lines(page).first().waitFor();
			expect([
				price,
				await lines(page)
					.getByText(/^Jeftinije za .+ otkako je na listi: tada 100\.000,00\s€$/)
					.count(),
			]).toEqual([price, said]);
		}
	});

	test('categories filter the list', async () => {
		const page = await shopper.open(CATEGORY, device);
		await wish(page, [0, 1]);
		await page.goto(WISHLIST);
		await expect.poll(() => lines(page).count()).toBe(2);
		const narrower = page.getByRole('group', { name: 'Kategorije na listi' }).getByRole('button').filter({ hasText: /1$/ }).first();
		await narrower.click();
		await expect.poll(() => lines(page).count()).toBe(1);
		await lines(page)
			.getByRole('button', { name: /^Ukloni/ })
			.click();
		await expect.poll(() => lines(page).count()).toBe(0);
		await page.getByRole('button', { name: 'Sve', exact: true }).click();
		await expect.poll(() => lines(page).count()).toBe(1);
	});

	test('others see a shared list by its link, until sharing ends', async () => {
		shopper.expectComplaint(/404/);
		const page = await shopper.open(CATEGORY, device);
		await wish(page, [0]);
		await page.goto(WISHLIST);
		await page.getByRole('button', { name: 'Napravi poveznicu' }).click();
		const address = await page.getByLabel('Poveznica').inputValue();
		const other = await shopper.open(address, device);
		await other.getByRole('heading', { name: 'Podijeljena lista želja' }).waitFor();
		await other.locator('main h3').first().waitFor();
		await page.getByRole('button', { name: 'Prestani dijeliti' }).click();
		await page.getByRole('button', { name: 'Napravi poveznicu' }).waitFor();
		await other.reload();
		await other.getByRole('heading', { name: 'Ova lista se više ne dijeli' }).waitFor();
	});

	test('a heart that is clicked while the list of the previous session still loads stays filled', async () => {
		const page = await shopper.open(CATEGORY, device);
		await wish(page, [0]);
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		const { promise: ended, resolve: end } = Promise.withResolvers<void>();
		let posts = 0;
		await page.route(/\/api\/hapi\/wishlist(\?|$)/, async (route) => {
			if (route.request().method() === 'POST' && ++posts > 1) await ended;
			const response = await route.fetch();
			if (route.request().method() === 'GET') await held;
			await route.fulfill({ response });
		});
		const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/api/hapi/wishlist'));
		const press = (place: number) =>
			hearts(page)
				.nth(place)
				.evaluate((heart: HTMLElement) => heart.click());
		await press(1);
		const list = (await asked).response();
		await press(2);
		await expect.poll(() => hearts(page).nth(2).getAttribute('aria-pressed')).toBe('true');
		release();
		await (await list)?.finished();
		await page.waitForTimeout(150);
		expect(await hearts(page).nth(2).getAttribute('aria-pressed')).toBe('true');
		expect(await count(page)).toBe('3');
		end();
	});

	test('a product wished for offline is sent once the connection is back', async () => {
		shopper.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
		const page = await shopper.open(CATEGORY, device);
		await wish(page, [0]);
		const posts: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && request.url().includes('/wishlist') && posts.push(request.url()));
		await page.context().setOffline(true);
		await hearts(page)
			.nth(1)
			.evaluate((heart: HTMLElement) => heart.click());
		await page.getByText('Trenutačno nema veze').waitFor();
		await expect.poll(() => count(page)).toBe('2');
		expect(posts).toEqual([]);
		await Promise.all([page.waitForResponse(isTaken), page.context().setOffline(false)]);
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop_saved_changes'))).toBe(null);
		expect(posts).toHaveLength(1);
		await page.goto(WISHLIST);
		await expect.poll(() => lines(page).count()).toBe(2);
	});
});
