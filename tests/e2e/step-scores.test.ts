import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#scripts/run/free-port.ts';
import { callShop, fillCheckout } from '#tests/support/fill-checkout.ts';
import { launchVisitor } from '#tests/support/launch-browser.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { findGoods } from '#tests/support/shop-screens.ts';

const shopUrl = inject('shopUrl');
let folder: string;
let port: number;
let visitor: BrowserContext;
let page: Page;
/** Of the product in the cart. */
let code: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visitor-'));
	port = await freePort();
	visitor = await launchVisitor(folder, { baseURL: shopUrl, args: [`--remote-debugging-port=${port}`] });
	await visitor.addCookies([{ name: 'gdpr_cookie', value: '', url: shopUrl }]);
	page = await visitor.newPage();
	await page.goto('/dostava/');
	code = `product-${/-(\d+)\/$/.exec(await findGoods())?.[1]}`;
	await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: code, qty: 1 });
});
afterAll(async () => {
	await visitor?.close();
	await rm(folder, { recursive: true, force: true });
});

/** Runs Lighthouse in the visitor's browser, which may open the steps. Returns the failed audits. */
async function findErrors(path: string): Promise<readonly string[]> {
	const answer = await lighthouse(new URL(path, shopUrl).href, { port, logLevel: 'error', onlyCategories: ['accessibility'], disableStorageReset: true });
	if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse ${path}: ${answer?.lhr.runtimeError?.message ?? 'no result'}`);
	const { lhr } = answer;
	expect(new URL(lhr.finalDisplayedUrl).pathname).toBe(new URL(path, shopUrl).pathname);
	const errors = lhr.categories['accessibility']?.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
	if (lhr.categories['accessibility']?.score !== 1 && errors?.length === 0) return ['the score is not 1'];
	return errors ?? ['no score'];
}

// At night: Lighthouse checks accessibility by axe, which checkout-guest.test.ts and every-screen.test.ts run on the same steps in a sixth of the time.
describe.runIf(isNightly).each([
	['an unknown visitor', ['kosarica', 'podaci'], async () => undefined],
	['a guest with everything chosen', ['podaci', 'placanje', 'pregled'], () => fillCheckout(page, 'cash_on_delivery', code)],
])('for %s', (_, steps, begin) => {
	beforeAll(begin);
	test.each(steps)('Lighthouse finds no accessibility error on the step /webshop/%s/', async (step) => {
		expect(await findErrors(`/webshop/${step}/`)).toEqual([]);
	});
});

test.runIf(isNightly)('Lighthouse finds none on the thank-you page', async () => {
	await fillCheckout(page, 'cash_on_delivery', code);
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').check();
	await page.locator('main form button[type="submit"]').last().click();
	await page.waitForURL('**/webshop/hvala/**');
	const { pathname, search } = new URL(page.url());
	expect(await findErrors(pathname + search)).toEqual([]);
});
