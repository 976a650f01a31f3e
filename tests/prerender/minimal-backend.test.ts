import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GUEST_FIELDS } from '#tests/support/fill-checkout.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { type BuiltShop, startShopProcess } from '#tests/support/shop-process.ts';

let shop: BuiltShop;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
	[shop, browser] = await Promise.all([startShopProcess('tests/support/run-minimal-shop.ts'), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await shop?.close();
});

async function open(path: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
	await context.addCookies([{ name: 'gdpr_cookie', value: '', url: shop.url }]);
	const page = await context.newPage();
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', ({ message }) => complaints.push(message));
	page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
	await page.goto(path);
	return page;
}

const goOn = (page: Page) => page.locator('main form button[type="submit"]').last().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a guest buys from a backend that has the core alone, and nothing complains', async () => {
	const page = await open('/proizvodi/mjerenje/multimetar-volta-m20-proizvod-101/');
	await heading(page, 'Multimetar Volta M20');
	await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
		page.locator('article [data-buy]').first().click(),
	]);
	await page.goto('/kupnja/kosarica/');
	await page.getByRole('link', { name: 'Nastavi na blagajnu' }).click();
	await page.locator('main [name="email"]').waitFor();
	for (const [name, value] of Object.entries(GUEST_FIELDS)) await page.locator(`main [name="${name}"]`).fill(value);
	await goOn(page);
	await heading(page, 'Pregled narudžbe');
	for (const choice of ['Dostava na adresu', 'Plaćanje pouzećem']) await page.locator('main').getByText(choice).first().waitFor();
	await page.locator('main [name="accept_terms"]').check();
	await goOn(page);
	await heading(page, 'Hvala na narudžbi');
	await page.locator('main').getByText('M-1001').first().waitFor();
	await page.goto('/kupnja/kosarica/');
	await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	expect(complaints).toEqual([]);
});

test('an order that is refused is explained where it was placed: there is no page for failed orders', async () => {
	const page = await open('/proizvodi/rasvjeta/radni-reflektor-dan-50-proizvod-204/');
	await heading(page, 'Radni reflektor Dan 50');
	await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
		page.locator('article [data-buy]').first().click(),
	]);
	await page.goto('/kupnja/podaci/');
	await page.locator('main [name="email"]').waitFor();
	for (const [name, value] of Object.entries(GUEST_FIELDS)) await page.locator(`main [name="${name}"]`).fill(value);
	await goOn(page);
	await page.locator('main [name="accept_terms"]').check();
	// The cart changes behind the page's back, as in another browser of the same visitor.
	await page.evaluate(() =>
		fetch('/api/hapi/webshop/product', {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ shopping_cart_code: 'p-204', qty: 2 }),
		}),
	);
	await goOn(page);
	await page.locator('main [role="alert"]').first().waitFor();
	expect(new URL(page.url()).pathname).toBe('/kupnja/pregled/');
});

test('what the backend does not have is not offered: no link leads home in its place', async () => {
	const page = await open('/uvjeti-kupnje/');
	expect(await page.locator('header a[href="/"], footer a[href="/"]').count()).toBe(1);
	expect(await page.getByText(/Omiljeno|Lista želja|Usporedba|Prijava|Newsletter/i).count()).toBe(0);
	expect(await page.locator('[data-action="wish"], [data-action="compare"]').count()).toBe(0);
});
