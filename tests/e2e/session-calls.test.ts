// One file for the session calls of section 7, because it starts its own shop in two currencies.
import { toTokenHash } from '@titraj/backend/platform/visitor/token-hash.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { CART } from '#tests/support/checkout-steps.ts';
import { callShop, fillCheckout, GUEST } from '#tests/support/fill-checkout.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';
import { heading, signIn } from '#tests/support/sign-in.ts';
import { watchCalls } from '#tests/support/watch-calls.ts';

const SECRET = 'a secret of the tests that is long enough to be one';
const GOODS = 'product-21';
const FAILED = '/webshop/neuspjela-narudzba/';

const shopper = browseShop();
let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop({ LANGUAGES: 'hr,rs', JWT_SECRET: SECRET });
}, 240_000);
afterAll(() => shop?.close());

const open = (path: string) => shopper.open(path, { baseURL: shop.url });

/** A visitor with one piece in the cart. */
async function openWithGoods(): Promise<Page> {
	const page = await open('/');
	await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: GOODS, qty: 1 });
	return page;
}

const lines = (page: Page) => page.locator('main input[type="number"]');
const emptyCart = (page: Page) => page.getByRole('heading', { name: 'Košarica je prazna' });

describe('currency', () => {
	const currencyCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST /api/hapi/misc/currency'));

	test('the session gets the currency of the market before the cart is loaded, once per market', async () => {
		const page = await openWithGoods();
		const calls = watchCalls(page);
		await page.goto(CART);
		await lines(page).first().waitFor();
		expect(currencyCalls(calls)).toEqual(['POST /api/hapi/misc/currency {"code":"EUR"}']);

		await page.goto('/rs/');
		const cart = await page.locator('header a[href^="/rs/webshop/"]').first().getAttribute('href');
		calls.length = 0;
		await page.goto(cart ?? '');
		await page.locator('main').getByText('RSD').first().waitFor();
		expect(currencyCalls(calls)).toEqual(['POST /api/hapi/misc/currency {"code":"RSD"}']);
		const cartCalls = calls.filter((call) => /currency|GET .*webshop\/cart/.test(call));
		expect(cartCalls[0]).toContain('currency');
		expect(cartCalls[1]).toContain('webshop/cart');

		calls.length = 0;
		await page.reload();
		await lines(page).first().waitFor();
		expect(currencyCalls(calls)).toEqual([]);
	});

	test('if the backend lacks the currency, the cart is shown and the call is not repeated', async () => {
		const page = await openWithGoods();
		const refusal = { success: false, label_name: 'error_currency_unavailable' };
		await page.route('**/api/hapi/misc/currency', (route) => route.fulfill({ json: refusal }));
		const calls = watchCalls(page);
		await page.goto(CART);
		await lines(page).first().waitFor();
		await page.reload();
		await lines(page).first().waitFor();
		expect(currencyCalls(calls)).toHaveLength(1);
	});
});

describe('a link that continues a session', () => {
	async function linkOf(page: Page): Promise<string> {
		const token = (await page.context().cookies()).find(({ name }) => name === 'hapi_auth_token')?.value ?? '';
		const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
		const token_hash = toTokenHash({ sessionId: jti, secret: SECRET, now: new Date() });
		return `/?${new URLSearchParams({ campaign: 'mail', set_token_id: jti, token_hash })}`;
	}

	async function follow(link: string): Promise<Page> {
		const page = await open(link);
		await expect.poll(() => page.url()).not.toContain('token_hash');
		return page;
	}

	test('opens the cart in another browser once and is removed from the address; the first browser gets a new session, so that none is shared', async () => {
		shopper.expectComplaint(/401/);
		const sender = await openWithGoods();
		const link = await linkOf(sender);
		const receiver = await follow(link);
		expect(new URL(receiver.url()).search).toBe('?campaign=mail');
		await expect.poll(() => receiver.locator('header [data-live="cart-count"]').textContent()).toBe('1');
		await receiver.goto(CART);
		await lines(receiver).first().waitFor();

		await sender.goto(CART);
		await emptyCart(sender).waitFor();
		await callShop(sender, 'POST', 'webshop/product', { shopping_cart_code: 'product-1', qty: 4 });
		await receiver.reload();
		await expect.poll(() => lines(receiver).count()).toBe(1);
		expect(await lines(receiver).inputValue()).toBe('1');

		const late = await follow(link);
		await late.goto(CART);
		await emptyCart(late).waitFor();
	});

	test('keeps the data of a visitor with a cart, and of a customer', async () => {
		const sender = await openWithGoods();
		const link = await linkOf(sender);
		const other = await openWithGoods();
		await callShop(other, 'POST', 'webshop/product', { shopping_cart_code: GOODS, qty: 6 });
		await other.goto(link);
		await expect.poll(() => other.url()).not.toContain('token_hash');
		await other.goto(CART);
		await expect.poll(() => lines(other).inputValue()).toBe('7');
		await sender.goto(CART);
		await expect.poll(() => lines(sender).inputValue()).toBe('1');
	});
});

