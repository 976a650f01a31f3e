// One file, because it starts its own shop in three languages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import de from '#locales/de.json' with { type: 'json' };
import en from '#locales/en.json' with { type: 'json' };
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { callShop, GUEST } from '#tests/support/fill-checkout.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';
import { button, customer, fill, heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const PRODUCT = '/proizvodi/monitori/monitor-siroki-2-proizvod-2/';
const IN_GERMAN = '/de/produkte/bildschirme/monitor-siroki-2-produkt-2/';
const NOT_IN_GERMAN = '/proizvodi/monitori/monitor-siroki-1-proizvod-1/';

let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop({ LANGUAGES: 'hr,en,de' });
}, 240_000);
afterAll(() => shop?.close());

const open = (path: string, options = {}) => shopper.open(path, { locale: 'hr-HR', ...options, baseURL: shop.url });
const link = (page: Page, name: string) => page.locator('nav[data-languages]').getByRole('link', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Hovers over a language link, which sets its target, and clicks it. */
async function change(page: Page, name: string, to: string): Promise<void> {
	await link(page, name).scrollIntoViewIfNeeded();
	await expect.poll(() => link(page, name).getAttribute('data-leads')).not.toBeNull();
	await link(page, name).click();
	await page.waitForURL(`**${to}`);
	expect(pathOf(page)).toBe(to);
	await hydrated(page);
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('cart and sign-in are kept when the language changes, and the order is placed in that language', async () => {
		const page = await open(PRODUCT, device);
		const title = (await page.locator('article h1').textContent()) ?? '';
		await Promise.all([
			page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
			page.locator('article [data-buy]').first().click(),
		]);
		await change(page, 'Deutsch', IN_GERMAN);
		await page.goto('/de/webshop/warenkorb/');
		await heading(page, de['cart.title']).waitFor();
		await page.locator('main').getByText(title).first().waitFor();

		await page.goto('/de/konto/anmelden/');
		await hydrated(page);
		await fill(page, customer);
		await button(page, de['login.submit']).click();
		await page.waitForURL('**/de/konto/');
		await hydrated(page);
		await change(page, 'English', '/en/account/');
		await page.goto('/en/webshop/cart/');
		await heading(page, en['cart.title']).waitFor();
		await page.locator('main').getByText(title).first().waitFor();

		await callShop(page, 'POST', 'webshop/customer', { ...GUEST, type: 'webshop.customer', email: customer.email });
		await callShop(page, 'PUT', 'webshop/parcel-shipping', { parcel_id: 1, shipping_code: 'courier' });
		await callShop(page, 'PUT', 'webshop/payment', { payment_code: 'cash_on_delivery' });
		await page.goto('/en/webshop/review/');
		await heading(page, en['checkout.review_order.title']).waitFor();
		await page.locator('main [name="accept_terms"]').check();
		await page.locator('main form button[type="submit"]').last().click();
		await page.waitForURL('**/en/webshop/thank-you/**');
		await heading(page, en['checkout.thank_you.title']).waitFor();
		await page.getByText(customer.email).first().waitFor();
	});
});

describe('a language link', () => {
	test.each([
		['a page', '/', 'Deutsch', '/de/'],
		['a product by its translated address', NOT_IN_GERMAN, 'English', '/en/products/monitors/wide-monitor-product-1/'],
		['a post by its translated address', '/magazin/vodici/kako-odabrati-monitor/', 'English', '/en/magazine/guides/how-to-choose/'],
		['the category of a product that the language lacks', NOT_IN_GERMAN, 'Deutsch', '/de/produkte/racunala/bildschirme/'],
		['the category of a post that the language lacks', '/magazin/vodici/kako-odabrati-monitor/', 'Deutsch', '/de/magazin/vodici/'],
		['the parent page of one that the language lacks', '/kupovina/povrat/', 'Deutsch', '/de/kupovina/'],
	])('opens %s', async (_, from, name, to) => {
		await change(await open(from), name, to);
	});

	test('points at a page that was reached without a new document, and works by keyboard', async () => {
		const page = await open('/');
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page.locator('header a[href="/lista-zelja/"]').first().click();
		await page.waitForURL('**/lista-zelja/');
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
		await expect.poll(() => link(page, 'Deutsch').getAttribute('data-leads')).toBe('home');
		await link(page, 'Deutsch').focus();
		await expect.poll(() => link(page, 'Deutsch').getAttribute('href')).toBe('/de/wunschliste/');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/de/wunschliste/');
	});

	test('does so too if its code is loaded afterwards', async () => {
		const page = await open('/');
		const { promise: moved, resolve: move } = Promise.withResolvers<void>();
		await page.route('**/assets/chunks/*.js', async (route) => {
			const response = await route.fetch();
			if ((await response.text()).includes('data-languages')) await moved;
			await route.fulfill({ response });
		});
		await page.locator('header a[href="/lista-zelja/"]').first().click();
		await page.waitForURL('**/lista-zelja/');
		move();
		await expect.poll(() => link(page, 'Deutsch').getAttribute('data-leads')).toBe('home');
		await link(page, 'Deutsch').focus();
		await expect.poll(() => link(page, 'Deutsch').getAttribute('href')).toBe('/de/wunschliste/');
	});

	test('keeps the search query', async () => {
		const page = await open('/trazi/?search_q=monitor&page=1');
		await page.locator('main h3').first().waitFor();
		await page.mouse.wheel(0, 400);
		await expect.poll(() => link(page, 'Deutsch').getAttribute('data-leads')).toBe('there');
		expect(await link(page, 'Deutsch').getAttribute('href')).toBe('/de/suche/?search_q=monitor');
	});

	test('leads to the homepage of its language without JavaScript', async () => {
		const page = await open(PRODUCT, { javaScriptEnabled: false });
		await link(page, 'Deutsch').click();
		await page.waitForURL('**/de/');
	});
});

