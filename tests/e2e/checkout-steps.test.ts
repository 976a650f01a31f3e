import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillGuest, goOn, openCart, toCustomer } from '#tests/support/checkout-steps.ts';
import { callShop } from '#tests/support/fill-checkout.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();

describe('guards', () => {
	test.each(['prijava', 'podaci', 'dostava', 'placanje', 'pregled'])('an empty cart redirects from /webshop/%s/ to the cart', async (step) => {
		const page = await shopper.open(`/webshop/${step}/`);
		await page.waitForURL('**/webshop/kosarica/');
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	});

	test('a visitor without customer data is asked to sign in or continue first', async () => {
		const page = await openCart(shopper, goods);
		await page.goto('/webshop/placanje/');
		await page.waitForURL('**/webshop/podaci/');
		await page.getByRole('link', { name: 'Prijavi se' }).first().waitFor();
		await page.locator('main [name="email"]').waitFor();
	});
});

test('an incomplete step shows what is missing, and later steps redirect to it', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	const focused = (name: string) => expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
	await toCustomer(page);
	await fillGuest(page);
	await page.locator('main input[value="pickup"]').check();
	await page.locator('main select[name="location-1"]').waitFor();
	await goOn(page).click();
	await focused('location-1');
	const store = page.locator('main select[aria-invalid="true"]');
	await page.locator(`main [id="${await store.getAttribute('aria-describedby')}"]`, { hasText: 'Odaberite poslovnicu' }).waitFor();
	await store.selectOption({ index: 2 });
	await expect.poll(() => page.locator('main [aria-invalid]').count()).toBe(0);
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	// The most likely payment method is preselected, so nothing is missing.
	await page.locator('main input[name="payment"]:checked').waitFor();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
});

describe('a pickup asks for no place', () => {
	const place = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
	const readAddress = async (page: Page) => (await callShop(page, 'GET', 'webshop/customer')).data.delivery;

	test('of a private person, whose invoice needs a name alone; it does once the goods are brought', async () => {
		const page = await openCart(shopper, goods, WIDTHS[0][1]);
		await toCustomer(page);
		await page.locator('main input[value="pickup"]').check();
		for (const name of ['street', 'postcode', 'city', 'country']) await place(page, name).waitFor({ state: 'hidden' });
		for (const name of ['email', 'first_name', 'last_name', 'phone'] as const) await place(page, name).fill(GUEST_FIELDS[name]);
		await page.locator('main select[name="location-1"]').selectOption({ index: 1 });
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		expect(await readAddress(page)).toMatchObject({ first_name: GUEST_FIELDS.first_name, street: '', postcode: '', city: '', country: 'HR' });
		await page.goto('/webshop/podaci/');
		await place(page, 'email').waitFor();
		await place(page, 'street').waitFor({ state: 'hidden' });
		await page.locator('main input[value="courier"]').check();
		await place(page, 'street').waitFor();
		await goOn(page).click();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('street');
		for (const name of ['street', 'postcode', 'city'] as const) await place(page, name).fill(GUEST_FIELDS[name]);
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		expect(await readAddress(page)).toMatchObject({ street: GUEST_FIELDS.street, postcode: GUEST_FIELDS.postcode });
	});

	test('but of a company, whose invoice needs it', async () => {
		const page = await openCart(shopper, goods, WIDTHS[0][1]);
		await toCustomer(page);
		await page.locator('main input[value="pickup"]').check();
		await place(page, 'street').waitFor({ state: 'hidden' });
		await place(page, 'for_company').check();
		await place(page, 'street').waitFor();
		await place(page, 'bill_elsewhere').check();
		await place(page, 'street').waitFor({ state: 'hidden' });
		await place(page, 'billing.street').waitFor();
	});
});

test('stores that failed to load are refetched; continuing without a store returns to the choice with the reason', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	shopper.expectComplaint(/webshop\/location/);
	await toCustomer(page);
	await fillGuest(page);
	await page.route('**/api/hapi/webshop/location', (route) => route.abort());
	await page.locator('main input[value="pickup"]').check();
	await page.getByRole('alert').filter({ hasText: 'Popis poslovnica se nije učitao' }).waitFor();
	await goOn(page).click();
	const retry = page.getByRole('button', { name: 'Pokušaj ponovno' });
	await expect.poll(() => retry.evaluate((button) => button === document.activeElement)).toBe(true);
	expect(await retry.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toContain('Popis poslovnica');
	await page.unroute('**/api/hapi/webshop/location');
	await retry.click();
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('location-1');
	await page.locator('main select[name="location-1"]').selectOption({ index: 2 });
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
});

