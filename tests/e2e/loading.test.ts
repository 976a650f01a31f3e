import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART, openCart } from '#tests/support/checkout-steps.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { findGoods, findScreens, type ScreenPaths } from '#tests/support/shop-screens.ts';
import { LOGIN, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const screens = await findScreens();
const NAMES = Object.keys(screens) as (keyof ScreenPaths)[];

/** Every layout shift in view, with its element. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Reflect.set(window, 'layoutShifts', shifts);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const moved: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, 'sources') ?? [];
				const moves = moved.map(({ node, previousRect: from, currentRect: to }) => `${node?.outerHTML?.slice(0, 80)} from ${from.y} to ${to.y}`);
				shifts.push(`${Reflect.get(entry, 'value')} ${moves.join(' | ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** Sum of the layout shifts, and their elements. */
async function shiftsOf(page: Page): Promise<{ total: number; message: string }> {
	const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
	return { total: shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0), message: shifts.join('\n') };
}

test('energy labels in a list do not move during hydration', async () => {
	const page = await shopper.blank({ viewport: { width: 412, height: 823 } });
	await watchShifts(page);
	await page.goto('/proizvodi/monitori/');
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	await page.locator('[aria-busy] li [href*="/documents/"]').first().waitFor();
	const { total, message } = await shiftsOf(page);
	expect(total, message).toBeLessThan(0.001);
});

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test.each(NAMES)('%s loads without an error, policy violation or layout shift, and is no wider than the window', async (name) => {
		if (name === 'missing') shopper.expectComplaint(/404/);
		const page = await shopper.blank(device);
		await watchShifts(page);
		const documents: string[] = [];
		page.on('request', (request) => request.url() === new URL(screens[name], inject('shopUrl')).href && documents.push(request.url()));
		await page.goto(screens[name]);
		await hydrated(page);
		await page.waitForLoadState('networkidle');
		// The page data is part of the document.
		expect(documents).toHaveLength(1);
		const { total, message } = await shiftsOf(page);
		expect(total, message).toBeLessThan(0.01);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	});

	test('nothing moves when the answer for a filled cart arrives', async () => {
		const page = await openCart(shopper, await findGoods(), device);
		await watchShifts(page);
		await delayAnswers(page);
		expect(await shiftsWhile(page, CART)).toBe('');
	});

	test.each(['podaci', 'placanje', 'pregled'])('nothing moves when the answers for the checkout step %s arrive', async (step) => {
		const page = await shopper.open(screens.home, device);
		await fillCheckout(page, 'cash_on_delivery');
		await watchShifts(page);
		await delayAnswers(page);
		expect(await shiftsWhile(page, `/webshop/${step}/`)).toBe('');
	});

	test('nothing moves when the orders of the account arrive', async () => {
		const page = await shopper.open(LOGIN, device);
		await signIn(page);
		await watchShifts(page);
		await delayAnswers(page);
		expect(await shiftsWhile(page, '/moj-racun/', page.locator('main h3').first())).toBe('');
	});

	test('nothing moves when the products of a wishlist and of a comparison arrive', async () => {
		const page = await shopper.open(screens.category, device);
		for (const [action, list] of [
			['wish', 'wishlist'],
			['compare', 'compare'],
		] as const)
			for (const place of [0, 1, 2]) {
				const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith(`/api/hapi/${list}`));
				await page.locator(`main li [data-action="${action}"]`).nth(place).click();
				await saved;
			}
		await watchShifts(page);
		await delayAnswers(page);
		expect(await shiftsWhile(page, '/lista-zelja/', page.locator('main li').nth(2))).toBe('');
		expect(await shiftsWhile(page, '/usporedba/', page.locator('main').getByRole('table'))).toBe('');
	});
});

/** Loads an address until `shown` is there. Returns what moved meanwhile; empty if nothing did. */
async function shiftsWhile(page: Page, path: string, shown: Locator = page.locator('main').getByText('Ukupno').first()): Promise<string> {
	await page.goto(path);
	await shown.waitFor();
	await page.waitForLoadState('networkidle');
	expect(new URL(page.url()).pathname).toBe(path);
	const { total, message } = await shiftsOf(page);
	return total < 0.001 ? '' : message;
}

/** The backend's answers come so late that what waits for them is painted first. */
const delayAnswers = (page: Page) =>
	page.route('**/api/hapi/**', async (route) => {
		await setTimeout(400);
		await route.continue();
	});

test('the head of an article does not change its height when its font loads', async () => {
	const heights: number[] = [];
	for (const fonts of ['here', 'late']) {
		const page = await shopper.blank(WIDTHS[0][1]);
		if (fonts === 'late') {
			shopper.expectComplaint(/woff2|ERR_FAILED/, /woff2|ERR_FAILED/);
			await page.route(/\.woff2/, (route) => route.abort());
		}
		await page.goto(screens.post, { waitUntil: 'load' });
		await page.evaluate(() => document.fonts.ready);
		heights.push(
			await page
				.locator('main ul:has(> li > time)')
				.first()
				.evaluate((list) => list.getBoundingClientRect().height),
		);
		await page.context().close();
	}
	expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0);
});

test.each(['home', 'category', 'product', 'post'] as const)(
	'on a phone, %s requests at most six files until its stylesheet and that of the look are there (ADR 99, 151)',
	async (name) => {
		const page = await shopper.blank(WIDTHS[0][1]);
		const files = new Set<string>();
		page.on('request', (request) => request.resourceType() !== 'document' && files.add(new URL(request.url()).pathname));
		let before: readonly string[] = [];
		await page.route(/\.css$/, async (route) => {
			await setTimeout(500);
			before = [...files];
			await route.continue();
		});
		await page.goto(screens[name], { waitUntil: 'load' });
		expect(before.filter((file) => file.endsWith('.css') && file !== '/look.css')).toHaveLength(1);
		expect(before.length, before.join(' ')).toBeLessThanOrEqual(6);
		await page.context().close();
	},
);

test('text needs only the small font that the document references', async () => {
	const page = await shopper.blank();
	const fonts = new Set<string>();
	page.on('request', (request) => request.resourceType() === 'font' && fonts.add(request.url().replace(/.*\/([\w-]+)\..*/, '$1')));
	await page.goto(screens.home);
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	expect([...fonts]).toEqual(['shop-latin']);
	await expect.poll(() => page.locator('link[rel="preload"][as="font"]').count()).toBe(1);
});
