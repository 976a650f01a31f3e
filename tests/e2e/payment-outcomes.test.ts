// One file for one subject, the outcomes of a payment, because it starts its own shop.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { callShop, fillCheckout, watchOrder } from '#tests/support/fill-checkout.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';
import { heading } from '#tests/support/sign-in.ts';
import { slowDown } from '#tests/support/slow-down.ts';

const shopper = browseShop();
const [[, PHONE]] = WIDTHS;
let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop();
});
afterAll(() => shop?.close());

/** The shopper's action on the bank's pages, and the behaviour of its server and page. */
interface Outcome {
	readonly act: 'approve' | 'decline' | 'cancel';
	readonly wishes?: Readonly<Record<string, string>>;
	readonly forged?: boolean;
	/** The expected end: a heading of the shop, or a word on the bank's page if the shopper does not return. */
	readonly ends: string;
	readonly status: 'paid' | 'payment_failed' | 'awaiting_payment';
}

const THANKS = 'Hvala na narudžbi';
const FAILED = 'Narudžba nije dovršena';
const OUTCOMES: [string, Outcome][] = [
	['approved, the bank’s server first', { act: 'approve', ends: THANKS, status: 'paid' }],
	['approved, the shopper first', { act: 'approve', wishes: { callback: 'after' }, ends: THANKS, status: 'paid' }],
	['declined', { act: 'decline', ends: FAILED, status: 'payment_failed' }],
	['cancelled', { act: 'cancel', ends: FAILED, status: 'payment_failed' }],
	['approved, and the shopper does not return', { act: 'approve', wishes: { never: '1' }, ends: 'Plaćanje je odobreno.', status: 'paid' }],
	['a forged return', { act: 'approve', wishes: { callback: 'never' }, forged: true, ends: FAILED, status: 'awaiting_payment' }],
];
const CARDS = { approve: '4242424242424242', decline: '4000000000000002', cancel: '' };

/** Activates a control by keyboard. */
async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
	await page.locator(selector).last().focus();
	await page.keyboard.press(key);
}

/** Places an order on the review step; returns the order. */
async function order(payment: string) {
	const page = await shopper.open('/', { ...PHONE, baseURL: shop.url });
	// A slow checkout is a test of checkout-guest.test.ts: here it costs three quarters of the time.
	if (isNightly) await slowDown(page);
	const readOrder = await watchOrder(page);
	await fillCheckout(page, payment);
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').waitFor();
	await press(page, 'main [name="accept_terms"]', 'Space');
	await press(page, 'main form button[type="submit"]');
	return { page, readOrder };
}

