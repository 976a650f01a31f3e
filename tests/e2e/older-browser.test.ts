import { expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

/** Features that browsers in the README's list may lack. */
function takeAway(): void {
	const of = (path: string): unknown => path.split('.').reduce<object>((owner, name) => Reflect.get(owner, name), globalThis);
	const newer = {
		URL: ['parse'],
		Promise: ['try'],
		RegExp: ['escape'],
		Error: ['isError'],
		Math: ['sumPrecise'],
		'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
		'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
		'Uint8Array.prototype': ['toBase64', 'toHex'],
		'Element.prototype': ['moveBefore', 'setHTML'],
		'Document.prototype': ['startViewTransition'],
		'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
		globalThis: ['scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'cookieStore', 'navigation'],
	};
	for (const [path, names] of Object.entries(newer)) for (const name of names) Reflect.deleteProperty(Object(of(path)), name);
}

test('the shop can be used to buy in the oldest supported browser, which lacks newer features', async () => {
	const page = await shopper.blank();
	await page.addInitScript(takeAway);
	await page.goto(screens.product);
	await hydrated(page);
	expect(await page.evaluate(() => ['parse' in URL, 'requestIdleCallback' in window, 'union' in new Set()])).toEqual([false, false, false]);
	await page.locator('article [data-buy]').first().click();
	await page.locator('dialog[open] a[href="/webshop/kosarica/"], [data-opens="cart"]').filter({ visible: true }).first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').filter({ visible: true }).first().textContent()).toBe('1');
	await page.goto('/webshop/dostava/');
	await page.waitForURL(/podaci/);
	for (const path of [screens.category, '/trazi/?search_q=monitor', '/lista-zelja/', '/moj-racun/logout/', '/poslovnice/']) {
		await page.goto(path);
		await hydrated(page);
	}
	// Links to other pages of the shop navigate without loading a document.
	await page.goto(screens.category);
	await hydrated(page);
	await page.locator(`main a[href="${screens.product}"]`).first().click();
	await page.waitForURL(`**${screens.product}`);
	await page.locator('article h1').waitFor();
});
