import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const television = await findTelevision();

const accessories = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Uz ovaj proizvod' }) });
const suggestions = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Možda Vam još treba' }) });
const addressesIn = (part: ReturnType<typeof accessories>) =>
	part.locator('li h3 a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test('a television suggests cables and soundbars, on its page and in the cart, but not what is in the cart already', async () => {
	const page = await shopper.open(television);
	const offered = await addressesIn(accessories(page));
	expect(offered.filter((path) => !/\/(kabeli|linije-zvucnika)\//.test(path))).toEqual([]);
	const [first = '', second] = offered;

	await page.goto(first);
	await hydrated(page);
	await buy(page);
	await page.goto(television);
	await hydrated(page);
	await accessories(page).scrollIntoViewIfNeeded();
	await expect.poll(() => addressesIn(accessories(page))).toEqual(offered.slice(1));

	await buy(page);
	await page.goto(CART);
	await suggestions(page).waitFor();
	const suggested = await addressesIn(suggestions(page));
	expect(suggested).toContain(second);
	expect(suggested).not.toContain(first);
	expect(suggested.filter((path) => path.includes('/televizori/'))).toEqual([]);
});

describe.each(FLOW_WIDTHS)('added to the cart, %s', (_width, device) => {
	const panel = (page: Page) => page.locator('[data-added]:popover-open');
	const offers = (page: Page) => panel(page).getByRole('region', { name: 'Uz ovaj proizvod' });
	const titles = (page: Page) => offers(page).locator('li > a').allTextContents();
	const cartLink = (page: Page) => panel(page).getByRole('link', { name: 'Otvori košaricu' });

	test('the panel offers up to three accessories below a visible link to the cart, each added with one press and not offered again', async () => {
		const page = await shopper.open(television, device);
		await buy(page);
		await offers(page).locator('li').first().waitFor();
		const first = await titles(page);
		expect(first.length).toBeGreaterThan(0);
		expect(first.length).toBeLessThanOrEqual(3);
		const isInView = await cartLink(page).evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight);
		expect(isInView).toBe(true);

		await panel(page).getByRole('button', { name: 'Nastavi kupnju' }).focus();
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first[0]);
		await offers(page).locator('[data-buy]').first().click();
		await expect.poll(() => panel(page).getByRole('status').first().textContent()).toMatch(/^U košarici: 2 komada/);
		await offers(page).getByText('U košarici', { exact: true }).waitFor();
		expect(await titles(page)).toEqual(first);

		await page.keyboard.press('Escape');
		await panel(page).waitFor({ state: 'hidden' });
		await buy(page);
		await expect.poll(() => titles(page)).not.toContain(first[0]);
		await cartLink(page).waitFor();
	});

	test('the panel is complete while accessories load and if all are sold out, and closes when the focus leaves it', async () => {
		const page = await shopper.open(television, device);
		const answers: (() => Promise<void>)[] = [];
		await page.route('**/api/nuxtapi/catalog/product/', (route) => {
			answers.push(async () => {
				const response = await route.fetch();
				const body = await response.json();
				for (const card of body.data.accessories) card.is_available = false;
				await route.fulfill({ response, json: body });
			});
		});
		await buy(page);
		await cartLink(page).waitFor();
		await expect.poll(() => answers.length).toBe(1);
		expect(await offers(page).count()).toBe(0);
		const [response] = await Promise.all([page.waitForResponse('**/api/nuxtapi/catalog/product/'), answers[0]?.()]);
		await response.finished();
		expect(await offers(page).count()).toBe(0);
		await panel(page).getByRole('button', { name: 'Nastavi kupnju' }).focus();
		await page.keyboard.press('Tab');
		await panel(page).waitFor({ state: 'hidden' });
	});
});

/** A television on sale whose page suggests both a cable and a soundbar: in the small catalog of the tests not all of them do. */
async function findTelevision(): Promise<string> {
	const list = await read('/proizvodi/tv-i-zvuk/televizori/');
	const paths = new Set([...list.matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path));
	for (const path of paths) {
		const page = await read(path);
		const suggests = (category: string) => new RegExp(`href="/proizvodi/${category}/[^"]+-proizvod-`).test(page);
		if (page.includes('schema.org/InStock') && suggests('kabeli') && suggests('linije-zvucnika')) return path;
	}
	throw new Error('No television suggests both a cable and a soundbar');
}
