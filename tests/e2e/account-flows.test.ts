import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { editor, LOGIN, press, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();

const ACCOUNT = '/moj-racun/';
const [, [, DESKTOP]] = WIDTHS;

async function signOut(page: Page): Promise<void> {
	await page.goto('/moj-racun/logout/');
	await press(page, 'Odjavi se');
	await page.waitForURL((url) => url.pathname === '/');
	await hydrated(page);
}

/** Adds a product to the visitor's cart. */
async function buyGoods(page: Page): Promise<void> {
	await page.goto(goods);
	await hydrated(page);
	await buy(page);
}

/** Completed gateway calls of all tabs, with the times of request and response by the browser's clock. `responseEnd` is relative to an earlier time than `startTime`, so a call that waited in the browser would seem to end later than it did. */
function watchCalls(context: BrowserContext) {
	const calls: { readonly name: string; readonly sent: number; readonly answered: number }[] = [];
	context.on('requestfinished', (request: Request) => {
		const { startTime, responseStart } = request.timing();
		const name = /\/api\/hapi\/([^?]+)/.exec(request.url())?.[1];
		if (name) calls.push({ name: `${request.method()} ${name}`, sent: startTime, answered: startTime + responseStart });
	});
	/** Milliseconds between the response of `act` and the next request of `name`. */
	return (act: string, name: string): number | null => {
		const done = calls.find((call) => call.name === act)?.answered;
		const next = done === undefined ? undefined : calls.find((call) => call.name === name && call.sent >= done);
		return done === undefined || next === undefined ? null : next.sent - done;
	};
}

/** The browser rounds its clock. */
const ROUNDING = 2;

describe('requests after signing in and out', () => {
	test('within 200 ms after signing in each tab refetches login state, profile and cart, and the guest’s cart is merged once', async () => {
		const page = await shopper.blank(DESKTOP);
		await buyGoods(page);
		const other = await page.context().newPage();
		await other.goto(CART);
		await other.locator('main input[type="number"]').first().waitFor();
		const lines = await other.locator('main input[type="number"]').count();
		const after = watchCalls(page.context());
		await signIn(page);
		await page.getByText('Dobar dan, Ana.').waitFor();
		for (const name of ['GET auth/is-login', 'GET auth/profile', 'GET webshop/cart'])
			await expect.poll(() => after('POST auth/login', name), { message: name }).toBeGreaterThanOrEqual(200 - ROUNDING);
		await expect.poll(() => other.locator('[data-account]').first().getAttribute('href')).toBe(ACCOUNT);
		await page.goto(CART);
		await page.locator('main input[type="number"]').first().waitFor();
		const merged = await page.locator('main input[type="number"]').count();
		expect(merged).toBeGreaterThanOrEqual(lines);
		await page.reload();
		await page.locator('main input[type="number"]').first().waitFor();
		expect(await page.locator('main input[type="number"]').count()).toBe(merged);
	});

	test('within 500 ms after signing out each tab refetches login state and cart, and shows no customer', async () => {
		const page = await shopper.blank(DESKTOP);
		await signIn(page);
		await buyGoods(page);
		const [cart, account] = [await page.context().newPage(), await page.context().newPage()];
		await cart.goto(CART);
		await cart.locator('main input[type="number"]').first().waitFor();
		await account.goto(ACCOUNT);
		await account.getByText('Dobar dan, Ana.').waitFor();
		const after = watchCalls(page.context());
		await signOut(page);
		for (const name of ['GET auth/is-login', 'GET webshop/cart'])
			await expect.poll(() => after('POST auth/logout', name), { message: name }).toBeGreaterThanOrEqual(500 - ROUNDING);
		await cart.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
		await account.waitForURL(`**${LOGIN}?redirect=*`);
		await expect.poll(() => cart.locator('[data-account]').first().getAttribute('href')).toBe(LOGIN);
	});
});

test('the tab that signs in or out loads a document, which makes each call once; link and count need no request', async () => {
	const page = await shopper.blank(DESKTOP);
	const calls: string[] = [];
	page.on('request', (request) => {
		const name = /\/api\/hapi\/([^?]+)/.exec(request.url())?.[1];
		if (name) calls.push(`${request.method()} ${name}`);
	});
	const reloads = (act: string) =>
		calls.slice(calls.indexOf(act) + 1).filter((call) => ['GET auth/is-login', 'GET auth/profile', 'GET webshop/cart'].includes(call));
	await signIn(page);
	await page.getByText('Dobar dan, Ana.').waitFor();
	await page.waitForLoadState('networkidle');
	expect(reloads('POST auth/login')).toEqual(['GET auth/is-login', 'GET auth/profile']);
	await page.goto(CART);
	await expect.poll(() => reloads('POST auth/login').filter((call) => call === 'GET webshop/cart')).toHaveLength(1);
	expect(await page.locator('[data-account]').first().getAttribute('href')).toBe(ACCOUNT);
	await signOut(page);
	await page.waitForLoadState('networkidle');
	expect(reloads('POST auth/logout')).toEqual([]);
	expect(await page.locator('[data-account]').first().getAttribute('href')).toBe(LOGIN);
	await page.goto(CART);
	await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	expect(reloads('POST auth/logout').filter((call) => call !== 'GET auth/is-login')).toEqual(['GET webshop/cart']);
});

describe('input of the checkout', () => {
	test.each(['this tab', 'another tab'])('is not shown to the next customer, who signs in after a sign-out in %s', async (where) => {
		const page = await shopper.blank(DESKTOP);
		const elsewhere = where === 'this tab' ? page : await page.context().newPage();
		await signIn(page);
		await buyGoods(page);
		await page.goto('/webshop/podaci/');
		await page.locator('main [name="street"]').fill('Tajna ulica 5');
		await page.reload();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe('Tajna ulica 5');
		// The step saves the delivery that it has chosen; after the sign-out that would be refused.
		await page.waitForLoadState('networkidle');
		await signOut(elsewhere);
		await signIn(elsewhere, LOGIN, editor);
		await buyGoods(elsewhere);
		await page.goto('/webshop/podaci/');
		await page.locator('main [name="street"]').waitFor();
		expect(await page.locator('main [name="street"]').inputValue()).not.toBe('Tajna ulica 5');
	});
});

describe('after a sign-in', () => {
	// Only a selection, because sign-ins are rate limited; own-path.test.ts tests the function with the whole table.
	test.each(HOSTILE_REDIRECTS.filter(([title]) => ['the same, encoded', 'a scheme without slashes', 'a script'].includes(title)))(
		'%s cannot redirect to another site',
		async (_title, value) => {
			const page = await shopper.blank(DESKTOP);
			const left: string[] = [];
			page.on('request', (request) => {
				if (request.isNavigationRequest() && new URL(request.url()).origin !== inject('shopUrl')) left.push(request.url());
			});
			page.on('dialog', (dialog) => {
				left.push(dialog.message());
				void dialog.dismiss();
			});
			await signIn(page, `${LOGIN}?redirect=${value}`);
			await page.getByText('Dobar dan, Ana.').waitFor();
			expect([new URL(page.url()).pathname, left]).toEqual([ACCOUNT, []]);
		},
	);
});

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('signing in with an identity provider returns to the starting page', async () => {
		const page = await shopper.open(`${LOGIN}?redirect=%2Fmoj-racun%2Fpodaci%2F`, device);
		await page.getByRole('button', { name: /^Nastavi putem/ }).click();
		await page.getByRole('link', { name: /maja@prijava\.example/ }).click();
		await page.waitForURL('**/moj-racun/podaci/');
		await expect.poll(() => page.locator('main [name="first_name"]').inputValue()).toBe('Maja');
		const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
	});

	test('cancelling at the provider returns to the sign-in, which says so', async () => {
		const page = await shopper.open(LOGIN, device);
		await page.getByRole('button', { name: /^Nastavi putem/ }).click();
		await page.getByRole('link', { name: 'Odustani' }).click();
		await page.waitForURL(`**${LOGIN}?social=failed`);
		await page.getByRole('alert').getByText('Prijava tim putem nije uspjela').waitFor();
		await expect.poll(() => page.getByLabel('E-pošta').count()).toBeGreaterThan(0);
	});
});
