import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffice } from '#scripts/run/build-office.ts';
import { buy, CART, place, toReview } from '#tests/support/checkout-steps.ts';
import { demoWords } from '#tests/support/demo-words.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { openNoting, waitForHeading } from '#tests/support/minimal-shop-visit.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { followChecklist, openOwnerAccount, openSteps } from '#tests/support/set-up-shop.ts';
import { importInto, type OwnShop, startOwnShopProcess } from '#tests/support/start-command.ts';

const data = mkdtempSync(join('.cache', 'own-shop-'));
const PHONE = { viewport: { width: 390, height: 844 } };
const SCARF = { id: 'SAL-1', title: 'Šal od merino vune', description: 'Mekan i topao.', price: '39.90 EUR', product_type: 'Odjeća > Šalovi' };
const complaints: string[] = [];

let browser: Browser;
let shop: OwnShop;
beforeAll(async () => {
	// A build that ends while a page is open takes away the files of the page.
	await buildOffice();
	[browser, shop] = await Promise.all([launchBrowser(), startOwnShopProcess(data)]);
});
afterAll(async () => {
	await browser?.close();
	await shop?.close();
	for (const folder of [data, ...builtFolders()]) rmSync(folder, { recursive: true, force: true });
});

const builtFolders = () => globSync(`.cache/shops/${basename(data)}-*`);
/** Paths of files for shoppers: pages, data, scripts, styles, sitemaps. */
const builtFiles = () => globSync(`${builtFolders()[0]}/dist/client/**/*.{html,json,js,css,xml,txt,webmanifest}`);

/** A feed of one product, with its photograph. */
async function writeFeed(): Promise<string> {
	writeFileSync(join(data, 'sal.jpg'), await jpeg(900, 1600));
	const row = { ...SCARF, link: 'https://vuna.example/sal', image_link: 'sal.jpg', availability: 'in_stock', brand: 'Vuna i sin' };
	const feed = join(data, 'feed.tsv');
	writeFileSync(feed, `${Object.keys(row).join('\t')}\n${Object.values(row).join('\t')}\n`);
	return feed;
}

test('an owner sets up an empty shop on a phone until only a product is missing', { timeout: 300_000 }, async () => {
	const { origin } = new URL(shop.firstVisit);
	const context = await browser.newContext({ ...PHONE, baseURL: origin });
	const page = await context.newPage();
	await page.goto(shop.firstVisit);
	await openOwnerAccount(page);
	await followChecklist(page);
	await expect.poll(() => openSteps(page), { timeout: 10_000 }).toEqual(['Prvi proizvod']);
	for (const path of ['/admin/', '/admin/#/tax', '/admin/#/shipping', '/admin/#/settings', '/admin/#/payment-methods']) {
		await page.goto(path);
		expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0]);
	}
	await page.getByRole('button', { name: 'Izbornik' }).click();
	await page.getByRole('navigation', { name: 'Glavni izbornik' }).getByRole('link', { name: 'Narudžbe', exact: true }).click();
	await waitForHeading(page, 'Narudžbe');
	await context.close();
});

test('a guest orders the first imported product', { timeout: 240_000 }, async () => {
	await shop.close();
	expect(await importInto(data, await writeFeed(), '--in-stock', '5')).toMatch(/1 new[\s\S]*1 pictures and documents stored/);
	shop = await startOwnShopProcess(data);
	const page = await openNoting(browser, { url: shop.url, path: '/', complaints });
	await page.getByRole('link', { name: SCARF.title }).first().click();
	await waitForHeading(page, SCARF.title);
	expect(await page.getByText('Dostupnost u poslovnicama').count()).toBe(0);
	await buy(page);
	await page.goto(CART);
	await toReview(page, 'cash_on_delivery');
	await place(page);
	await page.getByText(SCARF.title).first().waitFor();
	expect(complaints).toEqual([]);
});

test('the category menu shows the product for its category, which has no picture', () => {
	const details = JSON.parse(readFileSync(join(builtFolders()[0] ?? '', 'dist/client/builds/menus/hr-HR.json'), 'utf8'));
	expect(Object.values(details)).toEqual([
		{ picture: { src: expect.stringMatching(/^\/media\/stored\//), width: expect.any(Number), height: expect.any(Number) } },
	]);
});

test('no built file contains texts of the demo shop', () => {
	const files = builtFiles();
	expect(files.filter((file) => file.includes('-proizvod-1/')).length).toBeGreaterThan(0);
	const words = demoWords();
	expect(words.length).toBeGreaterThan(50);
	const found = files.flatMap((file) => {
		const text = readFileSync(file, 'utf8');
		return words.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`);
	});
	expect(found).toEqual([]);
});
