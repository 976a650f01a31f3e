import type { Browser } from 'playwright-core';
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

test('a shop is built, served and bought from with a backend at /shop/api/v2 that takes no lang in bodies', async () => {
	expect(new URL(shop.backendUrl).pathname).toBe('/shop/api/v2');
	const complaints: string[] = [];
	const page = await openNoting(browser, { url: shop.url, path: MULTIMETER, complaints });
	await page.waitForFunction(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth);
	await buyMultimeter(page);
	expect(complaints).toEqual([]);
});

test('functions speak with it, too: maintenance, health, the endpoint table', async () => {
	const ask = async (path: string) => (await fetch(`${shop.url}${path}`)).json();
	expect(await ask('/api/health')).toMatchObject({ data: { status: 'ok' } });
	expect(await ask('/api/nuxtapi/endpoints/')).toMatchObject({ success: true, data: { _get_hapi_webshop_cart: { path: '/api/hapi/webshop/cart' } } });
});
