// Calls of section 7 as the browser sends them, on the path of a shopper who causes them.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { callShop } from '#tests/support/fill-checkout.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { button, fill, heading, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';
import { watchCalls } from '#tests/support/watch-calls.ts';

const shopper = browseShop();
const goods = await findGoods();
const id = Number(/-(\d+)\/$/.exec(goods)?.[1]);
const NEXT = 'jos duza lozinka 8';

/** The call with a body, once it was sent. */
async function sentBody(calls: readonly string[], call: string): Promise<unknown> {
	const find = () => calls.find((sent) => sent.startsWith(`${call} `));
	await expect.poll(find, { message: call }).toBeDefined();
	return JSON.parse(find()?.slice(call.length) ?? 'null');
}

async function openAccount(path: string): Promise<{ readonly page: Page; readonly calls: string[]; readonly who: { email: string; password: string } }> {
	const page = await shopper.blank();
	const who = await signUp(page);
	await signIn(page, LOGIN, who);
	const calls = watchCalls(page);
	await page.goto(path);
	await hydrated(page);
	return { page, calls, who };
}

test('profile POST: a customer saves name and phone', async () => {
	const { page, calls } = await openAccount('/moj-racun/podaci/');
	await page.locator('[name="phone"]').fill('091 555 0177');
	await press(page, 'Spremi');
	await page.getByText('Spremljeno.').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/auth/profile')).toMatchObject({ first_name: 'Nova', last_name: 'Kupac', phone: expect.stringContaining('555') });
});

test('change password POST: a customer sends the old and the new password, and signs in with the new one', async () => {
	const { page, calls, who } = await openAccount('/moj-racun/podaci/');
	const form = page.locator('main form').filter({ has: page.locator('[name="new_password"]') });
	await form.locator('[name="password"]').fill(who.password);
	await form.locator('[name="new_password"]').fill(NEXT);
	await form.locator('button[type="submit"]').click();
	await page.getByText('Lozinka je promijenjena. Na drugim uređajima ste odjavljeni.').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/auth/change-password')).toEqual({ password: who.password, new_password: NEXT });
	const other = await shopper.blank();
	await signIn(other, LOGIN, { ...who, password: NEXT });
});

test('new password POST: the link of a mail sends its id and code with the new password', async () => {
	const who = await signUp(await shopper.blank());
	const page = await shopper.open('/moj-racun/zaboravljena-lozinka/');
	await fill(page, { email: who.email });
	await press(page, 'Zatraži poveznicu');
	const path = await mailedPath(who.email, 'nova-lozinka');
	const [proof, code] = path.split('/').filter(Boolean).slice(-2);
	const calls = watchCalls(page);
	await page.goto(path);
	await fill(page, { password: NEXT });
	await press(page, 'Spremi lozinku');
	await page.getByText('Lozinka je promijenjena. Prijavite se s novom.').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/auth/new-password')).toEqual({ id: proof, code, password: NEXT });
});

test('forgotten password POST by code: the e-mail gets a code', async () => {
	const page = await shopper.open('/moj-racun/zaboravljena-lozinka/');
	const calls = watchCalls(page);
	const email = `kod-${crypto.randomUUID()}@primjer.example`;
	await press(page, 'Kod umjesto poveznice');
	await fill(page, { email });
	await press(page, 'Zatraži kod');
	await page.getByText('Ako kod ne stigne, javite nam se').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/auth/forgotten-password-api')).toEqual({ email });
});

test('my coupons GET all=1, POST and DELETE: a customer adds a coupon to the account and removes it', async () => {
	const { page, calls } = await openAccount('/moj-racun/kuponi/');
	await fill(page, { code: 'STOL10' });
	await press(page, 'Dodaj kupon');
	await page.locator('main li', { hasText: 'STOL10' }).waitFor();
	expect(calls).toContain('GET /api/hapi/auth/coupons?all=1');
	expect(await sentBody(calls, 'POST /api/hapi/auth/coupons')).toEqual({ code: 'STOL10' });
	await page.locator('main li', { hasText: 'STOL10' }).getByRole('button').last().click();
	await page.locator('main li', { hasText: 'STOL10' }).waitFor({ state: 'detached' });
	expect(await sentBody(calls, 'DELETE /api/hapi/auth/coupons')).toEqual({ code: 'STOL10' });
});