describe('whether the cart is empty', () => {
	const back = (page: Page) => page.locator('main').getByRole('link', { name: 'Natrag u košaricu' });

	test('a failed order links to the cart if it is not empty', async () => {
		const page = await openWithGoods();
		const calls = watchCalls(page);
		await page.goto(FAILED);
		await back(page).waitFor();
		expect(calls).toContain('GET /api/hapi/webshop/is-cart-empty');
		expect(calls.filter((call) => call.includes('webshop/cart'))).toEqual([]);
	});

	test('a cart that another tab has ordered is neither linked nor described as kept', async () => {
		const page = await open('/');
		await fillCheckout(page, 'cash_on_delivery');
		await page.goto('/webshop/pregled/');
		await page.locator('main [name="accept_terms"]').check();
		const other = await page.context().newPage();
		await other.goto('/webshop/pregled/');
		await other.locator('main [name="accept_terms"]').check();
		await callShop(other, 'POST', 'webshop/product', { shopping_cart_code: GOODS, qty: 1 });
		await other.goto('/webshop/pregled/');
		await other.locator('main [name="accept_terms"]').check();
		await other.locator('main form button[type="submit"]').last().click();
		await heading(other, 'Hvala na narudžbi').waitFor();
		await page.locator('main form button[type="submit"]').last().click();
		await heading(page, 'Narudžba nije dovršena').waitFor();
		await page.locator('main').getByText('Košarica je sada prazna').waitFor();
		expect(await page.locator('main').innerText()).not.toContain('kakva je bila');
		expect(await back(page).count()).toBe(0);
		await page.locator('main').getByRole('link', { name: 'Gdje je moja narudžba' }).waitFor();
		await page.locator('main').getByRole('link', { name: 'Nastavi kupnju' }).waitFor();
	});

	test('a visitor without a session causes no call and sees no link to the cart', async () => {
		const page = await open('/');
		const calls = watchCalls(page);
		await page.goto(FAILED);
		await page.locator('main').getByText('Košarica je prazna').waitFor();
		expect(await back(page).count()).toBe(0);
		expect(calls.filter((call) => call.includes('webshop/'))).toEqual([]);
	});
});

describe('order status', () => {
	/** The thank-you page of an order whose payment is not finished; the bank is open in another tab. */
	async function openWaiting() {
		const bank = await open('/');
		await fillCheckout(bank, 'card');
		await bank.goto('/webshop/pregled/');
		await bank.locator('main [name="accept_terms"]').check();
		let order_identificator = '';
		await bank.route('**/api/hapi/webshop/order', async (route) => {
			const response = await route.fetch();
			({ order_identificator } = (await response.json()).data);
			await route.fulfill({ response });
		});
		await bank.locator('main form button[type="submit"]').last().click();
		await bank.waitForURL(/\/bank\//);
		const page = await bank.context().newPage();
		const asked: string[] = [];
		page.on('request', (request) => request.url().includes('/webshop/order-status') && asked.push(request.url()));
		await page.goto(`/webshop/hvala/?${new URLSearchParams({ order_identificator })}`);
		await hydrated(page);
		await page.locator('main').getByText('Plaćanje').first().waitFor();
		return { bank, page, asked };
	}

	test('the thank-you page updates itself when the bank has decided', async () => {
		const { bank, page, asked } = await openWaiting();
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		await bank.locator('[data-action="approve"]').click();
		await page.locator('main').getByText('je plaćena').waitFor();
		const until = asked.length;
		await page.waitForTimeout(2500);
		expect(asked.length).toBe(until);
	});

	test('it polls five times, 2 s apart, then waits for the shopper', async () => {
		const { bank, page, asked } = await openWaiting();
		await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(5);
		await page.waitForTimeout(3000);
		expect(asked).toHaveLength(5);
		await bank.locator('[data-action="approve"]').click();
		await heading(bank, 'Hvala na narudžbi').waitFor();
		await page.getByRole('button', { name: 'Provjeri ponovno' }).click();
		await page.locator('main').getByText('je plaćena').waitFor();
	});
});

describe('update_customer_data', () => {
	const CUSTOMER_STEP = '/webshop/podaci/';
	const street = (page: Page) => page.locator('main [name="street"]');
	const fills = (calls: readonly string[]) => calls.filter((call) => call.includes('update_customer_data=1'));

	test('an address added to the account meanwhile is offered in the checkout; one typed for this cart stays', async () => {
		const page = await open('/');
		await signIn(page);
		const { data } = await callShop(page, 'GET', 'auth/addresses');
		for (const { id } of data.items) await callShop(page, 'DELETE', 'auth/addresses', { id });
		await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: GOODS, qty: 1 });
		await page.goto(CUSTOMER_STEP);
		await expect.poll(() => street(page).inputValue()).toBe('');

		const { email: _email, type: _type, ...address } = GUEST;
		expect(await callShop(page, 'POST', 'auth/addresses', address)).toMatchObject({ success: true });
		const calls = watchCalls(page);
		await page.goto(CUSTOMER_STEP);
		await expect.poll(() => street(page).inputValue()).toBe(GUEST.street);
		expect(fills(calls)).toHaveLength(1);

		await callShop(page, 'POST', 'webshop/customer', { ...GUEST, type: 'webshop.customer', street: 'Druga ulica 3' });
		calls.length = 0;
		await page.goto(CUSTOMER_STEP);
		await expect.poll(() => street(page).inputValue()).toBe('Druga ulica 3');
		expect(fills(calls)).toEqual([]);
	});
});
