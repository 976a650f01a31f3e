import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '#tests/support/checkout-steps.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { buyMultimeter, fillCustomer, goOn, MULTIMETER, openNoting, waitForHeading } from '#tests/support/minimal-shop-visit.ts';
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

const open = (path: string): Promise<Page> => openNoting(browser, { url: shop.url, path, complaints });

test('a guest buys from a core-only backend without errors in the browser', async () => {
	const page = await open(MULTIMETER);
	await buyMultimeter(page);
	await page.goto('/kupnja/kosarica/');
	await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	expect(complaints).toEqual([]);
});

test('a refused order is explained in place, because there is no page for failed orders', async () => {
	const page = await open('/proizvodi/rasvjeta/radni-reflektor-dan-50-proizvod-204/');
	await waitForHeading(page, 'Radni reflektor Dan 50');
	await buy(page);
	await page.goto('/kupnja/podaci/');
	await fillCustomer(page);
	await page.locator('main [name="accept_terms"]').check();
	// Changes the cart behind the page's back, as another browser of the same visitor would.
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

test('features that the backend lacks are not offered, and no link leads home instead', async () => {
	const page = await open('/uvjeti-kupnje/');
	expect(await page.locator('header a[href="/"], footer a[href="/"]').count()).toBe(1);
	expect(await page.getByText(/Omiljeno|Lista želja|Usporedba|Prijava|Newsletter/i).count()).toBe(0);
	expect(await page.locator('[data-action="wish"], [data-action="compare"]').count()).toBe(0);
	const footer = await page.locator('footer').innerText();
	expect(footer).toContain('Plaćanje pouzećem');
	expect(footer).not.toMatch(/Kartic|bankarstvo|Uplatnica|Poslovnic|Nagradn|Raskid|Novosti|Radnim dan/i);
	expect(await page.locator('header').innerText()).not.toMatch(/radna dana/);
});