test('quick signup POST: a guest opens an account from the order just placed', async () => {
	const email = `brza-${crypto.randomUUID()}@primjer.example`;
	const page = await shopper.blank();
	const url = inject('shopUrl');
	const guest = await openGuest(url);
	await guest.add(id, 1);
	await guest.choose({ email });
	const { data } = await guest.post();
	await page.context().addCookies([...guest.jar.cookies].map(([name, value]) => ({ name, value, url })));
	const calls = watchCalls(page);
	await page.goto(`/webshop/hvala/?order_identificator=${data?.order_identificator}`);
	await page.getByRole('heading', { name: 'Spremite podatke za sljedeći put' }).waitFor();
	await fill(page, { password: NEXT });
	await press(page, 'Otvori račun');
	await page.getByText('Račun čeka potvrdu adrese e-pošte').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/auth/quick-signup')).toEqual({ order_identificator: data?.order_identificator, password: NEXT });
});

test('social login by provider: a visitor signs in at the provider and returns to the page that asked for it', async () => {
	const page = await shopper.open(`${LOGIN}?redirect=%2Fmoj-racun%2Fpodaci%2F`);
	const calls = watchCalls(page);
	await page.getByRole('button', { name: /^Nastavi putem/ }).click();
	await page.getByRole('link', { name: /maja@prijava\.example/ }).click();
	await page.waitForURL('**/moj-racun/podaci/');
	expect(await sentBody(calls, 'POST /api/hapi/auth/social-login')).toEqual({ provider: expect.any(String), redirect: '/moj-racun/podaci/' });
	await expect.poll(() => calls.some((call) => call.startsWith('GET /api/hapi/auth/social-return/'))).toBe(true);
});

test('parcel default shipping POST and update_customer_data: a cart gets address and delivery from the account', async () => {
	const { page, calls } = await openAccount(goods);
	await buy(page);
	await page.goto('/webshop/podaci/');
	await expect.poll(() => calls).toContain('GET /api/hapi/auth/is-login?update_customer_data=1');
	await page.goto('/moj-racun/adrese/');
	await press(page, 'Dodaj adresu');
	await fill(page, { first_name: 'Nova', last_name: 'Kupac', street: 'Otporna 3', postcode: '10000', city: 'Zagreb' });
	await press(page, 'Spremi');
	await page.getByText('Otporna 3').waitFor();
	await page.goto('/webshop/podaci/');
	await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe('Otporna 3');
	await page.locator('main [name="phone"]').fill('+385 91 555 0101');
	await page.locator('main form button[type="submit"]').last().click();
	await heading(page, 'Plaćanje').waitFor();
	expect(await sentBody(calls, 'POST /api/hapi/webshop/parcel-default-shipping')).toEqual({});
});

test('coupon GET and DELETE of the cart: a coupon is read, and taken off', async () => {
	const offers: { data: { items: readonly { readonly shopping_cart_code: string; readonly badge_coupons: readonly { readonly coupon_code?: string }[] }[] } } =
		await (await fetch(new URL('/api/hapi/catalog/products?limit=500&available=true', inject('shopUrl')))).json();
	const codes = offers.data.items.flatMap(({ shopping_cart_code, badge_coupons }) =>
		badge_coupons.flatMap(({ coupon_code }) => (coupon_code ? [[shopping_cart_code, coupon_code] as const] : [])),
	);
	const [cartCode = '', coupon = ''] = codes[0] ?? [];
	const page = await shopper.open(goods);
	await buy(page);
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: cartCode, qty: 1 });
	expect(await callShop(page, 'POST', 'webshop/coupon', { code: coupon })).toMatchObject({ success: true });
	const calls = watchCalls(page);
	await page.goto(CART);
	const taken = button(page, `Ukloni kod ${coupon}`);
	await taken.waitFor();
	expect(await callShop(page, 'GET', 'webshop/coupon')).toMatchObject({ success: true, data: { items: [{ code: coupon }] } });
	await taken.click();
	await taken.waitFor({ state: 'detached' });
	expect(await sentBody(calls, 'DELETE /api/hapi/webshop/coupon')).toEqual({ code: coupon });
	expect(await callShop(page, 'GET', 'webshop/coupon')).toMatchObject({ success: true, data: { items: [] } });
});
