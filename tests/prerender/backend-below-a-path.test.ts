import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { buyMultimeter, MULTIMETER, openNoting } from '#tests/support/minimal-shop-visit.ts';
import { type BuiltShop, startShopProcess } from '#tests/support/shop-process.ts';

let shop: BuiltShop;
let browser: Browser;

beforeAll(async () => {
	const mounted = startShopProcess('tests/support/run-minimal-shop.ts', { APPEND_LANG: 'off' }, ['/shop/api/v2']);
	[shop, browser] = await Promise.all([mounted, launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await shop?.close();
});

test('a shop is built, served and bought from with a backend at /shop/api/v2 that refuses lang in bodies', async () => {
	expect(new URL(shop.backendUrl).pathname).toBe('/shop/api/v2');
	const complaints: string[] = [];
	const page = await openNoting(browser, { url: shop.url, path: MULTIMETER, complaints });
	await waitForPicture(page, /^http:\/\/127\.0\.0\.1:\d+\/photos\/101\.640\.webp$/);
	await buyMultimeter(page);
	expect(complaints).toEqual([]);
});

test('raster pictures on the backend’s own host are shown unchanged', async () => {
	const complaints: string[] = [];
	const page = await openNoting(browser, { url: shop.url, path: '/proizvodi/rasvjeta/radni-reflektor-dan-50-proizvod-204/', complaints });
	await waitForPicture(page, /^http:\/\/localhost:\d+\/media\/slike\/204\.jpg$/);
	expect(complaints).toEqual([]);
});

/** Waits until the main picture has loaded from a matching URL. */
async function waitForPicture(page: Page, address: RegExp): Promise<void> {
	const picture = page.locator('article img').first();
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
	expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(address);
}

test('functions reach it: health and the endpoint table', async () => {
	const ask = async (path: string) => (await fetch(`${shop.url}${path}`)).json();
	expect(await ask('/api/health')).toMatchObject({ data: { status: 'ok' } });
	expect(await ask('/api/nuxtapi/endpoints/')).toMatchObject({ success: true, data: { _get_hapi_webshop_cart: { path: '/api/hapi/webshop/cart' } } });
});
