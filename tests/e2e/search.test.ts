import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';

const shopper = browseShop();

const HOME = '/dostava/';
const field = (page: Page) => page.locator('header input[name="search_q"]');
const options = (page: Page) => page.locator('#prijedlozi [role="option"]');
const recent = (page: Page) => page.locator('#prijedlozi [data-kind="recent"]');
const active = (page: Page) => options(page).and(page.locator('[aria-selected="true"]'));
const cards = (page: Page) => page.locator('main h3 a');

/** Searches as a storefront does for a visitor's address. */
async function searchFrom(address: string, words: string): Promise<void> {
	const backend = inject('backendUrl');
	token ??= (await (await fetch(`${backend}/hapi/v1/auth/generate-token/`)).json()).data.jwt;
	const headers = { authorization: `Bearer ${token}`, 'base-client': address };
	expect((await fetch(`${backend}/hapi/v1/catalog/products/?${new URLSearchParams({ search_q: words })}`, { headers })).status).toBe(200);
}
let token: string | undefined;

/** Types words into the header's search field once it is ready. */
async function type(page: Page, words: string): Promise<void> {
	await field(page).click();
	await expect.poll(() => field(page).getAttribute('role')).toBe('combobox');
	await field(page).fill(words);
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	const audited = { ...device, bypassCSP: true };

	test('suggestions contain products, categories and a link to all results; arrow keys move, the field names the active one, Enter opens it', async () => {
		const page = await shopper.open(HOME, device);
		await type(page, 'monit');
		await options(page).first().waitFor();
		expect(await field(page).getAttribute('aria-expanded')).toBe('true');
		for (const kind of ['product', 'category', 'all']) await expect.poll(() => page.locator(`#prijedlozi [data-kind="${kind}"]`).count()).toBe(1);
		const count = await options(page).count();
		await page.keyboard.press('ArrowUp');
		expect(await active(page).getAttribute('id')).toBe(`prijedlozi-${count - 1}`);
		await page.keyboard.press('ArrowDown');
		expect(await active(page).count()).toBe(0);
		expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
		await page.keyboard.press('ArrowDown');
		expect(await field(page).getAttribute('aria-activedescendant')).toBe('prijedlozi-0');
		const to = await active(page).getAttribute('href');
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => url.pathname === to);
		await page.locator('main [data-buy]').first().waitFor();
		await expect.poll(() => options(page).count()).toBe(0);
	});

	test('Escape closes the suggestions and keeps the text; so does leaving the field', async () => {
		const page = await shopper.open(HOME, device);
		await type(page, 'monit');
		await options(page).first().waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => options(page).count()).toBe(0);
		expect(await field(page).inputValue()).toBe('monit');
		await page.keyboard.press('ArrowDown');
		await options(page).first().waitFor();
		await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
		await expect.poll(() => options(page).count()).toBe(0);
	});

	test('Escape closes what the empty field offers, and a late answer does not open it again', async () => {
		const page = await shopper.open(HOME, device);
		await type(page, 'tipkovnica');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „tipkovnica”' }).waitFor();
		const held = Promise.withResolvers<void>();
		const popularOf = (url: URL) => url.pathname.endsWith('/suggestions') && url.searchParams.get('search_q') === '';
		await page.route(popularOf, async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto(HOME);
		await hydrated(page);
		const late = page.waitForResponse((response) => popularOf(new URL(response.url())));
		await field(page).click();
		await recent(page).waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => options(page).count()).toBe(0);
		held.resolve();
		await late;
		await page.waitForTimeout(150);
		expect(await options(page).count()).toBe(0);
		expect(await field(page).getAttribute('aria-expanded')).toBe('false');
		await page.keyboard.press('ArrowDown');
		await recent(page).waitFor();
	});

	test('a second Escape clears the text and opens nothing', async () => {
		const page = await shopper.open(HOME, device);
		await type(page, 'tipkovnica');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „tipkovnica”' }).waitFor();
		await page.goto(HOME);
		await type(page, 'monit');
		await options(page).first().waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => options(page).count()).toBe(0);
		await page.keyboard.press('Escape');
		await expect.poll(() => field(page).inputValue()).toBe('');
		await page.waitForTimeout(300);
		expect(await options(page).count()).toBe(0);
	});

	test('Tab goes from the field to its button and to the button that forgets searches, then out of the list', async () => {
		const page = await shopper.open(HOME, WIDTHS[1][1]);
		await type(page, 'tipkovnica');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „tipkovnica”' }).waitFor();
		await page.goto(HOME);
		await hydrated(page);
		await field(page).click();
		await recent(page).waitFor();
		const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'));
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
		await page.keyboard.press('Tab');
		expect(await focused()).toBe('Obriši nedavne pretrage');
		await page.keyboard.press('Tab');
		await expect.poll(() => options(page).count()).toBe(0);
	});

	test('a response to earlier text is dropped, however late it arrives', async () => {
		const page = await shopper.open(HOME, device);
		let release = () => {};
		const held = new Promise<void>((open) => {
			release = open;
		});
		await page.route(/suggestions\?search_q=kabel$/, async (route) => {
			await held;
			await route.continue();
		});
		const asked = page.waitForRequest(/search_q=kabel$/);
		await type(page, 'kabel');
		await asked;
		await field(page).fill('monitor');
		await options(page).first().waitFor();
		const shown = await options(page).allTextContents();
		const late = page.waitForResponse(/search_q=kabel$/);
		release();
		await late;
		await page.waitForTimeout(150);
		expect(await options(page).allTextContents()).toEqual(shown);
		expect(shown.join().toLowerCase()).toContain('monitor');
	});

	test('Enter opens the results; searches are offered again until they are cleared', async () => {
		const page = await shopper.open(HOME, device);
		await type(page, 'tipkovnica');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „tipkovnica”' }).waitFor();
		await cards(page).first().waitFor();
		await page.goto(HOME);
		await hydrated(page);
		await field(page).click();
		await page.locator('#prijedlozi [data-kind="recent"]').getByText('tipkovnica').waitFor();
		const asked = Promise.withResolvers<void>();
		await page.route(/suggestions\?search_q=monitor$/, () => asked.resolve());
		await field(page).fill('monitor');
		// Its answer does not come.
		await asked.promise;
		expect(await options(page).count()).toBe(0);
		await field(page).fill('');
		await page.getByRole('button', { name: 'Obriši nedavne pretrage' }).click();
		await expect.poll(() => recent(page).count()).toBe(0);
		await page.reload();
		await hydrated(page);
		await type(page, '');
		await page.waitForTimeout(300);
		expect(await recent(page).count()).toBe(0);
	});

	test('the empty field offers what many visitors searched for, below recent searches; arrow keys and Enter open one', async () => {
		for (let place = 1; place <= 20; place++) await searchFrom(`203.0.113.${place}`, 'web kamera');
		const page = await shopper.open(HOME, { ...device, bypassCSP: true });
		await type(page, 'tipkovnica');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „tipkovnica”' }).waitFor();
		await page.goto(HOME);
		await hydrated(page);
		await field(page).click();
		const popular = page.locator('#prijedlozi [data-kind="popular"] [role="option"]', { hasText: 'web kamera' });
		await popular.waitFor();
		expect(await options(page).first().textContent()).toBe('tipkovnica');
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('button', { name: 'Obriši nedavne pretrage' }).click();
		await expect.poll(() => recent(page).count()).toBe(0);
		await popular.waitFor();
		const place = (await options(page).allTextContents()).indexOf('web kamera');
		for (let presses = 0; presses <= place; presses++) await page.keyboard.press('ArrowDown');
		await expect.poll(() => popular.getAttribute('aria-selected')).toBe('true');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: 'Rezultati za „web kamera”' }).waitFor();
		await cards(page).first().waitFor();
	});

	test.each([
		['letters without diacritics', 'zicna tipkovnica', /žična.*tipkovnica/i],
		['swapped letters', 'tipkvonica', /tipkovnica/i],
		['another inflection', 'tipkovnice', /tipkovnica/i],
	])('%s find the product', async (_what, words, expected) => {
		const page = await shopper.open(`/trazi/?search_q=${encodeURIComponent(words)}`, device);
		expect(await cards(page).first().textContent()).toMatch(expected);
	});

	test('results stay while the page becomes interactive', async () => {
		const page = await shopper.blank(device);
		// As in a browser that is busy for long, or that does not tell when it is idle.
		await page.addInitScript(() => {
			window.requestIdleCallback = (work) => window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), 1500);
		});
		await page.goto('/trazi/?search_q=monitor');
		const count = () => page.locator('main li h3').count();
		const counts = new Set<number>();
		for (const end = performance.now() + 3000; performance.now() < end; ) counts.add(await count());
		expect([...counts]).toEqual([expect.any(Number)]);
		expect(Math.max(...counts)).toBeGreaterThan(3);
	});

	test('results have filters and pages like any list; the query stays', async () => {
		const page = await shopper.open('/trazi/?search_q=kabel', audited);
		await cards(page).first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		const found = await cards(page).count();
		const opener = page.locator('main section header button[popovertarget="filteri"]');
		if (await opener.isVisible()) await opener.click();
		const box = page.locator('#filteri input[name="category_ids"]').first();
		const left = Number(await box.locator('xpath=..').locator('small').textContent());
		await box.check();
		await expect.poll(() => cards(page).count()).toBe(Math.min(left, 24));
		expect(left).toBeLessThanOrEqual(found);
		expect(new URL(page.url()).searchParams.get('search_q')).toBe('kabel');
		await page.locator('h1', { hasText: 'Rezultati za „kabel”' }).waitFor();
	});

	test('searching in a category filters its list: heading and chip show the words, the chip removes them, the field keeps them', async () => {
		const page = await shopper.open('/proizvodi/monitori/?search_q=qhd', device);
		await page.locator('main h2', { hasText: 'Rezultati za „qhd”' }).waitFor();
		expect(await field(page).inputValue()).toBe('qhd');
		const found = await cards(page).count();
		await page.getByRole('link', { name: /„?qhd/ }).click();
		await page.waitForURL((url) => !url.searchParams.has('search_q'));
		await expect.poll(() => cards(page).count()).toBeGreaterThan(found);
	});

	test('an empty result offers categories, best sellers and contact, at this width and without JavaScript', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await shopper.open('/trazi/?search_q=xqzvwk', { ...audited, javaScriptEnabled });
			const part = (name: string) => page.locator('main section, main nav').filter({ has: page.getByRole('heading', { name, exact: true }) });
			await expect.poll(() => part('Možda tražite među ovim kategorijama').getByRole('link').count()).toBeGreaterThan(2);
			await expect.poll(() => part('Najprodavanije').locator('h3 a').count()).toBe(8);
			await part('Pitajte nas').getByRole('link', { name: 'Kontakt', exact: true }).waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		}
	});

	test('a search for a kind that the shop does not sell is told so, and shows no products as results', async () => {
		const page = await shopper.open('/trazi/?search_q=toner', audited);
		await page.getByRole('heading', { name: '„toner” nemamo u ponudi' }).waitFor();
		expect(await page.getByRole('heading', { name: 'Nema rezultata' }).count()).toBe(0);
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main').getByRole('link', { name: 'Kontakt', exact: true }).click();
		await page.waitForURL((url) => url.pathname === '/kontakt/');
	});

	test('an empty result offers links', async () => {
		const page = await shopper.open('/trazi/?search_q=xqzvwk', audited);
		await page.getByRole('heading', { name: 'Nema rezultata' }).waitFor();
		// No filters and no sort order.
		await expect.poll(() => page.locator('#filteri, main select').count()).toBe(0);
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('button', { name: 'Nova pretraga' }).click();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search_q');
	});

	test('content search lists posts and pages with highlighted words, from product results, any path and its own form', async () => {
		const page = await shopper.open('/trazi/?search_q=monitor', audited);
		await page.getByRole('link', { name: 'Traži u člancima i stranicama' }).click();
		await page.locator('main ol h2').first().waitFor();
		expect(new URL(page.url()).search).toBe('?search_content=monitor');
		await expect.poll(() => page.locator('main ol mark').count()).toBeGreaterThan(0);
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main input[name="search_content"]').fill('dostava');
		await page.keyboard.press('Enter');
		await page.locator('h1', { hasText: '„dostava”' }).waitFor();
		await page.locator('main ol h2 a').first().click();
		await page.waitForURL((url) => url.search === '');
		await page.goto('/proizvodi/?search_content=xqzvwk');
		await page.getByRole('heading', { name: 'Nema rezultata' }).waitFor();
	});
});

describe.each(WIDTHS)('%s', (_width, device) => {
	test.each([
		['radno vrijeme', 'Poslovnice i radno vrijeme', '/poslovnice/'],
		['gdje je moja narudžba', 'Gdje je moja narudžba?', '/webshop/pronadi-narudzbu/'],
	])('the question “%s” is answered by a page, while typing and in the results, not by products', async (question, title, path) => {
		const page = await shopper.open(HOME, { ...device, bypassCSP: true });
		await type(page, question);
		const answer = page.locator('#prijedlozi [data-kind="page"] [role="option"]');
		await expect.poll(() => options(page).allTextContents()).toEqual([title]);
		expect(await answer.getAttribute('href')).toBe(path);
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { name: 'Nema proizvoda, ali imamo odgovor' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main').getByRole('link', { name: title, exact: true }).click();
		await page.waitForURL((url) => url.pathname === path);
	});
});

test('an article code opens its product', async () => {
	const { data } = await (await fetch(new URL('/api/hapi/catalog/products?limit=1&sort=best_selling', inject('shopUrl')))).json();
	const [product] = data.items;
	const page = await shopper.open(`/trazi/?search_q=${encodeURIComponent(product.code)}`);
	expect(await cards(page).first().textContent()).toBe(product.title);
});
