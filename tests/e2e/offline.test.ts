import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { offlineFiles } from '#scripts/prerender/publish/offline-files.ts';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { keeps, keptPaths, openKept } from '#tests/support/kept-pages.ts';
import { findScreens } from '#tests/support/shop-screens.ts';
import { openWorkerSite } from '#tests/support/worker-site.ts';

const shopper = browseShop();
const screens = await findScreens();

const title = (page: Page) => page.locator('main h1').first().innerText();
/** Expected complaints while offline: each failed request is reported twice. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/];

/** A click on a link of the page, which Vike follows without loading a document. */
const followLink = (page: Page, href: string) =>
	page.evaluate((address) => document.body.appendChild(Object.assign(document.createElement('a'), { href: address })).click(), href);

test('offline a visited page is shown and hydrated; an unvisited one shows a notice, and loads when the connection is back', async () => {
	shopper.expectComplaint(...OFFLINE);
	const page = await openKept(shopper, screens.product);
	const name = await title(page);
	await page.context().setOffline(true);
	await page.reload();
	await hydrated(page);
	expect(await title(page)).toBe(name);
	await page.goto('/o-nama/');
	expect(await title(page)).toBe('Trenutačno nema internetske veze');
	expect(await page.locator('html').getAttribute('lang')).toBe('hr-HR');
	await page.context().setOffline(false);
	await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
	await page.waitForFunction(() => !document.querySelector('main h1')?.textContent?.includes('veze'));
	expect(new URL(page.url()).pathname).toBe('/o-nama/');
});

test('a product added offline is sent when the connection is back, also after a reload', async () => {
	shopper.expectComplaint(...OFFLINE);
	const page = await openKept(shopper, screens.product);
	await page.context().setOffline(true);
	await page.reload();
	await hydrated(page);
	await page.locator('article [data-buy]').first().click();
	const count = page.locator('[data-live="cart-count"]').last();
	await expect.poll(() => count.textContent()).toBe('1');
	await page.reload();
	await hydrated(page);
	const sent = page.waitForResponse((response) => response.url().endsWith('/api/hapi/webshop/product') && response.ok());
	await page.context().setOffline(false);
	await sent;
	await page.goto('/webshop/kosarica/');
	await expect.poll(() => page.locator('main input[type="number"]').first().inputValue()).toBe('1');
});

