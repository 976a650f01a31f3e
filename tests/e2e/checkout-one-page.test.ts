import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillGuest, goOn, openCart, place, toCustomer } from '#tests/support/checkout-steps.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();
const [[, phone], [, desktop]] = WIDTHS;

const CUSTOMER = /Ana Žužić, Ulica čempresa 7, 10000 Zagreb, ana@primjer\.example/;
const row = (page: Page, title: string) => page.locator('main section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const rowTitles = (page: Page) => page.locator('main section > h2').filter({ visible: true }).allTextContents();
const change = (page: Page, step: string) => page.getByRole('link', { name: `Promijeni: ${step}` });

test('on a desktop each step stands between the done steps with their choices and the next ones', async () => {
	const page = await openCart(shopper, goods, { ...desktop, bypassCSP: true });
	await toCustomer(page);
	await expect.poll(() => rowTitles(page)).toEqual(['Plaćanje', 'Pregled']);
	expect(await change(page, 'Plaćanje').count()).toBe(0);
	await fillGuest(page);
	await page.locator('main input[type="radio"]').first().check();
	await goOn(page).click();

	await heading(page, 'Plaćanje').waitFor();
	await row(page, 'Podaci').getByText(CUSTOMER).waitFor();
	await row(page, 'Podaci').getByText('Stiže').waitFor();
	await page.getByText('Korak 3 od 4').waitFor();
	await expect.poll(() => rowTitles(page)).toEqual(['Podaci', 'Pregled']);
	expect(await auditPage(page)).toEqual([]);
	await page.locator('main input[value="cash_on_delivery"]').check();
	await change(page, 'Podaci').click();

	await heading(page, 'Podaci za dostavu').waitFor();
	await row(page, 'Plaćanje').getByText('pouzeć').waitFor();
	await page.locator('main [name="street"]').fill('Nova cesta 2');
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await row(page, 'Podaci').getByText('Nova cesta 2').waitFor();
	await page.goBack();
	await heading(page, 'Podaci za dostavu').waitFor();
	await page.goForward();
	await heading(page, 'Plaćanje').waitFor();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').waitFor();
	// Hidden while the sums are counted again.
	await expect.poll(() => rowTitles(page)).toEqual(['Adresa dostave', 'Način dostave', 'Način plaćanja']);
	await place(page);
});

test('a payment method chosen while the suggested one is saved stays chosen, also at another visit of the step', async () => {
	const page = await openCart(shopper, goods, desktop);
	await toCustomer(page);
	await fillGuest(page);
	await page.locator('main input[type="radio"]').first().check();
	const saved: string[] = [];
	const hold = Promise.withResolvers<void>();
	await page.route('**/api/hapi/webshop/payment', async (route) => {
		if (route.request().method() !== 'PUT') return route.continue();
		if (saved.push(route.request().postDataJSON().payment_code) === 1) await hold.promise;
		return route.continue();
	});
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await expect.poll(() => saved).toEqual(['card']);
	await page.locator('main input[value="cash_on_delivery"]').check();
	await change(page, 'Podaci').click();
	await heading(page, 'Podaci za dostavu').waitFor();
	hold.resolve();
	await row(page, 'Plaćanje').getByText('pouzeć').waitFor();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await expect.poll(() => page.locator('main input[value="cash_on_delivery"]').isChecked()).toBe(true);
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.getByText('Pouzećem').first().waitFor();
	expect(saved).toEqual(['card', 'cash_on_delivery', 'cash_on_delivery']);
	await place(page);
});

test.each([1024, 1440])('on a desktop of %i px nothing moves when the choices of the done steps arrive, and they are shown in full', async (width) => {
	const page = await shopper.open('/', { viewport: { width, height: 800 } });
	await fillCheckout(page, 'cash_on_delivery');
	await page.goto('/webshop/placanje/', { waitUntil: 'commit' });
	const top = () => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().top);
	// A frame is drawn when the stylesheets are there.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	const before = await top();
	const choice = row(page, 'Podaci').getByText(CUSTOMER);
	await choice.waitFor();
	expect(await top()).toBe(before);
	expect(await choice.evaluate((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight])).toEqual([0, 0]);
});

test('a phone shows one step at a time and does not load the choices of the others', async () => {
	const page = await shopper.open('/', phone);
	await fillCheckout(page, 'cash_on_delivery');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/webshop/placanje/');
	await hydrated(page);
	await page.locator('main input[type="radio"]').first().waitFor();
	expect(await rowTitles(page)).toEqual([]);
	expect(asked).not.toContain('/api/hapi/webshop/customer');
});
