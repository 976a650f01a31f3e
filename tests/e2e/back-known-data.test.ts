import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillGuest, goOn, openCart, toCustomer } from '#tests/support/checkout-steps.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading, LOGIN, press, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();
const CALLS = '**/api/hapi/**';
const ACCOUNT = '/moj-racun/';

const skeletons = (page: Page) => page.locator('main [aria-busy="true"]').count();
const radio = (page: Page, value: string) => page.locator(`main input[type="radio"][value="${value}"]`);

/** Goes in the history, and waits for the page's heading alone. */
async function go(page: Page, where: 'back' | 'forward', title: string): Promise<void> {
	await page.evaluate((way) => history[way](), where);
	await heading(page, title).waitFor();
}

/** A guest with all choices made who has gone on from the delivery step to the payment step. */
async function goFromDeliveryToPayment(payment: string): Promise<Page> {
	const page = await shopper.open('/', WIDTHS[1][1]);
	await fillCheckout(page, payment);
	await page.goto('/webshop/podaci/');
	await radio(page, 'courier').waitFor();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await radio(page, payment).waitFor();
	return page;
}

describe.each(FLOW_WIDTHS)('%s: without an answer of the shop, Back and Forward show', (_width, device) => {
	test('each step of the checkout with its choices', async () => {
		const page = await openCart(shopper, goods, device);
		await toCustomer(page);
		await fillGuest(page);
		await radio(page, 'courier').check();
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await radio(page, 'bank_transfer').check();
		await goOn(page).click();
		await heading(page, 'Pregled narudžbe').waitFor();
		await page.locator('main address').first().waitFor();
		const total = await page.locator('main dl dd').allTextContents();

		const calls = await holdCalls(page, 'GET', CALLS);
		const walk = async (where: 'back' | 'forward', titles: readonly string[]) => {
			for (const title of titles) {
				await go(page, where, title);
				expect(await skeletons(page), title).toBe(0);
				if (title === 'Plaćanje') expect(await radio(page, 'bank_transfer').isChecked()).toBe(true);
				if (title === 'Podaci za dostavu') expect(await radio(page, 'courier').isChecked()).toBe(true);
				if (title === 'Podaci za dostavu') expect(await page.locator('main [name="street"]').inputValue()).toBe(GUEST_FIELDS.street);
				expect(await page.locator('main dl dd').allTextContents(), title).toEqual(total);
			}
		};
		await walk('back', ['Plaćanje', 'Podaci za dostavu']);
		await walk('forward', ['Plaćanje', 'Pregled narudžbe']);
		expect(calls.sent.length).toBeGreaterThan(0);
		await calls.release();
	});

	test('each page of the account', async () => {
		const page = await shopper.blank(device);
		await signIn(page);
		await page.goto(ACCOUNT);
		await page.getByText('Dobar dan, Ana.').waitFor();
		const open = async (path: string) => {
			await page.locator(`main nav a[href="${path}"]`).filter({ visible: true }).first().click();
			await page.waitForURL(`**${path}`);
			await expect.poll(() => skeletons(page)).toBe(0);
			titles.push((await page.locator('main h1').textContent()) ?? '');
		};
		const titles = [(await page.locator('main h1').textContent()) ?? ''];
		const paths = await page.locator('main nav li a:not([rel="external"])').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
		for (const path of paths.filter((each) => each !== ACCOUNT)) {
			await open(path);
			await open(ACCOUNT);
		}
		const calls = await holdCalls(page, 'GET', CALLS);
		for (const title of titles.slice(0, -1).reverse()) {
			await go(page, 'back', title);
			expect(await skeletons(page), title).toBe(0);
		}
		for (const title of titles.slice(1)) {
			await go(page, 'forward', title);
			expect(await skeletons(page), title).toBe(0);
		}
		await calls.release();
	});
});

test('payment methods are loaded again before they are shown, if another delivery was chosen', async () => {
	const page = await goFromDeliveryToPayment('cash_on_delivery');
	await go(page, 'back', 'Podaci za dostavu');
	await radio(page, 'parcel_locker').check();
	const [saved] = await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'PUT'),
		page.locator('main input[name="locker-1"]').first().check(),
	]);
	await saved.finished();
	await expect.poll(() => skeletons(page)).toBe(0);
	const calls = await holdCalls(page, 'GET', '**/api/hapi/webshop/payment');
	await go(page, 'forward', 'Plaćanje');
	expect(await skeletons(page)).toBe(1);
	await calls.release();
	await radio(page, 'card').waitFor();
});

test('after the session has changed in another tab, Back shows nothing of the earlier visitor', async () => {
	const page = await goFromDeliveryToPayment('bank_transfer');
	const calls = await holdCalls(page, 'GET', CALLS);
	const other = await page.context().newPage();
	await signIn(other);
	await go(page, 'back', 'Podaci za dostavu');
	expect(await page.locator('main input[type="radio"]').count()).toBe(0);
	expect(await page.locator('main dl').count()).toBe(0);
	await calls.release();
	await radio(page, 'courier').waitFor();
});

test('after a sign-out in another tab, Back to an account page shows nothing of the customer', async () => {
	const page = await shopper.blank(WIDTHS[1][1]);
	await signIn(page);
	await page.goto('/moj-racun/podaci/');
	await page.locator('main [name="first_name"]').waitFor();
	await page.locator('main nav a[href="/moj-racun/adrese/"]').click();
	await page.waitForURL('**/moj-racun/adrese/');
	const calls = await holdCalls(page, 'GET', CALLS);
	const other = await page.context().newPage();
	await other.goto('/moj-racun/logout/');
	await press(other, 'Odjavi se');
	await other.waitForURL((url) => url.pathname === '/');
	await hydrated(other);
	await page.evaluate(() => history.back());
	await page.waitForURL('**/moj-racun/podaci/');
	await page.waitForTimeout(500);
	expect(await page.locator('main [name="first_name"]').count()).toBe(0);
	await calls.release();
	await page.waitForURL(`**${LOGIN}?redirect=*`);
});
