import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const DAY = '(pon|uto|sri|čet|pet|sub|ned), \\d+\\.\\s\\p{L}{3}';
/** A range within one month contains the month once. */
const DAYS = `(pon|uto|sri|čet|pet|sub|ned), \\d+\\.(\\s\\p{L}{3})? – ${DAY}`;
const promises = (page: Page) => page.locator('article [data-promises]');

/** No store has a piece; `day`: when each gets one. */
async function withoutStock(page: Page, day: string | null): Promise<void> {
	await page.route('**/api/hapi/catalog/store-stock?*', async (route) => {
		const response = await route.fetch();
		const body = await response.json();
		for (const item of body.data.items) Object.assign(item, { available_qty: 0, ready_from: day });
		await route.fulfill({ response, json: body });
	});
}

/** Replaces the promises in price and stock responses. */
async function promise(page: Page, delivery: object | null, pickup: object | null = null): Promise<void> {
	await page.route('**/api/hapi/catalog/price-qty', async (route) => {
		const response = await route.fetch();
		const body = await response.json();
		for (const item of body.data.items) Object.assign(item, { delivery, pickup });
		await route.fulfill({ response, json: body });
	});
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const tomorrow = { from: '2026-11-26', to: '2026-11-27', order_until: inDays(1), amount: 0 };

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a product shows delivery days, cost, and the cut-off for ordering', async () => {
		const page = await shopper.open(screens.product, { ...device, bypassCSP: true });
		await expect
			.poll(() => promises(page).innerText())
			.toMatch(new RegExp(`^Stiže ${DAYS} · (besplatna dostava|dostava \\d+,\\d\\d\\s€)\\s+ako naručite do \\p{L}{3} \\d\\d:\\d\\d`, 'u'));
		expect(await auditPage(page)).toEqual([]);
	});

	test('a list shows the latest delivery day of each product', async () => {
		const page = await shopper.open(CATEGORY, device);
		await expect.poll(() => page.locator('main li:has(h3)').first().innerText()).toMatch(new RegExp(`Stiže do ${DAY}`, 'u'));
	});

	test('unknown and expired promises are not shown', async () => {
		const page = await shopper.blank(device);
		await promise(page, null);
		await page.goto(screens.product);
		await page.locator('article [data-live=""]').waitFor();
		expect(await promises(page).innerText()).toBe('');
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await promise(page, { ...tomorrow, order_until: inDays(-1) });
		await page.reload();
		await page.locator('article [data-live=""]').waitFor();
		expect(await promises(page).innerText()).toBe('');
	});

	test('a pickup promise shows the number of stores and opens their list', async () => {
		const page = await shopper.blank(device);
		await promise(page, tomorrow, { stores: 3, ready_from: '2027-03-01', order_until: inDays(1) });
		await page.goto(screens.product);
		await promises(page)
			.getByRole('link', { name: /^Preuzimanje od pon, 1\. ožu u 3 poslovnice$/ })
			.click();
		await page.locator('dialog[open] li').first().waitFor();
	});

	test('a store with stock shows its hours and accepts a reservation, which selects pickup there', async () => {
		const page = await shopper.open(`${screens.product}?mode=stores`, {
			...device,
			bypassCSP: true,
			geolocation: { latitude: 43.51, longitude: 16.44 },
			permissions: ['geolocation'],
		});
		const store = page.locator('dialog[open] li', { has: page.getByRole('button', { name: /^Rezerviraj/ }) }).first();
		await store.getByText(/^(Otvoreno|Zatvoreno)/).waitFor();
		await page.locator('dialog[open]').getByRole('button', { name: 'Najbliže meni' }).click();
		await store.getByText(/ ·\s[\d.,]+\skm$/).waitFor();
		expect(await auditPage(page)).toEqual([]);
		const title = await store.getByRole('link').first().innerText();
		await store.getByRole('button', { name: /^Rezerviraj/ }).click();
		await page.locator('dialog[open]').getByText('Preuzimanje u ovoj poslovnici odabrano je u košarici').waitFor();
		const chosen = await page.evaluate(async () => (await fetch('/api/hapi/webshop/cart')).json());
		expect(chosen.data.parcels[0].shipping).toMatchObject({ code: 'pickup', location_title: title });
	});

	test('a store without stock says when it has a piece that is ordered now, and can be chosen', async () => {
		const page = await shopper.blank(device);
		await withoutStock(page, '2027-03-01');
		await page.goto(`${screens.product}?mode=stores`);
		const store = page.locator('dialog[open] li', { has: page.getByRole('button', { name: /^Preuzmi ovdje/ }) }).first();
		await store.getByText('Ako naručite sada: spremno pon, 1. ožu').waitFor();
		const title = await store.getByRole('link').first().innerText();
		await store.getByRole('button', { name: `Preuzmi ovdje: ${title}` }).click();
		await page.locator('dialog[open]').getByText('Preuzimanje u ovoj poslovnici odabrano je u košarici').waitFor();
		const chosen = await page.evaluate(async () => (await fetch('/api/hapi/webshop/cart')).json());
		expect(chosen.data.parcels[0].shipping).toMatchObject({ code: 'pickup', location_title: title });
	});

	test('a store without stock that gets none offers nothing', async () => {
		const page = await shopper.blank(device);
		await withoutStock(page, null);
		await page.goto(`${screens.product}?mode=stores`);
		await page.locator('dialog[open] li').first().waitFor();
		expect(await page.getByRole('button', { name: /^(Rezerviraj|Preuzmi ovdje)/ }).count()).toBe(0);
	});

	test('the layout does not shift when the promise loads', async () => {
		const page = await shopper.blank(device);
		await promise(page, tomorrow, { stores: 3, ready_from: '2027-03-01', order_until: inDays(1) });
		await page.goto(screens.product);
		const buy = page.locator('article [data-buy]').first();
		const before = await buy.boundingBox();
		await promises(page).getByText('Stiže').waitFor();
		expect((await buy.boundingBox())?.y).toBe(before?.y);
	});

	test('the cart shows delivery days, the amount missing for free delivery, and free delivery', async () => {
		const page = await shopper.open(screens.product, { ...device, bypassCSP: true });
		await page.locator('article [data-buy]').first().click();
		await page.locator('[data-added]:popover-open [data-cart-delivery]').getByText('Stiže').waitFor();
		const lack = async (missing: number) => {
			await page.route('**/api/hapi/webshop/cart', async (route) => {
				const response = await route.fetch();
				const body = await response.json();
				Object.assign(body.data, { missing_for_free: missing });
				// Free delivery has no charge.
				if (missing === 0 && body.data.delivery) body.data.delivery.amount = 0;
				await route.fulfill({ response, json: body });
			});
			await page.goto(screens.cart);
		};
		await lack(12.5);
		await page.locator('main [data-cart-delivery]').getByText('Do besplatne dostave nedostaje 12,50 €.').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await lack(0);
		await page.locator('main dl').first().getByText('Besplatno').waitFor();
	});
});

test('a product shows no promise without scripts', async () => {
	const page = await shopper.open(screens.product, { javaScriptEnabled: false });
	expect(await promises(page).innerText()).toBe('');
});

test('prerendered pages contain no delivery days', async () => {
	const page = await shopper.blank();
	for (const path of [screens.product, CATEGORY]) expect(await (await page.request.get(path)).text()).not.toMatch(/Stiže/);
});
