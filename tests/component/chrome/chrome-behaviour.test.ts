import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseChrome, PHONE, WIDE } from '#tests/support/browse-chrome.ts';
import { CHROME_ORIGIN } from '#tests/support/serve-chrome.ts';

const open = browseChrome();

const board = (page: Page) => page.locator('#kategorije');
const trigger = (page: Page) => page.locator('header [popovertarget]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('category board', () => {
	test('opens with the arrow key; arrows move in the list, into a panel and back; Escape returns the focus', async () => {
		const page = await open();
		await trigger(page).focus();
		await page.keyboard.press('ArrowDown');
		expect(await focused(page)).toBe('Računalna oprema 1');
		await vi.waitFor(async () => {
			await page.keyboard.press('ArrowDown');
			expect(await focused(page)).toBe('Računalna oprema 2');
		});
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		expect(await focused(page)).toBe('Sve iz kategorije Računalna oprema 3');
		await page.keyboard.press('ArrowDown');
		expect(await focused(page)).toBe('Potkategorija 1');
		await page.keyboard.press('End');
		expect(await focused(page)).toBe('Potkategorija 6');
		await page.keyboard.press('ArrowLeft');
		expect(await focused(page)).toBe('Računalna oprema 3');
		await page.keyboard.press('End');
		expect(await focused(page)).toBe('Poslovnice');
		await page.keyboard.press('Home');
		expect(await focused(page)).toBe('Računalna oprema 1');
		await page.keyboard.press('Escape');
		await board(page).waitFor({ state: 'hidden' });
		expect(await focused(page)).toBe('Kategorije');
	});

	test('shows on its button whether it is open, and closes on a click outside and on navigation', async () => {
		const page = await open();
		const expanded = () => trigger(page).getAttribute('data-board');
		await trigger(page).click();
		expect(await expanded()).toBe('open');
		expect(await trigger(page).getAttribute('aria-expanded')).toBeNull();
		await page.mouse.click(700, 880);
		expect(await expanded()).toBe('closed');
		await trigger(page).click();
		await page.evaluate(() => Reflect.get(window, 'chromeNavigated')('/racunalna-oprema-3/potkategorija-1/'));
		await board(page).waitFor({ state: 'hidden' });
	});

	test('closes when Tab moves the focus out of it', async () => {
		const page = await open();
		await trigger(page).focus();
		await page.keyboard.press('ArrowDown');
		await vi.waitFor(async () => {
			await page.keyboard.press('End');
			expect(await focused(page)).toBe('Poslovnice');
		});
		await page.keyboard.press('Tab');
		await board(page).waitFor({ state: 'hidden' });
		expect(await page.evaluate(() => document.activeElement?.matches('a:not([popover] *)'))).toBe(true);
	});

	test.each([
		['wide', WIDE, 'header [popovertarget]'],
		['phone', PHONE, 'nav > [popovertarget="kategorije"]'],
	])('works without JavaScript (%s)', async (_name, viewport, button) => {
		const page = await open({ viewport, javaScript: false });
		await page.locator(button).click();
		expect(await page.locator('#kategorije a[href="/racunalna-oprema-12/"]').isVisible()).toBe(true);
		expect(await page.locator('#kategorije a[href="/racunalna-oprema-1/potkategorija-6/"]').isVisible()).toBe(true);
	});
});

describe('the current page', () => {
	test('is marked together with its parent entries, also after a navigation', async () => {
		const page = await open();
		const mark = (path: string) => page.locator(`#kategorije a[href="${path}"]`).getAttribute('aria-current');
		expect(await mark('/racunalna-oprema-2/')).toBe('page');
		await page.evaluate(() => Reflect.get(window, 'chromeNavigated')('/racunalna-oprema-3/potkategorija-1/'));
		expect(await mark('/racunalna-oprema-2/')).toBeNull();
		expect(await mark('/racunalna-oprema-3/')).toBe('true');
		expect(await mark('/racunalna-oprema-3/potkategorija-1/')).toBe('page');
	});
});

describe('data from the browser', () => {
	test('the hint cookie provides the cart count, and the account link of a customer', async () => {
		const page = await open({ cookie: 'u=1&c=3&s=abc' });
		expect(await page.locator('header [data-live="cart-count"]').textContent()).toBe('3');
		const account = page.locator('[data-account]');
		expect(await account.getAttribute('href')).toBe('/racun/');
		expect(await account.textContent()).toBe('Moj račun');
	});

	test('without a session the account link leads to the sign-in page', async () => {
		const page = await open();
		expect(await page.locator('[data-account]').getAttribute('href')).toBe('/racun/prijava/');
	});

	test('live counts appear in header and bottom bar, and zero shows nothing', async () => {
		const page = await open();
		const counts = () => page.locator('[data-live="wishlist-count"]').allTextContents();
		await page.evaluate(() => Reflect.get(window, 'setLive')('wishlist-count', 7));
		expect(await counts()).toEqual(['7', '7']);
		await page.evaluate(() => Reflect.get(window, 'setLive')('wishlist-count', 0));
		expect(await counts()).toEqual(['', '']);
	});
});

describe('cart link', () => {
	test('opens the cart page if no code handles the click', async () => {
		const page = await open();
		await page.locator('header [data-opens="cart"]').click();
		await page.waitForURL(`${CHROME_ORIGIN}/kosarica/`);
	});

	test('opens the drawer if code handles the click', async () => {
		const page = await open();
		await page.evaluate(() => document.addEventListener('cart:open', (event) => event.preventDefault()));
		await page.locator('header [data-opens="cart"]').click();
		expect(page.url()).toBe(`${CHROME_ORIGIN}/racunalna-oprema-2/`);
	});
});

describe.each([
	['wide', WIDE],
	['phone', PHONE],
])('%s', (_name, viewport) => {
	test('has no accessibility errors in light and dark, open or closed', async () => {
		const page = await open({ viewport });
		expect(await auditPage(page)).toEqual([]);
		await page.evaluate(async () => {
			document.getElementById('kategorije')?.showPopover();
			await Promise.all(document.getAnimations().map(({ finished }) => finished));
		});
		expect(await auditPage(page)).toEqual([]);
	});

	test("is not wider than the window, and draws its icons under the shop's own security policy, in light and dark", async () => {
		const page = await open({ viewport });
		const icon = page.locator('header a[href="/usporedba/"] use');
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
			await expect.poll(() => icon.evaluate((use) => use instanceof SVGGraphicsElement && use.getBBox().width)).toBeGreaterThan(10);
		}
	});
});
