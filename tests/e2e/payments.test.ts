import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { callShop, fillCheckout, identificatorIn } from '#tests/support/fill-checkout.ts';
import { findGoods, findScreens } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();

const code = `product-${/-(\d+)\/$/.exec(goods)?.[1]}`;

/** A guest with one piece in the cart and all choices made, before the order button. */
async function openReview(options: BrowserContextOptions): Promise<Page> {
	const page = await shopper.open(screens.page, options);
	await fillCheckout(page, 'card', code);
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').check();
	return page;
}

const place = (page: Page) => page.locator('main form button[type="submit"]').last().click();

/** The bank's page with the order's number and the possible outcomes. */
async function goToBank(options: BrowserContextOptions = {}): Promise<Page> {
	const page = await openReview(options);
	await place(page);
	await page.waitForURL(/\/bank\/pay/);
	return page;
}

const act = (page: Page, name: 'approve' | 'secure' | 'decline' | 'cancel') => page.locator(`[data-action="${name}"]`).first().click();
const statusOf = async (page: Page) => (await callShop(page, 'GET', `webshop/order-status?order_identificator=${identificatorIn(page.url())}`)).data.status;

describe.each(FLOW_WIDTHS)('%s, by card', (_width, device) => {
	test('approved: thank-you page, the order is paid, the cart is empty', async () => {
		const page = await goToBank(device);
		await act(page, 'approve');
		await heading(page, 'Hvala na narudžbi').waitFor();
		expect(await statusOf(page)).toBe('paid');
		expect((await callShop(page, 'GET', 'webshop/is-cart-empty')).success).toBe(true);
	});

	test('declined: an error, another attempt in place, paid', async () => {
		const page = await goToBank(device);
		await act(page, 'decline');
		await heading(page, 'Narudžba nije dovršena').waitFor();
		expect(await statusOf(page)).toBe('payment_failed');
		await page.getByRole('link', { name: 'Pokušaj platiti ponovno' }).click();
		await heading(page, 'Novo plaćanje').waitFor();
		expect(await page.locator('main input[type="radio"][value="card"]').isChecked()).toBe(true);
		expect(await page.locator('main').innerText()).toMatch(/\d,\d\d\s€/);
		await place(page);
		await page.waitForURL(/\/bank\/pay/);
		await act(page, 'approve');
		await heading(page, 'Hvala na narudžbi').waitFor();
		expect(await statusOf(page)).toBe('paid');
	});

	test('cancelled at the bank: the order waits for another attempt', async () => {
		const page = await goToBank(device);
		await act(page, 'cancel');
		await heading(page, 'Narudžba nije dovršena').waitFor();
		await page.getByText('Odustali ste od plaćanja').waitFor();
		expect(await statusOf(page)).toBe('payment_failed');
	});
});

test('by card, confirmed with a code: paid', async () => {
	const page = await goToBank();
	await act(page, 'secure');
	await page.locator('[name="code"]').fill('123456');
	await act(page, 'approve');
	await heading(page, 'Hvala na narudžbi').waitFor();
	expect(await statusOf(page)).toBe('paid');
});
