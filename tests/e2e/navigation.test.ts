import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated, takenOver } from '#tests/support/browse-shop.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** The router stores the position shortly after the last scroll, and Back restores it. */
const noted = (page: Page) => page.evaluate(() => history.state?.vike?.scrollPosition?.y);
const current = (page: Page, path: string) => page.locator(`#kategorije a[href="${path}"]`).getAttribute('aria-current');

/** A link that is not hydrated yet loads the document, as without JavaScript. */
async function follow(page: Page, path: string): Promise<void> {
	await takenOver(page.locator(`main a[href="${path}"]`).first());
	await page.evaluate((href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(), path);
	await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}`.endsWith(path));
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a link keeps the document; title, current marks, focus and scroll position are those of the new page', async () => {
		const page = await shopper.open(screens.home, device);
		await mark(page);
		const title = await page.title();
		await scrollDown(page, 600);
		await follow(page, CATEGORY);
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		expect(await isSameDocument(page)).toBe(true);
		await expect.poll(() => page.title()).toContain('Monitori');
		expect(await page.title()).not.toBe(title);
		await expect.poll(() => current(page, CATEGORY)).toBe('page');
		await expect.poll(() => scrolled(page)).toBe(0);
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sadrzaj');
	});

	test('Back and Forward restore page, title and scroll position without loading a document', async () => {
		const page = await shopper.open(CATEGORY, device);
		await mark(page);
		const title = await page.title();
		await scrollDown(page, 500);
		await expect.poll(() => noted(page)).toBe(500);
		await follow(page, screens.product);
		await page.locator('article h1').waitFor();
		await expect.poll(() => scrolled(page)).toBe(0);
		await page.goBack();
		await expect.poll(() => page.title()).toBe(title);
		await expect.poll(() => scrolled(page)).toBe(500);
		await page.goForward();
		await page.locator('article h1').waitFor();
		expect(await isSameDocument(page)).toBe(true);
	});

	test('a product that a link opens shows its description, specification and safety; so does Forward', async () => {
		const page = await shopper.open(screens.product, device);
		const details = () => page.locator('article [data-static]').evaluateAll((parts) => parts.map((part) => part.outerHTML));
		const delivered = await details();
		expect(delivered.join('')).toMatch(/data-static="specification"[^>]*><h2[^>]*>Specifikacije<\/h2><div/);
		await page.goto(new URL(CATEGORY, page.url()).href);
		await mark(page);
		await follow(page, screens.product);
		await page.locator('article h1').waitFor();
		await expect.poll(details).toEqual(delivered);
		await page.goBack();
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		await page.goForward();
		await page.locator('article h1').waitFor();
		await expect.poll(details).toEqual(delivered);
		expect(await isSameDocument(page)).toBe(true);
	});

	test('Back from a product shows its list without loading it again', async () => {
		const page = await shopper.open(CATEGORY, device);
		const cards = page.locator('main li h3 a');
		const total = await cards.count();
		expect(total).toBeGreaterThan(12);
		await follow(page, screens.product);
		await page.locator('article h1').waitFor();
		await page.waitForLoadState('networkidle');
		const loaded: string[] = [];
		page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
		await page.goBack();
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		expect(loaded).not.toContain(CATEGORY);
		await expect.poll(() => cards.count()).toBe(total);
	});

	test('Back restores a position far down in a list', async () => {
		const page = await shopper.open(CATEGORY, device);
		const last = page.locator('main li h3 a').last();
		await last.scrollIntoViewIfNeeded();
		const top = await scrolled(page);
		await expect.poll(() => noted(page)).toBe(top);
		const place = await last.evaluate((link) => Math.round(link.getBoundingClientRect().top));
		await follow(page, screens.product);
		await page.locator('article h1').waitFor();
		await page.goBack();
		await expect.poll(() => scrolled(page)).toBe(top);
		expect(await last.evaluate((link) => Math.round(link.getBoundingClientRect().top))).toBe(place);
	});

	test('another page of the magazine opens at the top, and Back returns to the link', async () => {
		const page = await shopper.open('/magazin/', device);
		await mark(page);
		const link = page.locator('a[rel="next"]');
		await takenOver(link);
		await link.evaluate((next) => next.scrollIntoView({ block: 'center', behavior: 'instant' }));
		const before = await scrolled(page);
		expect(before).toBeGreaterThan(500);
		await expect.poll(() => noted(page)).toBeGreaterThan(500);
		await link.click();
		await page.waitForURL('**/magazin/?page=2');
		await page.locator('a[rel="prev"]').waitFor();
		await expect.poll(() => scrolled(page)).toBe(0);
		expect(await isSameDocument(page)).toBe(true);
		await page.goBack();
		await page.waitForURL('**/magazin/');
		await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
	});

	test('another page of the same list opens at its top, an anchor at its element', async () => {
		const page = await shopper.open('/proizvodi/', device);
		await mark(page);
		const link = page.locator('a[rel="next"]');
		await takenOver(link);
		await link.evaluate((next) => next.scrollIntoView());
		await link.click();
		await page.waitForURL('**/proizvodi/?page=2');
		await expect.poll(() => page.locator('a[rel="prev"]').count()).toBe(1);
		const head = page.locator('main h2[tabindex="-1"]').first();
		await expect.poll(() => head.evaluate((element) => document.activeElement === element && Math.abs(element.getBoundingClientRect().top) < 200)).toBe(true);
		expect(await isSameDocument(page)).toBe(true);

		await page.goto(screens.product);
		await mark(page);
		await page.locator('nav a[href^="#"]').first().click();
		await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
		expect(await isSameDocument(page)).toBe(true);
	});

	test('Back over a modal to another page renders that page and closes the modal; Forward returns to the list', async () => {
		const page = await shopper.open(screens.home, device);
		await mark(page);
		await follow(page, CATEGORY);
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		await page.evaluate(() => document.querySelector<HTMLElement>('main a[href*="mode=quick"]')?.click());
		await page.locator('dialog[open]').waitFor();
		await page.evaluate(() => history.go(-2));
		await page.waitForURL((url) => url.pathname === screens.home);
		await page.locator('dialog[open]').waitFor({ state: 'detached' });
		await expect.poll(() => page.locator('h1', { hasText: 'Monitori' }).count()).toBe(0);
		await page.goForward();
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		expect(await isSameDocument(page)).toBe(true);
	});

	test('Back from a product that was reloaded restores the filtered list', async () => {
		const page = await shopper.open('/proizvodi/', device);
		const product = page.locator('main li h3 a').first();
		const before = await product.textContent();
		const link = page.locator('a[rel="next"]');
		await takenOver(link);
		await link.click();
		await page.waitForURL('**/proizvodi/?page=2');
		await expect.poll(() => product.textContent()).not.toBe(before);
		const title = await product.textContent();
		await takenOver(product);
		await product.click();
		await page.locator('article h1').waitFor();
		await page.reload();
		await hydrated(page);
		await page.goBack();
		await page.waitForURL('**/proizvodi/?page=2');
		await page.locator('article h1').waitFor({ state: 'detached' });
		await expect.poll(() => product.textContent()).toBe(title);
	});
});
