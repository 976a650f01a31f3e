import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { launchCachingBrowser } from '#tests/support/launch-browser.ts';
import { findGoods, findScreens } from '#tests/support/shop-screens.ts';
import { LOGIN, press, signIn } from '#tests/support/sign-in.ts';

const [, device] = WIDTHS[0];
const screens = await findScreens();
const code = `product-${/-(\d+)\/$/.exec(await findGoods())?.[1]}`;
/** A document that every page can be left for. */
const OTHER = screens.page;

let browser: Browser;
let visitor: BrowserContext;
let page: Page;
/** Why the browser did not keep a page. */
let reasons: string[];

beforeAll(async () => {
	browser = await launchCachingBrowser();
}, 60_000);
afterAll(() => browser?.close());
afterEach(() => visitor?.close());

async function openPage(): Promise<void> {
	visitor = await browser.newContext({ ...device, baseURL: inject('shopUrl') });
	visitor.setDefaultTimeout(30_000);
	await visitor.addCookies([{ name: 'gdpr_cookie', value: '', url: inject('shopUrl') }]);
	await visitor.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted)));
	page = await visitor.newPage();
	reasons = [];
	const session = await visitor.newCDPSession(page);
	await session.send('Page.enable');
	session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations.map(({ reason }) => reason)));
}

/** Opens a page as far as a visitor who uses it does: hydrated, and with the code that loads with the first interaction. */
async function use(path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.keyboard.press('Shift');
	await page.waitForLoadState('networkidle');
}

/** Leaves the page for another document and comes back. Returns whether the page was kept, or why not. */
async function leaveAndReturn(away: (() => Promise<void>) | undefined = undefined): Promise<readonly string[]> {
	const { href } = new URL(page.url());
	await page.evaluate(() => Reflect.set(window, 'wasKept', false));
	await page.goto(OTHER);
	await away?.();
	// Whether the other pages were kept does not matter.
	reasons = [];
	await page.evaluate(() => void setTimeout(() => history.back()));
	// A kept page fires no load event.
	await page.waitForURL(href, { waitUntil: 'commit' });
	await expect.poll(() => reasons.length > 0 || page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
	return reasons.length > 0 ? reasons : ['kept'];
}

describe('a page that is left for another document is kept as it is for Back', () => {
	// Browsers do not keep documents with an error status.
	const { missing: _error, page: _other, ...kinds } = screens;
	const paths = { ...kinds, stores: '/poslovnice/', filtered: `${screens.category}?available=true&page=1` };

	test.each(Object.entries(paths))('%s', async (_, path) => {
		await openPage();
		await use(path);
		expect(await leaveAndReturn()).toEqual(['kept']);
	});

	test.each(['podaci', 'dostava', 'placanje', 'pregled', 'kosarica'])('step /webshop/%s/ of a checkout', async (step) => {
		await openPage();
		await page.goto(OTHER);
		await fillCheckout(page, 'cash_on_delivery', code);
		await use(`/webshop/${step}/`);
		expect(await leaveAndReturn()).toEqual(['kept']);
	});

	test('account of a signed-in customer', async () => {
		await openPage();
		await signIn(page);
		await use('/moj-racun/');
		expect(await leaveAndReturn()).toEqual(['kept']);
	});
});

test('a page is kept although the cart changes while it is left; then it shows the new count', async () => {
	await openPage();
	await use(screens.product);
	const buy = page.locator('article [data-buy]').first();
	const count = page.locator('[data-live="cart-count"]').filter({ visible: true }).first();
	const added = page.locator('[data-added]:popover-open');
	await buy.click();
	await added.waitFor();
	expect(await count.textContent()).toBe('1');
	const away = async () => {
		await hydrated(page);
		await page.goto(screens.product);
		await hydrated(page);
		await buy.click();
		await added.waitFor();
		expect(await count.textContent()).toBe('2');
		await page.evaluate(() => void setTimeout(() => history.back()));
		await page.waitForURL(`**${OTHER}`, { waitUntil: 'commit' });
	};
	expect(await leaveAndReturn(away)).toEqual(['kept']);
	await expect.poll(() => count.textContent()).toBe('2');
});

describe('after signing out in another document, Back to a kept page of the customer', () => {
	test.each([
		['asks for a sign-in, if it is of the account', '/moj-racun/', LOGIN],
		['loads it again', screens.product, screens.product],
	])('%s', async (_, path, shown) => {
		await openPage();
		await signIn(page);
		await use(path);
		await page.evaluate(() => Reflect.set(window, 'isOfCustomer', true));
		await page.goto('/moj-racun/logout/');
		await press(page, 'Odjavi se');
		await page.waitForURL((url) => url.pathname === '/');
		await hydrated(page);
		await page.evaluate(() => void setTimeout(() => history.back()));
		// Not `waitForURL`: the kept page is shown first and then loads another, which ends the wait with an error.
		await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
		await expect.poll(() => page.evaluate(() => Reflect.has(window, 'isOfCustomer'))).toBe(false);
		expect(reasons).toEqual([]);
	});
});