async function goToBank(payment: string) {
	const { page, readOrder } = await order(payment);
	if (payment === 'card_form') {
		await heading(page, 'Plaćanje karticom').waitFor();
		await page.locator('main form[action*="/bank/"] button').waitFor();
		await press(page, 'main form[action*="/bank/"] button');
	}
	await page.waitForURL(/\/bank\//);
	return { page, readOrder };
}

async function decide(page: Page, payment: string, { act, wishes = {} }: Outcome): Promise<void> {
	await page.evaluate((fields) => {
		for (const form of document.forms)
			for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
	}, wishes);
	if (payment !== 'card_form' || act === 'cancel') return press(page, `[data-action="${act}"]`);
	for (const [name, value] of Object.entries({ card_number: CARDS[act], card_expiry: '12/30', card_cvc: '123' })) {
		await page.locator(`[name="${name}"]`).focus();
		await page.keyboard.type(value);
	}
	await press(page, '[data-action="approve"]');
}

/** Alters the bank's return data. */
const forge = (page: Page) =>
	page.route('**/payment-return/**', (route) =>
		route.continue({ postData: (route.request().postData() ?? '').replace(/signature=[^&]*/, `signature=${'f'.repeat(64)}`) }),
	);

describe.each([
	['card', 'redirect with a hidden form'],
	['wallet', 'redirect to an address'],
	['card_direct', 'direct_credit_cart_form'],
	['card_form', 'credit_cart_form'],
])('%s (%s), on a phone, with the keyboard alone', (payment) => {
	// How a form reaches the bank differs between the methods, what its answer means does not: only the nightly run tries each outcome with each method.
	test.each(isNightly || payment === 'card' ? OUTCOMES : OUTCOMES.filter(([, { act, wishes, forged }]) => act !== 'cancel' && !wishes && !forged))(
		'%s',
		async (_title, outcome) => {
			const { page, readOrder } = await goToBank(payment);
			if (outcome.forged) await forge(page);
			await decide(page, payment, outcome);
			if (outcome.wishes?.['never']) await page.getByText(outcome.ends).waitFor();
			else await heading(page, outcome.ends).waitFor();
			if (outcome.forged) {
				await page.getByText('Odgovor banke nije potvrđen. Provjerite stanje narudžbe.').waitFor();
				await page.locator('main').getByRole('link', { name: 'Gdje je moja narudžba' }).waitFor();
			}
			await expect.poll(async () => (await readOrder()).status).toBe(outcome.status);
		},
	);

	test.runIf(isNightly || payment === 'card')('a repeated return shows the same page, and the order is paid once', async () => {
		const { page, readOrder } = await goToBank(payment);
		const [back] = await Promise.all([
			page.waitForRequest((request) => request.url().includes('/payment-return/')),
			decide(page, payment, { act: 'approve', ends: THANKS, status: 'paid' }),
		]);
		await heading(page, THANKS).waitFor();
		const first = page.url();
		const headers = { 'content-type': 'application/x-www-form-urlencoded' };
		expect((await page.request.post(back.url(), { headers, data: back.postData() ?? '' })).url()).toBe(first);
		const { history } = await readOrder();
		expect(history.map(({ status }) => status)).toEqual(['awaiting_payment', 'paid']);
	});
});

test.each([
	['cash_on_delivery', 'received'],
	['bank_transfer', 'awaiting_payment'],
])('%s, on a phone, with the keyboard alone: the thank-you page opens at once, the order is %s', async (payment, status) => {
	const { page, readOrder } = await order(payment);
	await heading(page, THANKS).waitFor();
	expect((await readOrder()).status).toBe(status);
});

test('a cart that changed meanwhile is not ordered: the page lists the changes, and shows the current cart', async () => {
	const page = await shopper.open('/', { ...PHONE, baseURL: shop.url, bypassCSP: true });
	await fillCheckout(page, 'card');
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').check();
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: 'product-21', qty: 1 });
	await page.locator('main form button[type="submit"]').last().click();
	await heading(page, FAILED).waitFor();
	await page.getByText('Nešto se u košarici promijenilo otkako ste je pregledali.').waitFor();
	await page.locator('main li').getByText('Kabel na kolutu').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: 'Natrag u košaricu' }).click();
	await expect.poll(() => page.locator('main input[type="number"]').inputValue()).toBe('2');
});

test('the pages of a payment have no accessibility error, light or dark', async () => {
	const audited = { ...PHONE, baseURL: shop.url, bypassCSP: true };
	const page = await shopper.open('/', audited);
	await fillCheckout(page, 'card_form');
	await page.goto('/webshop/pregled/');
	await page.locator('main [name="accept_terms"]').check();
	await page.locator('main form button[type="submit"]').last().click();
	await heading(page, 'Plaćanje karticom').waitFor();
	await page.locator('main form[action*="/bank/"] button').waitFor();
	expect(await auditPage(page)).toEqual([]);
	const query = new URL(page.url()).search;
	await page.locator('main form[action*="/bank/"] button').click();
	await page.locator('[data-action="cancel"]').click();
	await heading(page, FAILED).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.goto(`/webshop/novo-placanje/${query}&error=error_empty_payment_form`);
	await page.locator('main input[type="radio"]').first().waitFor();
	await page.getByText('Plaćanje nije moguće otvoriti').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.goto('/webshop/neuspjela-narudzba/?error=error_payment_signature');
	await page.locator('main').getByRole('link', { name: 'Gdje je moja narudžba' }).waitFor();
	expect(await auditPage(page)).toEqual([]);
});

