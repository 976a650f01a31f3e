import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shopper } from './browse-shop.ts';
import { GUEST_FIELDS } from './guest-fields.ts';
import { heading } from './sign-in.ts';

export const CART = '/webshop/kosarica/';

export const goOn = (page: Page) => page.locator('main form button[type="submit"]').last();

/** Adds one piece of the visible product to the cart. */
export async function buy(page: Page): Promise<void> {
	// Clicks count from when the start script has run, which a busy machine may delay.
	await page.waitForFunction(() => 'earlyClicks' in window);
	const [answer] = await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
		page.locator('article [data-buy]').first().click(),
	]);
	expect(answer.ok()).toBe(true);
}

/** A visitor with one piece of `goods` in the cart, at the cart page. */
export async function openCart(shopper: Shopper, goods: string, options: BrowserContextOptions = {}): Promise<Page> {
	const page = await shopper.open(goods, options);
	await buy(page);
	await page.goto(CART);
	await page.locator('main input[type="number"]').first().waitFor();
	return page;
}

export async function fillGuest(page: Page, fields: Readonly<Record<string, string>> = GUEST_FIELDS): Promise<void> {
	for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
}

/** Goes from the cart to the customer step, which asks for guest or sign-in and for delivery, too. */
export async function toCustomer(page: Page): Promise<void> {
	await page.locator('main a[href="/webshop/podaci/"]').click();
	await heading(page, 'Podaci za dostavu').waitFor();
	await page.locator('main [name="email"]').waitFor();
}

/** Goes from the cart as a guest to the last step. */
export async function toReview(page: Page, payment: string, fields?: Readonly<Record<string, string>>): Promise<void> {
	await toCustomer(page);
	await fillGuest(page, fields);
	await page.locator('main input[type="radio"]').first().check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator(`main input[type="radio"][value="${payment}"]`).check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').waitFor();
}

/** Places the order of a guest. */
export async function place(page: Page): Promise<void> {
	await page.locator('main [name="accept_terms"]').check();
	await goOn(page).click();
	await heading(page, 'Hvala na narudžbi').waitFor();
	await page.getByText(GUEST_FIELDS.email).first().waitFor();
}
