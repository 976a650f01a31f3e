import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let browser: Browser;
beforeAll(async () => {
	[backend, browser] = await Promise.all([startTestBackend(), launchBrowser()]);
});
afterAll(async () => {
	await browser.close();
	await backend.close();
});

/** The page at a viewport width, with errors of the browser and requests to other hosts. */
async function open(width: number) {
	const page = await browser.newPage({ viewport: { width, height: 844 } });
	const complaints: string[] = [];
	page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('request', (request) => new RegExp(`^(${backend.url}/|data:)`).test(request.url()) || complaints.push(request.url()));
	await page.goto(`${backend.url}/hapi/v1/docs`);
	return { page, complaints };
}

describe.each([1440, 390])('the page of the reference, %i pixels wide', (width) => {
	it('shows a call with its reasons, headers and example, without another host or an error', async () => {
		const { page, complaints } = await open(width);
		await page.locator('.opblock-tag[data-tag="Cart"]').click();
		const call = page.locator('#operations-Cart-_post_hapi_webshop_product');
		await call.locator('.opblock-summary-control').click();
		const text = call.locator('.opblock-body');
		await text.getByText('The browser when a buy button is clicked.').waitFor();
		await text.getByText('Public host of the shop').waitFor();
		expect(await text.locator('.body-param__example, .highlight-code').first().innerText()).toContain('"shopping_cart_code"');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		expect(complaints).toEqual([]);
		await page.close();
	}, 60_000);
});
