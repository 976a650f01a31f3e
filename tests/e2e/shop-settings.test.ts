import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { goOn } from '#tests/support/checkout-steps.ts';
import { callShop, fillCheckout, GUEST, identificatorIn } from '#tests/support/fill-checkout.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();

/** A monitor of the fixture, which has an EAN. */
const MONITOR = 'product-2';
const LEFT_OUT = [
	['shipping', '/webshop/dostava/'],
	['payment', '/webshop/placanje/'],
	['review_order', '/webshop/pregled/'],
] as const;

let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop({
		CHECKOUT_STEPS: 'customer',
		ORDER_NUMBER_PATTERN: 'TT-%order_number%/26',
		SHOW_ITEM_EAN: 'off',
		PAYMENT_TRANSFER_PRINT: 'off',
	});
});
afterAll(() => shop?.close());

describe('a shop without the steps shipping, payment and review', () => {
	test.each(LEFT_OUT)('has no page of the step %s', async (_step, path) => {
		expect((await fetch(new URL(path, shop.url))).status).toBe(404);
		expect(await (await fetch(new URL('/webshop/podaci/', shop.url))).text()).not.toContain(path);
	});

	test.each(FLOW_WIDTHS)('still sells at %s width: cart, address, order', async (_width, device) => {
		const page = await shopper.open('/', { ...device, baseURL: shop.url });
		await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
		await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: MONITOR, qty: 1 });
		await page.goto('/webshop/kosarica/');
		await page.locator('main a[href="/webshop/podaci/"]').click();
		await heading(page, 'Podaci za dostavu').waitFor();
		for (const name of ['email', 'first_name', 'last_name', 'street', 'postcode', 'city', 'phone'] as const)
			await page.locator(`main [name="${name}"]`).fill(GUEST[name]);
		const buttons = page.locator('main form button[type="submit"]');
		await goOn(page).click();
		await page.locator('main [name="accept_terms"]').waitFor();
		await expect.poll(() => buttons.allTextContents()).toEqual([expect.stringContaining('Naruči i plati')]);
		// A changed address is saved first.
		await page.locator('main [name="street"]').fill('Nova cesta 2');
		await expect.poll(() => buttons.allTextContents()).toEqual(['Nastavi']);
		await goOn(page).click();
		await page.locator('main [name="accept_terms"]').check();
		expect(new URL(page.url()).pathname).toBe('/webshop/podaci/');
		await goOn(page).click();
		// The shop's first payment method is by card.
		await page.waitForURL(/\/bank\/pay/);
		await page.locator('[data-action="approve"]').click();
		await heading(page, 'Hvala na narudžbi').waitFor();
		const { data } = await callShop(page, 'GET', `webshop/order?order_identificator=${identificatorIn(page.url())}`);
		expect([data.status, data.parcels[0].shipping.code, data.payment.code]).toEqual(['paid', 'courier', 'card']);
	});
});

describe('a shop with its own order number format, without EAN and payment slip', () => {
	test('uses the format on every page, and finds an order by either format', async () => {
		const page = await shopper.open('/', { baseURL: shop.url });
		await fillCheckout(page, 'bank_transfer', MONITOR);
		await page.goto('/webshop/podaci/');
		await page.locator('main [name="email"]').waitFor();
		await goOn(page).click();
		await page.locator('main [name="accept_terms"]').check();
		await goOn(page).click();
		await heading(page, 'Hvala na narudžbi').waitFor();
		const query = new URL(page.url()).search;
		const { data } = await callShop(page, 'GET', `webshop/order${query}`);
		const written = `TT-${data.number}/26`;
		await page.getByText(`Zaprimili smo narudžbu ${written}.`).waitFor();
		await page.goto(`/webshop/narudzba/${query}`);
		await page.getByText(written, { exact: true }).waitFor();
		expect(data.parcels[0].items[0].item.ean_code).toMatch(/^\d+$/);
		expect(await page.locator('main').innerText()).not.toContain('EAN');
		expect(await page.getByRole('link', { name: 'Ispiši uplatnicu' }).count()).toBe(0);
		await page.goto(`/webshop/novo-placanje/${query}`);
		await page.getByText(`narudžbu ${written}`).waitFor();
		for (const typed of [written, data.number]) {
			await page.goto('/webshop/pronadi-narudzbu/');
			await hydrated(page);
			await page.locator('main [name="number"]').fill(typed);
			await page.locator('main [name="email"]').fill(GUEST.email);
			await goOn(page).click();
			await page.waitForURL('**/webshop/narudzba/?*');
			await page.getByText(written, { exact: true }).waitFor();
		}
		await page.goto(`/webshop/odustanak/${query}`);
		await expect.poll(() => page.locator('main [name="number"]').inputValue()).toBe(written);
		await goOn(page).click();
		await page.getByText(`prema narudžbi ${written}`).waitFor();
	});

	test('has no payment slip to print', async () => {
		const page = await shopper.open('/', { baseURL: shop.url });
		await page.goto('/webshop/print-payment-transfer/?order_identificator=1-abcdefgh');
		await page.locator('main h1').waitFor();
		expect(await page.locator('main [role="img"] svg').count()).toBe(0);
	});
});

describe('a shop with screens of their own for sign-in and delivery', () => {
	let own: BuiltShop;
	beforeAll(async () => {
		own = await openFixtureShop({ CHECKOUT_OWN_SCREENS: 'login,shipping' });
	});
	afterAll(() => own?.close());

	test('still sells through five steps', async () => {
		const page = await shopper.open('/', { baseURL: own.url });
		await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
		await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: MONITOR, qty: 1 });
		await page.goto('/webshop/kosarica/');
		await page.locator('main a[href="/webshop/prijava/"]').click();
		await page.getByRole('button', { name: 'Nastavi kao gost' }).click();
		await heading(page, 'Podaci za dostavu').waitFor();
		for (const name of ['email', 'first_name', 'last_name', 'street', 'postcode', 'city', 'phone'] as const)
			await page.locator(`main [name="${name}"]`).fill(GUEST[name]);
		expect(await page.locator('main input[type="radio"]').count()).toBe(0);
		await goOn(page).click();
		await heading(page, 'Dostava').waitFor();
		await page.locator('main input[type="radio"]').first().check();
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
	});
});
