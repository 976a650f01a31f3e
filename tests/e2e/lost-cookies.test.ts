import { expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { buy, CART, fillGuest, goOn, openCart, toCustomer } from '#tests/support/checkout-steps.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const PHONE = WIDTHS[0][1];
const shopper = browseShop();
const goods = await findGoods();

test('a message is sent with a new session if the cookies vanished while it was written', async () => {
	const page = await shopper.open('/kontakt/', PHONE);
	await page.locator('main [name="name"]').fill('Ana Žužić');
	await page.locator('main [name="email"]').fill(GUEST_FIELDS.email);
	await page.locator('main textarea').fill('Ima li ovaj monitor priključak DisplayPort?');
	await page.context().clearCookies();
	await page.locator('main form:has(textarea) button[type="submit"]').click();
	await page.getByText('Poruka je stigla.').waitFor();
});

test('a checkout whose cookies vanish keeps what was typed for the next cart, and says that the cart is empty', async () => {
	const page = await openCart(shopper, goods, PHONE);
	await toCustomer(page);
	await fillGuest(page);
	await page.context().clearCookies();
	await goOn(page).click();
	await heading(page, 'Košarica je prazna').waitFor();
	await page.goto(goods);
	await buy(page);
	await page.goto(CART);
	await toCustomer(page);
	for (const [name, value] of Object.entries(GUEST_FIELDS)) expect([name, await page.locator(`main [name="${name}"]`).inputValue()]).toEqual([name, value]);
});
