import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { findScreens } from '#tests/support/shop-screens.ts';
import { button, customer, LOGIN } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const { product } = await findScreens();

test.each([
	['sign-in', LOGIN, customer, 'Prijavi se', (page: Page) => page.waitForURL((url) => url.pathname !== LOGIN)],
	[
		'the order lookup',
		'/webshop/pronadi-narudzbu/',
		{ number: '1', email: customer.email },
		'Prikaži narudžbu',
		(page: Page) => page.getByText('Narudžbu nismo našli').waitFor(),
	],
	[
		'the quick order',
		'/proizvodi/?special_view=order_form',
		{ quantity: '2', code: 'NEMA-TOGA' },
		'Dodaj redak',
		(page: Page) => page.locator('main li[data-verdict="unknown"]').waitFor(),
	],
])('%s: a form submitted before the code is loaded keeps its input, and is sent once the code is loaded', async (_form, path, values, press, done) => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto(path);
	const address = page.url();
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
	await page.keyboard.press('Enter');
	await page.waitForTimeout(500);
	expect(page.url()).toBe(address);
	release();
	await takenOver(button(page, press));
	await button(page, press).click();
	await done(page);
});

test('the start script reads cookies on the cart page only, for the mark of a new visitor', async () => {
	const page = await shopper.blank();
	await holdCode(page);
	await page.addInitScript(() => {
		const read = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get;
		Object.defineProperty(document, 'cookie', {
			get: () => {
				document.documentElement.setAttribute('data-cookies-read', '');
				return read?.call(document);
			},
		});
	});
	const marksOf = async (path: string) => {
		await page.goto(path);
		await page.waitForFunction(() => 'earlyClicks' in window);
		return page.locator('html').evaluate(({ dataset }) => [dataset['cookiesRead'], dataset['visitor']]);
	};
	expect(await marksOf('/webshop/kosarica/')).toEqual(['', 'new']);
	expect(await marksOf('/')).toEqual([undefined, undefined]);
});

test('clicks on a wishlist button before its code is loaded count once', async () => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto(product);
	const wish = page.locator('article [data-action="wish"]').first();
	await wish.click();
	await wish.click();
	const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/wishlist'));
	release();
	expect((await saved).ok()).toBe(true);
	await expect.poll(() => wish.getAttribute('aria-pressed')).toBe('true');
});

test('text typed into the search before its code is loaded gets suggestions, and the category board opens', async () => {
	const page = await shopper.blank(WIDTHS[1][1]);
	const release = await holdCode(page);
	await page.goto(product);
	await page.locator('[popovertarget="kategorije"]').filter({ visible: true }).first().click();
	await expect.poll(() => page.locator('#kategorije').evaluate((board) => board.matches(':popover-open'))).toBe(true);
	await page.keyboard.press('Escape');
	await page.locator('header [name="search_q"]').click();
	await page.keyboard.type('kabel');
	release();
	await page.locator('header [role="option"]').first().waitFor();
});

test('a mouse move counts as an interaction and loads deferred code', async () => {
	const page = await shopper.blank({ ...WIDTHS[1][1], undecided: true });
	// Without the timer that loads deferred code after 8 s.
	await page.addInitScript(() => {
		const later = window.setTimeout.bind(window);
		Object.assign(window, { setTimeout: (act: () => void, delay?: number) => (delay === 8000 ? 0 : later(act, delay)) });
	});
	await page.goto('/');
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	expect(await page.locator('[data-consent]').count()).toBe(0);
	await page.mouse.move(300, 300);
	await page.mouse.move(320, 310);
	await page.locator('[data-consent]').waitFor();
});

test('a visitor without a session sees the empty cart before the code is loaded, and after it', async () => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto('/webshop/kosarica/');
	const empty = page.locator('main section').filter({ visible: true }).getByRole('heading');
	await expect.poll(() => empty.allInnerTexts()).toEqual(['Košarica je prazna']);
	release();
	await expect.poll(() => page.locator('main h1').allInnerTexts()).toEqual(['Košarica je prazna']);
	await expect.poll(() => empty.count()).toBe(1);
});