describe('the failed-order page does not trust its address: it shows only an order that failed in this tab', () => {
	test.each([
		['error_order_changed', 'Ovdje nema podataka o neuspjeloj narudžbi.'],
		['error_cart_empty', 'Ovdje nema podataka o neuspjeloj narudžbi.'],
		['error_payment_signature', 'Odgovor banke nije potvrđen.'],
		['error_nobody_knows', 'Ovdje nema podataka o neuspjeloj narudžbi.'],
		['"><script>alert(1)</script>', 'Ovdje nema podataka o neuspjeloj narudžbi.'],
	])('%s', async (error, text) => {
		const page = await shopper.open(`/webshop/neuspjela-narudzba/?${new URLSearchParams({ error })}`, { baseURL: shop.url });
		await page.locator('main').getByText(text).first().waitFor();
		await page.locator('main').getByRole('link', { name: 'Gdje je moja narudžba' }).waitFor();
		expect(await page.locator('main').innerText()).not.toMatch(/error_|nije zaprimljena/);
	});

	test('a paid order is shown as paid on every page that its address opens', async () => {
		const { page } = await goToBank('card');
		await decide(page, 'card', { act: 'approve', ends: THANKS, status: 'paid' });
		await heading(page, THANKS).waitFor();
		await page.goto(`/webshop/neuspjela-narudzba/${new URL(page.url()).search}`);
		await page.locator('main').getByText('je plaćena.').waitFor();
		expect(await page.locator('main').innerText()).not.toContain('Plaćanje nije uspjelo');
	});
});

test.each(['card', 'card_form'])('Back from the bank does not submit the form of %s again: the order is shown with another attempt', async (payment) => {
	const { page, readOrder } = await goToBank(payment);
	const sent: string[] = [];
	page.on('request', (request) => request.method() === 'POST' && request.url().includes('/bank/') && sent.push(request.url()));
	await page.goBack();
	await page.locator('main').getByText('već otvorili stranicu za plaćanje').waitFor();
	const { number, total } = await readOrder();
	expect(await page.locator('main').innerText()).toContain(String(number));
	expect(await page.locator('main').innerText()).toMatch(new RegExp(String(total.total).replace('.', ',')));
	await page.reload();
	await page.locator('main').getByText('već otvorili stranicu za plaćanje').waitFor();
	expect(sent).toEqual([]);
	await page.locator('main').getByRole('link', { name: 'Pokušaj platiti ponovno' }).click();
	await page.locator(`main input[value="${payment}"]`).check();
	await press(page, 'main form button[type="submit"]');
	if (payment === 'card_form') {
		await page.locator('main').getByText(`Narudžba ${number}, za plaćanje`).waitFor();
		await page.locator('main form[action*="/bank/"] button').click();
	}
	await page.waitForURL(/\/bank\//);
	expect(sent).toHaveLength(1);
});

test('a new payment can be started again when its page returns from the back/forward cache', async () => {
	const { page } = await goToBank('card');
	await decide(page, 'card', { act: 'decline', ends: FAILED, status: 'payment_failed' });
	await page.locator('main').getByRole('link', { name: 'Pokušaj platiti ponovno' }).click();
	await page.locator('main input[value="card"]').check();
	// Locators wait for a navigation to end, and one without content never does.
	const isBusy = () => page.evaluate(() => document.querySelector('main form button[type="submit"]')?.hasAttribute('aria-busy'));
	await page.route('**', (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
	await Promise.all([page.waitForRequest((request) => request.isNavigationRequest()), press(page, 'main form button[type="submit"]')]);
	expect(await isBusy()).toBe(true);
	await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
	await expect.poll(isBusy).toBe(false);
});

test('a declined card leads to the order and another payment, not to the empty cart', async () => {
	const { page } = await goToBank('card');
	await decide(page, 'card', { act: 'decline', ends: FAILED, status: 'payment_failed' });
	await heading(page, FAILED).waitFor();
	expect(await page.locator('main').getByRole('link', { name: 'Natrag u košaricu' }).count()).toBe(0);
	await page.locator('main').getByRole('link', { name: 'Pokušaj platiti ponovno' }).waitFor();
	await page.locator('main').getByRole('link', { name: 'Prikaži narudžbu' }).click();
	await heading(page, 'Narudžba').waitFor();
	await page.locator('main').getByText('Plaćanje nije uspjelo').first().waitFor();
});
