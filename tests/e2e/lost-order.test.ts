import { afterAll, beforeAll, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, type WIDTHS } from '#tests/support/browse-shop.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop();
});
afterAll(() => shop?.close());

const CHECKING = 'Odgovor nije stigao. Provjeravamo je li narudžba zaprimljena; pričekajte trenutak.';

/** The review step; the connection breaks once the shop has the order. `looks` defines which look-ups fail. */
async function loseOrder(size: (typeof WIDTHS)[number][1], looks: (look: number) => boolean) {
	shopper.expectComplaint(/webshop\/(order|placed-order)/, /ERR_CONNECTION_RESET/);
	const page = await shopper.open('/', { ...size, baseURL: shop.url });
	await fillCheckout(page, 'cash_on_delivery');
	let orders = 0;
	let looked = 0;
	await page.route('**/api/hapi/webshop/order', async (route) => {
		orders++;
		await route.fetch();
		await route.abort('connectionreset');
	});
	await page.route('**/api/hapi/webshop/placed-order*', (route) => (looks(++looked) ? route.abort('connectionreset') : route.continue()));
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').check();
	await page.locator('main form button[type="submit"]').last().click();
	return { page, orders: () => orders, looked: () => looked };
}

test.each(FLOW_WIDTHS)('an order without a response: the page says that it checks, and opens the order, at %s', async (_name, size) => {
	const { page, orders, looked } = await loseOrder(size, (look) => look < 2);
	await page.getByRole('status').filter({ hasText: CHECKING }).waitFor();
	await heading(page, 'Hvala na narudžbi').waitFor();
	expect([orders(), looked(), new URL(page.url()).searchParams.get('order_identificator')]).toEqual([1, 2, expect.stringMatching(/^\d+-/)]);
});

test.each(FLOW_WIDTHS)('an order of unknown outcome: the page says so and stays, at %s', async (_name, size) => {
	const { page, orders } = await loseOrder(size, () => true);
	await page.getByRole('alert').filter({ hasText: 'Ne znamo je li narudžba zaprimljena.' }).waitFor({ timeout: 30_000 });
	expect([orders(), new URL(page.url()).pathname]).toEqual([1, '/webshop/pregled/']);
});