test('unsent changes of a closed tab are sent once, by the next page of the shop', async () => {
	shopper.expectComplaint(...OFFLINE);
	const page = await openKept(shopper, screens.product);
	await page.context().setOffline(true);
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').last().textContent()).toBe('1');
	const context = page.context();
	const sent: string[] = [];
	context.on('request', (request) => request.url().endsWith('/api/hapi/webshop/product') && sent.push(request.postDataJSON().request_id));
	await page.close();
	await context.setOffline(false);
	const next = await context.newPage();
	const answer = next.waitForResponse((response) => response.url().endsWith('/api/hapi/webshop/product') && response.ok());
	await next.goto('/dostava/');
	await answer;
	for (const path of ['/o-nama/', '/webshop/kosarica/']) {
		await next.goto(path);
		await hydrated(next);
	}
	await expect.poll(() => next.locator('main input[type="number"]').first().inputValue()).toBe('1');
	expect(new Set(sent).size).toBe(1);
	await expect.poll(() => next.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shop_cart')))).toEqual([]);
});

test('cart, checkout, account, search and API responses are never stored', async () => {
	const page = await openKept(shopper, screens.product);
	for (const path of ['/webshop/kosarica/', '/moj-racun/prijava/', '/trazi/?search_q=monitor']) {
		await page.goto(path);
		await hydrated(page);
	}
	// After a click on a link a script fetches the document, at an address that may contain the code of an order.
	await page.goto(screens.product);
	await hydrated(page);
	await Promise.all([page.waitForResponse('**/trazi/?search_q=tipkovnica'), followLink(page, '/trazi/?search_q=tipkovnica')]);
	await page.waitForFunction(() => location.pathname === '/trazi/' && document.querySelector('main h1'));
	await page.goto('/');
	await keeps(page, '/');
	const paths = await keptPaths(page);
	expect(paths.filter((path) => /^\/(api|builds|webshop|moj-racun|trazi)\//.test(path))).toEqual([]);
	expect(paths).toContain(screens.product);
	shopper.expectComplaint(...OFFLINE);
	await page.context().setOffline(true);
	await page.goto('/webshop/kosarica/');
	expect(await title(page)).toBe('Trenutačno nema internetske veze');
});

test('online a page is always the newest version, whatever is stored', async () => {
	const page = await openKept(shopper, screens.product);
	await page.evaluate(async (path) => {
		const name = (await caches.keys()).find((found) => found.includes('pages')) ?? '';
		await (await caches.open(name)).put(path, new Response('<h1>staro</h1>', { headers: { 'content-type': 'text/html' } }));
	}, screens.product);
	await page.reload();
	await hydrated(page);
	expect(await title(page)).not.toBe('staro');
	await expect.poll(() => page.evaluate(async (path) => (await (await caches.match(path))?.text())?.includes('staro'), screens.product)).toBe(false);
});

test('files stored by an earlier worker are removed, other storage is not', async () => {
	const page = await shopper.blank({ serviceWorkers: 'allow' });
	await page.goto('/');
	await page.evaluate(async () => {
		for (const name of ['shop-pages-0', 'shop-files-0', 'other']) await (await caches.open(name)).put('/x', new Response('x'));
	});
	await hydrated(page);
	await page.keyboard.press('Shift');
	await keeps(page, '/');
	expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(['other', 'shop-files-3', 'shop-pages-3']);
});

describe('a worker of a site that changes', () => {
	let site: Awaited<ReturnType<typeof openWorkerSite>>;
	let page: Page;
	const kept = () => page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]);
	beforeEach(async () => {
		site = await openWorkerSite();
		page = await shopper.blank({ serviceWorkers: 'allow' });
		await page.goto(site.url);
		await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.reload();
		await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/')))).toBe(true);
	});
	afterEach(() => site.close());

	test('a stored page is shown if the network does not respond in time', async () => {
		site.isSilent = true;
		await page.reload();
		expect(await page.locator('h1').innerText()).toBe('/');
	});

	const keptTitle = () => page.evaluate(async () => /<h1>(.*)<\/h1>/.exec((await (await caches.match('/'))?.text()) ?? '')?.[1] ?? null);

	test('a response that arrives after the stored page was shown replaces it', async () => {
		site.page = { delay: 6000, status: 200, title: 'novo' };
		await page.reload();
		expect(await page.locator('h1').innerText()).toBe('/');
		await expect.poll(keptTitle, { timeout: 15_000 }).toBe('novo');
	});

	test('a temporary failure of the shop keeps stored pages; a removed page is deleted', async () => {
		shopper.expectComplaint(/503/, /404/);
		site.page = { delay: 0, status: 503, title: 'kvar' };
		await page.reload();
		expect(await page.locator('h1').innerText()).toBe('kvar');
		expect(await keptTitle()).toBe('/');
		site.page = { delay: 0, status: 404, title: 'nema' };
		await page.reload();
		await expect.poll(keptTitle).toBe(null);
	});

	test('a page opened by a link is stored, a preloaded one is not', async () => {
		const ask = (path: string, headers: Record<string, string>) =>
			page.evaluate(async ([url, sent]) => void (await fetch(url, { headers: sent })), [path, headers] as const);
		await ask('/ahead/', { purpose: 'prefetch' });
		await ask('/seen/', {});
		await ask('/list/?page=2', {});
		const has = (path: string) => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
		await expect.poll(async () => [await has('/seen/'), await has('/list/?page=2'), await has('/list/')]).toEqual([true, true, false]);
		expect(await has('/ahead/')).toBe(false);
	});

	test('the worker that unregisters leaves nothing behind', async () => {
		expect(await kept()).toEqual([2, 1]);
		process.env['SERVICE_WORKER'] = 'off';
		site.worker = offlineFiles([])['sw.js'] ?? '';
		delete process.env['SERVICE_WORKER'];
		await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
		await expect.poll(kept).toEqual([0, 0]);
		await page.reload();
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
	});
});

test('the shop can be installed: its manifest lists existing icons in their real sizes', async () => {
	const read = (path: string) => fetch(new URL(path, inject('shopUrl')));
	const manifest = await (await read('/manifest.webmanifest')).json();
	expect(manifest).toMatchObject({ name: 'Titraj', start_url: '/', display: 'standalone' });
	for (const { src, sizes } of manifest.icons) {
		const bytes = new DataView(await (await read(src)).arrayBuffer());
		expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
	}
});
