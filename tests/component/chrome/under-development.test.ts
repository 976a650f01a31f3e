import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserOfWorker } from '#tests/support/launch-browser.ts';
import { buildChrome, CHROME_ORIGIN, type ChromeFiles, serveChrome } from '#tests/support/serve-chrome.ts';

const LOGIN = '/racun/prijava/';
const COVERED = { overlay: true, inert: true };
const OPEN = { overlay: false, inert: false };

let browser: Browser;
let files: ChromeFiles;
let context: BrowserContext | undefined;
const complaints: string[] = [];

beforeAll(async () => {
	browser = await browserOfWorker();
	files = await buildChrome(browser, { page: 'covered', script: false });
}, 60_000);
afterEach(async () => {
	await context?.close();
	expect(complaints.splice(0)).toEqual([]);
});

async function open({ path = '/kabeli/', cookie = '', javaScriptEnabled = true, width = 390 }): Promise<Page> {
	context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled });
	if (cookie) await context.addCookies([{ name: 'shop_state', value: cookie, url: CHROME_ORIGIN }]);
	await serveChrome(context, files);
	const page = await context.newPage();
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.goto(`${CHROME_ORIGIN}${path}`);
	return page;
}

const stateOf = (page: Page) =>
	page.evaluate(() => ({
		overlay: document.getElementById('u-izradi')?.checkVisibility() ?? false,
		inert: document.querySelector('main')?.inert ?? false,
	}));

describe('the overlay of a shop under development, for', () => {
	test.each([
		['a visitor', '', '/kabeli/', COVERED],
		['a guest', 'u=0&c=2&s=abc', '/kabeli/', COVERED],
		['a customer', 'u=1&c=0&s=abc', '/kabeli/', COVERED],
		['a visitor with an invalid staff flag in the hint', 'u=1&c=0&s=abc&t=11', '/kabeli/', COVERED],
		['staff, developers and superusers', 'u=1&c=0&s=abc&t=1', '/kabeli/', OPEN],
		['a visitor of the sign-in page', '', LOGIN, OPEN],
		['a visitor of a path that only begins like the sign-in page', '', `${LOGIN}x/`, COVERED],
	])('%s', async (_who, cookie, path, expected) => {
		expect(await stateOf(await open({ path, cookie }))).toEqual(expected);
	});

	test('stays without JavaScript', async () => {
		const page = await open({ javaScriptEnabled: false });
		expect(await page.locator('#u-izradi').isVisible()).toBe(true);
	});
});

describe.each([390, 1440])('at %i px', (width) => {
	test('nothing behind the overlay can be seen, clicked or focused', async () => {
		const page = await open({ width });
		await page.getByRole('heading', { name: 'Trgovina je u izradi' }).waitFor();
		const corners = await page.evaluate(() =>
			[
				[1, 1],
				[innerWidth - 2, 1],
				[1, innerHeight - 2],
				[innerWidth / 2, innerHeight / 2],
			].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('#u-izradi') !== null),
		);
		expect(corners).toEqual([true, true, true, true]);
		const reached = new Set<string>();
		for (let press = 0; press < 4; press++) {
			await page.keyboard.press('Tab');
			reached.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'page'));
		}
		expect([...reached].filter((href) => href !== 'page')).toEqual([LOGIN]);
	});

	test('the overlay has no accessibility errors', async () => {
		const page = await open({ width });
		await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
		const errors = await page.evaluate(async () => (await Reflect.get(window, 'axe').run()).violations.map(({ id }: { id: string }) => id));
		expect(errors).toEqual([]);
	});
});

test('the overlay follows navigations, and is removed after staff sign in', async () => {
	const page = await open({ path: LOGIN });
	const goTo = (path: string) =>
		page.evaluate((to) => {
			history.pushState(null, '', to);
			dispatchEvent(new Event('shop:navigated'));
		}, path);
	await goTo('/kabeli/');
	expect(await stateOf(page)).toEqual(COVERED);
	await goTo(LOGIN);
	expect(await stateOf(page)).toEqual(OPEN);
	await page.context().addCookies([{ name: 'shop_state', value: 'u=1&c=0&s=abc&t=1', url: CHROME_ORIGIN }]);
	await goTo('/kabeli/');
	expect(await stateOf(page)).toEqual(OPEN);
});
