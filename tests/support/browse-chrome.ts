import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { MenuDetailsByUrl } from '#lib/navigation/menu-details.ts';
import { browserOfWorker } from './launch-browser.ts';
import { buildChrome, CHROME_ORIGIN, type ChromeFiles, serveChrome } from './serve-chrome.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface Visit {
	readonly viewport?: typeof WIDE;
	/** The `shop_state` cookie. */
	readonly cookie?: string;
	readonly javaScript?: boolean;
	/** The file with the details of the category menu; without it there is none. */
	readonly details?: MenuDetailsByUrl;
}

/** Opens a page with only the chrome in the browser of this worker. Errors in the console fail the test. */
export function browseChrome(): (visit?: Visit) => Promise<Page> {
	const contexts: BrowserContext[] = [];
	const complaints: string[] = [];
	let browser: Browser;
	let files: ChromeFiles;

	beforeAll(async () => {
		browser = await browserOfWorker();
		files = await buildChrome(browser, { page: 'chrome', script: true });
	}, 60_000);
	afterEach(async () => {
		await Promise.all(contexts.splice(0).map((context) => context.close()));
		expect(complaints.splice(0)).toEqual([]);
	});

	return async ({ viewport = WIDE, cookie = '', javaScript = true, details = {} } = {}) => {
		const context = await browser.newContext({ viewport, reducedMotion: 'reduce', javaScriptEnabled: javaScript });
		contexts.push(context);
		if (cookie) await context.addCookies([{ name: 'shop_state', value: cookie, url: CHROME_ORIGIN }]);
		await serveChrome(context, files);
		await context.route(`${CHROME_ORIGIN}/builds/menus/hr-HR.json`, (route) => route.fulfill({ json: details }));
		const page = await context.newPage();
		page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
		page.on('pageerror', (error) => complaints.push(error.message));
		await page.goto(`${CHROME_ORIGIN}/racunalna-oprema-2/`);
		if (javaScript) await page.waitForSelector('header [data-board]', { state: 'attached' });
		return page;
	};
}