describe('the suggestion of a language', () => {
	const german = { locale: 'de-DE' };
	const offer = (page: Page) => page.locator('section[lang="de-DE"]');
	const begin = async (page: Page) => {
		await page.mouse.wheel(0, 400);
		await expect.poll(() => link(page, 'Deutsch').getAttribute('data-leads')).toBe('there');
	};

	const expectNone = async (page: Page) => expect(await page.locator('section[lang="de-DE"], section[lang="en"]').count()).toBe(0);
	const watchCountry = (page: Page): string[] => {
		const asked: string[] = [];
		page.on('request', (request) => request.url().includes('/api/nuxtapi/country') && asked.push(request.url()));
		return asked;
	};

	test('is shown to visitors with another browser language and links to the current page, without a redirect', async () => {
		const page = await open(PRODUCT, german);
		await begin(page);
		await offer(page).waitFor();
		expect(pathOf(page)).toBe(PRODUCT);
		await offer(page).getByRole('link').click();
		await page.waitForURL(`**${IN_GERMAN}`);
	});

	test('is shown once, whatever the answer', async () => {
		const page = await open(PRODUCT, german);
		await begin(page);
		await offer(page).getByRole('button').click();
		await offer(page).waitFor({ state: 'detached' });
		const asked = watchCountry(page);
		await page.goto('/kupovina/dostava/');
		await hydrated(page);
		await begin(page);
		expect([asked, await offer(page).count()]).toEqual([[], 0]);
	});

	test('asks where the visitor is, by a GET that names no visitor, and answers with the country alone', async () => {
		const page = await open(PRODUCT, german);
		const [answer] = await Promise.all([page.waitForResponse('**/api/nuxtapi/country'), begin(page)]);
		expect([answer.request().method(), new URL(answer.url()).search, answer.request().postData()]).toEqual(['GET', '', null]);
		const { success, data } = await answer.json();
		expect([success, Object.keys(data)]).toEqual([data.country !== null, ['country']]);
	});

	test('is not shown to visitors whose language is that of the page', async () => {
		const page = await open('/', { locale: 'hr-HR' });
		await Promise.all([page.waitForResponse('**/api/nuxtapi/country'), begin(page)]);
		await expectNone(page);
	});

	test('is not shown in the steps of an order, whose fields it would cover', async () => {
		const page = await open('/', { ...german, viewport: { width: 390, height: 844 } });
		await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
		await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: 'product-2', qty: 1 });
		await page.goto('/webshop/podaci/');
		await hydrated(page);
		expect(pathOf(page)).toBe('/webshop/podaci/');
		const asked = watchCountry(page);
		await begin(page);
		await page.waitForLoadState('networkidle');
		await expectNone(page);
		expect(asked).toEqual([]);
	});

	test('is not shown to crawlers, in either document', async () => {
		const page = await shopper.blank({ ...german, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', baseURL: shop.url });
		const asked = watchCountry(page);
		await page.goto('/');
		await page.mouse.wheel(0, 400);
		await page.waitForLoadState('networkidle');
		await expectNone(page);
		expect(asked).toEqual([]);
	});

	test('covers nothing at the end of the page', async () => {
		const page = await open('/', { ...german, viewport: { width: 1440, height: 900 } });
		await begin(page);
		await offer(page).waitFor();
		// Late content makes the page longer.
		const distance = () =>
			offer(page).evaluate((bar) => {
				scrollTo(0, document.body.scrollHeight);
				return bar.getBoundingClientRect().top - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN);
			});
		await expect.poll(distance).toBeGreaterThanOrEqual(-1);
	});

	test('no address has content in another language than its own', async () => {
		for (const path of ['/', PRODUCT]) {
			const answer = await fetch(new URL(path, shop.url), { headers: { 'accept-language': 'de' }, redirect: 'manual' });
			expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<html lang="hr-HR">')]);
		}
	});
});

describe('errors', () => {
	test('are shown in the language of the address, also without JavaScript', async () => {
		shopper.expectComplaint(/404/);
		const page = await open('/de/gibt-es-nicht/', { javaScriptEnabled: false });
		await heading(page, de['error.notFound.title']).waitFor();
		await page.getByRole('link', { name: de['not_found.home'] }).focus();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/de/');
	});

	test('that the browser detects are shown in the language of the current page', async () => {
		shopper.expectComplaint(/./);
		const page = await open('/de/');
		await page.route('**/de/wunschliste/', (route) => route.abort());
		await page.locator('header a[href="/de/wunschliste/"]').first().click();
		await heading(page, de['maintenance.title']).waitFor();
		await page.getByRole('button', { name: de['maintenance.refresh'] }).waitFor();
	});
});
