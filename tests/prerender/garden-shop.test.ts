import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, CART, place, toReview } from '#tests/support/checkout-steps.ts';
import { type GardenShop, startGardenShop } from '#tests/support/garden-shop.ts';
import { browserOfWorker } from '#tests/support/launch-browser.ts';
import { openNoting } from '#tests/support/minimal-shop-visit.ts';

const complaints: string[] = [];
let browser: Browser;
let shop: GardenShop;
beforeAll(async () => {
	[browser, shop] = await Promise.all([browserOfWorker(), startGardenShop()]);
}, 600_000);
afterAll(async () => {
	await shop?.[Symbol.asyncDispose]();
});

const open = (path: string): Promise<Page> => openNoting(browser, { url: shop.url, path, complaints });
const readPage = (path: string) => readFileSync(join(shop.pages, path, 'index.html'), 'utf8');

test('the theme, the logo and the footer of a shop folder are on every page', async () => {
	const page = await open('/');
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--palette-mask-700'))).toBe('#3d5f1a');
	expect(await page.locator('header img[src="/logo.svg"]').evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth)).toBeGreaterThan(0);
	expect(await (await fetch(`${shop.url}/logo.svg`)).text()).toBe(readFileSync('examples/garden-shop/logo/logo.svg', 'utf8'));
	const promise = page.getByText('Sadnice uzgajamo sami i šaljemo ih u vlažnoj zemlji.');
	expect(await promise.evaluate((text) => getComputedStyle(text).paddingBlockStart)).toBe('16px');
	expect(await page.locator('footer').count()).toBe(1);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test('the card of a shop folder shows the products of lists, and works', async () => {
	const page = await open('/proizvodi/');
	const card = page.locator('main li:has(h3)').first();
	expect(await card.evaluate((item) => getComputedStyle(item).borderBlockEndWidth)).toBe('4px');
	await card.getByRole('link').first().click();
	await page.locator('article h1').waitFor();
	expect(complaints).toEqual([]);
	await page.context().close();
});

test('a screen of a shop folder is a static page in each of its languages, and in the sitemap', () => {
	expect(readPage('/plan-sadnje')).toContain('<h1>Plan sadnje</h1>');
	const english = readPage('/en/planting-plan');
	expect(english).toContain('<h1>Planting plan</h1>');
	expect(english).toContain(`<link rel="alternate" hreflang="hr-HR" href="${shop.url}/plan-sadnje/">`);
	expect(existsSync(join(shop.pages, 'de'))).toBe(false);
	const sitemaps = execFileSync('grep', ['-rl', 'plan-sadnje', shop.pages, '--include=*.xml'], { encoding: 'utf8' });
	expect(sitemaps).toMatch(/sitemap/);
});

test('the form of a screen names what is missing, and sends the rest', async () => {
	const page = await open('/plan-sadnje/');
	const send = page.getByRole('button', { name: 'Zatraži plan' });
	await send.click();
	await page.getByText('Upišite površinu, na primjer 40.').waitFor();
	await page.locator('[name="name"]').fill('Ana Vrtić');
	await page.locator('[name="email"]').fill('ana@example.com');
	await page.locator('[name="area"]').fill('40');
	await page.locator('[name="message"]').fill('Lavanda uz ogradu i nešto za sjenu.');
	await send.click();
	await page.getByText('Hvala, Vaš je upit stigao.').waitFor();
	expect(complaints).toEqual([]);
	await page.context().close();
});

test('an order is sent to the system of the shop folder', async () => {
	const page = await open('/proizvodi/');
	await page.locator('main li:has(h3):has([data-buy]) a').first().click();
	await page.locator('article h1').waitFor();
	await buy(page);
	await page.goto(CART);
	await toReview(page, 'bank_transfer');
	await place(page);
	await expect.poll(() => shop.received).toEqual([{ order: expect.any(String), plants: [expect.objectContaining({ quantity: 1 })] }]);
	await page.context().close();
});

test('a job of the shop folder runs with the backend', async () => {
	await expect.poll(() => shop.greetings()).toBeGreaterThan(0);
});

test('a shop folder merges with later commits of upstream without a conflict', () => {
	const clone = mkdtempSync(join(tmpdir(), 'garden-merge-'));
	const git = (...args: string[]) =>
		execFileSync('git', ['-C', clone, '-c', 'user.name=Merchant', '-c', 'user.email=merchant@example.com', ...args], { encoding: 'utf8' });
	try {
		execFileSync('git', ['clone', '--quiet', '--shared', '--sparse', resolve('.'), clone]);
		git('sparse-checkout', 'set', 'shop');
		const commits = git('rev-list', '--first-parent', '--max-count=21', 'HEAD').trim().split('\n');
		const [upstream = '', start = ''] = [commits[0], commits.at(-1)];
		git('checkout', '--quiet', '-b', 'mine', start);
		expect(git('ls-tree', '--name-only', upstream)).not.toMatch(/^shop$/m);
		cpSync('examples/garden-shop', join(clone, 'shop'), { recursive: true });
		git('add', '--sparse', 'shop');
		git('commit', '--quiet', '-m', 'our shop');
		git('merge', '--quiet', '--no-edit', upstream);
		expect(git('status', '--porcelain')).toBe('');
		expect(
			git('diff', '--name-only', upstream, 'HEAD')
				.trim()
				.split('\n')
				.every((file) => file.startsWith('shop/')),
		).toBe(true);
	} finally {
		rmSync(clone, { recursive: true, force: true });
	}
});
