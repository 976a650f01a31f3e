// The events of the checkout on each path through it: a shopper who skips a step has done it as well.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART, fillGuest, goOn, place, toCustomer } from '#tests/support/checkout-steps.ts';
import type { FakeTags } from '#tests/support/fake-tags.ts';
import { callShop } from '#tests/support/fill-checkout.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { customer, fill, heading, press, signIn } from '#tests/support/sign-in.ts';
import { begin, names, settled, visitWithTags } from '#tests/support/tagged-visit.ts';

const shopper = browseShop();
const goods = await findGoods();
const id = /-(\d+)\/$/.exec(goods)?.[1];

const STEPS = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
const sent = (tags: FakeTags) => names(tags).filter((name) => STEPS.includes(name));
const payloadOf = (tags: FakeTags, event: string) => tags.events.find(({ name }) => name === event)?.payload;

/** A visitor who allows analytics puts one piece of the goods in the cart, and opens it. */
async function visitCart(page: Page, tags: FakeTags): Promise<void> {
	const additions = () => names(tags).filter((name) => name === 'add_to_cart').length;
	const before = additions();
	await begin(page, goods);
	await buy(page);
	// A person looks at the page for longer than its tags take to load; what they have not taken when it goes is lost.
	await expect.poll(additions).toBe(before + 1);
	await begin(page, CART);
	await page.locator('main input[type="number"]').first().waitFor();
}

test('a customer whose address, delivery and payment are known sends each event of the checkout, though no step is shown', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await signIn(page);
	await visitCart(page, tags);
	await page.getByRole('link', { name: 'Nastavi na blagajnu' }).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').waitFor();
	await page.keyboard.press('Shift');
	await expect.poll(() => sent(tags)).toEqual(STEPS.slice(0, 3));
	expect(payloadOf(tags, 'begin_checkout')).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ item_id: id })]) });
	expect(String(payloadOf(tags, 'add_shipping_info')?.['shipping_tier'])).not.toBe('');
	expect(String(payloadOf(tags, 'add_payment_info')?.['payment_type'])).not.toBe('');
	await begin(page, '/webshop/placanje/');
	await begin(page, '/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').waitFor();
	await settled(page);
	expect(sent(tags)).toEqual(STEPS.slice(0, 3));
});

test('a guest sends each event once, with the choice that the step was left with: not for a preselection, another choice, Back, a reload or a refused order', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await visitCart(page, tags);
	await toCustomer(page);
	await fillGuest(page);
	await page.locator('main input[type="radio"]:enabled').nth(1).check();
	await page.locator('main input[type="radio"]').first().check();
	await expect.poll(() => sent(tags)).toEqual(STEPS.slice(0, 1));
	await settled(page);
	expect(sent(tags)).toEqual(STEPS.slice(0, 1));
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await expect.poll(() => sent(tags)).toEqual(STEPS.slice(0, 2));
	await page.locator('main input[name="payment"]:checked').waitFor();
	await page.locator('main input[value="cash_on_delivery"]').check();
	await settled(page);
	expect(sent(tags)).toEqual(STEPS.slice(0, 2));
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await expect.poll(() => sent(tags)).toEqual(STEPS.slice(0, 3));
	expect(payloadOf(tags, 'add_payment_info')?.['payment_type']).toMatch(/pouzeć/i);

	await page.goBack();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator('main input[value="bank_transfer"]').check();
	await page.locator('main input[value="cash_on_delivery"]').check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.reload();
	await page.locator('main [name="accept_terms"]').check();
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: `product-${id}`, qty: 1 });
	await goOn(page).click();
	await heading(page, 'Narudžba nije dovršena').waitFor();
	await begin(page, CART);
	await begin(page, '/webshop/pregled/');
	await place(page);
	await expect.poll(() => sent(tags)).toEqual(STEPS);
});

test('a shopper who signs in within the checkout has begun it once', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await visitCart(page, tags);
	await page.locator('main a[href="/webshop/podaci/"]').click();
	await heading(page, 'Podaci za dostavu').waitFor();
	await hydrated(page);
	await page.keyboard.press('Shift');
	await expect.poll(() => sent(tags)).toEqual(['begin_checkout']);
	await page.locator('main a[href^="/moj-racun/prijava/"]').first().click();
	await heading(page, 'Prijava').waitFor();
	await hydrated(page);
	await page.keyboard.press('Shift');
	// A person types for longer than the tags of the page take to load.
	await expect.poll(() => tags.events.some(({ payload }) => String(payload['page_location']).includes('/moj-racun/prijava/'))).toBe(true);
	await fill(page, customer);
	await press(page, 'Prijavi se');
	await heading(page, 'Podaci za dostavu').waitFor();
	await page.keyboard.press('Shift');
	await expect.poll(() => names(tags)).toContain('login');
	await goOn(page).click();
	await heading(page, 'Podaci za dostavu').waitFor({ state: 'detached' });
	await settled(page);
	expect(sent(tags).filter((name) => name === 'begin_checkout')).toHaveLength(1);
});

test('a new cart after an order begins a new checkout', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	for (let order = 0; order < 2; order += 1) {
		await visitCart(page, tags);
		await begin(page, '/webshop/prijava/');
		await heading(page, 'Podaci za dostavu').waitFor();
		await page.keyboard.press('Shift');
		await expect.poll(() => sent(tags)).toHaveLength(order + 1);
		await callShop(page, 'DELETE', 'webshop/product', { shopping_cart_code: `product-${id}` });
	}
	expect(sent(tags)).toEqual(['begin_checkout', 'begin_checkout']);
});
