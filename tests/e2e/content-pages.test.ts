import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';
import { htmlErrors } from '#tests/support/html-errors.ts';
import { read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const paths = Object.entries(await findContentPaths());

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.each(paths)('%s has no accessibility error, scrolls only vertically and loads nothing from third parties', async (_name, path) => {
	const page = await shopper.blank({ bypassCSP: true });
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).origin));
	await page.goto(path);
	await hydrated(page);
	for (const [width, { viewport }] of WIDTHS) {
		await page.setViewportSize(viewport);
		expect([width, await auditPage(page, 'main'), await isTooWide(page)]).toEqual([width, [], false]);
	}
	expect([...asked]).toEqual([inject('shopUrl')]);
});

test.each(paths)('%s is valid HTML without inline scripts and styles', async (_name, path) => {
	expect(await htmlErrors(await read(path))).toEqual([]);
});

test.each(FLOW_WIDTHS)('everything can be read without scripts: %s', async (_width, device) => {
	const page = await shopper.blank({ ...device, javaScriptEnabled: false });
	for (const [name, path] of paths) {
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		expect([name, await page.locator('h1').count()]).toEqual([name, 1]);
		expect([name, (await page.locator('main').innerText()).length > 100]).toEqual([name, true]);
		// A form that cannot be submitted without scripts is not shown.
		await expect.poll(async () => [name, await page.locator('main form').filter({ visible: true }).count()]).toEqual([name, 0]);
	}
});

test('questions open without scripts, one at a time', async () => {
	const page = await shopper.open('/cesta-pitanja/', { javaScriptEnabled: false });
	const questions = page.locator('main details');
	await questions.nth(1).locator('summary').click();
	await questions.nth(2).locator('summary').click();
	expect(await questions.nth(2).locator('.prose').isVisible()).toBe(true);
	expect(await questions.nth(1).locator('.prose').isVisible()).toBe(false);
});