describe('input is kept', () => {
	test('on an error, on a reload, and on Back', async () => {
		const page = await openCart(shopper, goods);
		await toCustomer(page);
		await fillGuest(page);
		await page.locator('main [name="postcode"]').fill('1');
		await goOn(page).click();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postcode');
		await page.reload();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe(GUEST_FIELDS.street);
		await page.locator('main [name="postcode"]').fill(GUEST_FIELDS.postcode);
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await page.goBack();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe(GUEST_FIELDS.street);
	});

	test('in collapsed fields too, which are neither validated nor sent', async () => {
		const page = await openCart(shopper, goods);
		await toCustomer(page);
		await fillGuest(page);
		const parts = { for_company: 'company', bill_elsewhere: 'billing.street' } as const;
		for (const [box, name] of Object.entries(parts)) {
			await page.locator(`main [name="${box}"]`).check();
			await page.locator(`main [name="${name}"]`).fill('Zaslon d.o.o.');
			await page.locator(`main [name="${box}"]`).uncheck();
			await page.locator(`main [name="${name}"]`).waitFor({ state: 'hidden' });
			await page.locator(`main [name="${box}"]`).check();
			expect(await page.locator(`main [name="${name}"]`).inputValue()).toBe('Zaslon d.o.o.');
			await page.locator(`main [name="${box}"]`).uncheck();
		}
		const [sent] = await Promise.all([
			page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/webshop/customer')),
			goOn(page).click(),
		]);
		expect(sent.postDataJSON()).toMatchObject({ street: GUEST_FIELDS.street, company: null, oib: null, billing: null });
		await heading(page, 'Plaćanje').waitFor();
	});

	test('for the store, the instalments, and the note of an order', async () => {
		const page = await openCart(shopper, goods);
		await toCustomer(page);
		await fillGuest(page);
		await page.locator('main input[value="pickup"]').check();
		const store = page.locator('main select[name="location-1"]');
		await store.selectOption({ index: 2 });
		const chosen = await store.inputValue();
		await goOn(page).click();
		await page.locator('main input[value="card"]').check();
		await page.locator('main select').first().selectOption('3');
		await goOn(page).click();
		await page.locator('main [name="note"]').fill('Zvonite dvaput');
		await page.goto('/webshop/podaci/');
		await expect.poll(() => store.inputValue()).toBe(chosen);
		await page.goto('/webshop/placanje/');
		await expect.poll(() => page.locator('main select').first().inputValue()).toBe('3');
		await page.goto('/webshop/pregled/');
		await expect.poll(() => page.locator('main [name="note"]').inputValue()).toBe('Zvonite dvaput');
	});
});

describe('addresses', () => {
	test('an unknown path of the webshop is 404', async () => {
		for (const path of ['/webshop/nema-toga/', '/webshop/']) expect((await fetch(new URL(path, inject('shopUrl')))).status, path).toBe(404);
	});

	test.each([
		'narudzba/',
		'narudzba/?order_identificator=12',
		'narudzba/?order_identificator=../../secret',
		'hvala/',
		'novo-placanje/?order_identificator=12-',
		'placanje-obrazac/',
		'placanje-kreiranje/?order_identificator=-abc',
		'print-payment-transfer/',
	])('/webshop/%s has no code of an order: nothing is requested, an error is logged', async (address) => {
		shopper.expectComplaint(/order_identificator=\{id\}-\{code\}/);
		const page = await shopper.blank();
		const asked: string[] = [];
		page.on('request', (request) => /\/api\/hapi\/webshop\/(order|create-payment|payment-transfer)/.test(request.url()) && asked.push(request.url()));
		const logged = page.waitForEvent('console', (message) => message.type() === 'error');
		await page.goto(`/webshop/${address}`);
		expect((await logged).text()).toContain('order_identificator={id}-{code}');
		await page
			.getByText(address.startsWith('print') ? 'Ovdje trenutačno nema narudžbe za ispis.' : 'Narudžba nije pronađena')
			.first()
			.waitFor();
		expect(asked).toEqual([]);
	});
});

test('a guest can open the sign-in from every later step, and its address returns to that step', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await callShop(page, 'GET', 'auth/is-login?continue_as_guest=1');
	for (const [step, title] of [
		['podaci', 'Podaci za dostavu'],
		['placanje', 'Plaćanje'],
		['pregled', 'Pregled narudžbe'],
	]) {
		await page.goto(`/webshop/${step}/`);
		await heading(page, title ?? '').waitFor();
		const link = page.locator('main').getByRole('link', { name: 'Prijavi se' });
		await link.waitFor();
		expect(await link.getAttribute('href')).toMatch(new RegExp(`redirect=${encodeURIComponent(`/webshop/${step}/`)}$`));
	}
});
