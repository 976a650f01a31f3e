import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { CATEGORY, findGoods, read } from '#tests/support/shop-screens.ts';
import { editor, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';

const shopper = browseShop();
/** Below every price of the shop, whatever tests beside this one change. */
const OWN = '12.34';
const SHOWN = /Cijena 12,34/;

/** Prices of a product's card or page as a screen reader says them, once the current ones are loaded. */
const priceOn = (page: Page) => page.locator('[data-live] [data-size="page"] p').first();

test('of two customers side by side the member of a group sees its price on list, product and in the cart; signed out, the price of all', async () => {
	const goods = await findGoods();
	const [, id = ''] = /-(\d+)\/$/.exec(goods) ?? [];
	const staff = openPersonBrowser({ url: inject('backendUrl') });
	expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	const [member, other] = [await shopper.blank(), await shopper.blank()];
	const accounts = [await signUp(member), await signUp(other)] as const;
	const { items: products } = (await staff.call('GET', `/product-search?q=${id}&limit=50`)).body;
	const all = await Promise.all(products.map(async ({ sku }: { sku: string }) => (await staff.call('GET', `/products/${encodeURIComponent(sku)}`)).body));
	const { sku } = all.find((product) => String(product.id) === id);
	const terms = { name: `Grupa ${crypto.randomUUID()}`, percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [{ sku, price: OWN }] };
	const group = await staff.call('POST', '/customer-groups', terms);
	expect(group.status).toBe(200);
	const { items: customers } = (await staff.call('GET', `/customers?q=${encodeURIComponent(accounts[0].email)}`)).body;
	expect((await staff.call('PUT', `/customers/${customers[0].id}/groups/${group.body.id}`)).status).toBe(200);
	try {
		await Promise.all([signIn(member, LOGIN, accounts[0]), signIn(other, LOGIN, accounts[1])]);
		for (const page of [member, other]) {
			await page.goto(goods);
			await hydrated(page);
		}
		await expect.poll(() => priceOn(member).innerText()).toMatch(SHOWN);
		await priceOn(other).waitFor();
		expect(await priceOn(other).innerText()).not.toMatch(SHOWN);
		expect(await read(goods)).not.toContain('12,34');
		await buy(member);
		await member.goto(CART);
		await member.locator('main').getByText(/12,34/).first().waitFor();
		await member.goto(CATEGORY);
		const card = member.locator('li').filter({ has: member.locator(`a[href="${goods}"]`) });
		await card.first().scrollIntoViewIfNeeded();
		await expect.poll(() => card.first().innerText()).toMatch(SHOWN);

		await member.goto('/moj-racun/logout/');
		await press(member, 'Odjavi se');
		await member.waitForURL((url) => url.pathname === '/');
		await member.goto(goods);
		await priceOn(member).waitFor();
		expect(await priceOn(member).innerText()).not.toMatch(SHOWN);
	} finally {
		await staff.call('DELETE', `/customer-groups/${group.body.id}`);
	}
});
