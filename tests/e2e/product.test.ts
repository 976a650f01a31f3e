// One file for one subject, the product page with its modals, which each test opens at both widths.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated, takenOver } from '#tests/support/browse-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { CATEGORY, findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const modal = (page: Page) => page.locator('dialog[open]');
const press = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((link: HTMLElement) => link.click());
const quickLink = `main a[href*="mode=quick"]`;
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a click on a picture opens the gallery with next and zoom, and Esc returns the focus', async () => {
		const page = await shopper.open(screens.product, device);
		const picture = page.locator('main a.gallery').first();
		await picture.click();
		await modal(page)
			.getByText(/^1 od \d/)
			.waitFor();
		await modal(page).getByRole('button', { name: 'Sljedeća slika' }).click();
		await modal(page)
			.getByText(/^2 od \d/)
			.waitFor();
		await modal(page).getByRole('button', { name: 'Povećaj', exact: true }).click();
		await modal(page).locator('ul[data-zoomed]').waitFor();
		await page.keyboard.press('Escape');
		await modal(page).waitFor({ state: 'detached' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('gallery'))).toBe(true);
		expect(new URL(page.url()).pathname).toBe(screens.product);
	});

	test('a thumbnail scrolls to its picture, and a swipe marks the thumbnail', async () => {
		const page = await shopper.open(screens.product, device);
		await page.getByRole('button', { name: 'Slika 2' }).click();
		await expect
			.poll(() =>
				page
					.locator('[data-gallery] > ul')
					.first()
					.evaluate((strip) => strip.scrollLeft),
			)
			.toBeGreaterThan(0);
		await page
			.locator('[data-gallery] > ul')
			.first()
			.evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
		await expect.poll(() => page.getByRole('button', { name: 'Slika 1' }).getAttribute('aria-current')).toBe('true');
	});

	test('quick view opens over the list with its own address; Back closes it, Forward reopens it, the focus returns', async () => {
		const page = await shopper.open(CATEGORY, device);
		await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
		await page.locator(quickLink).first().focus();
		await press(page, quickLink);
		await modal(page).locator('h2').waitFor();
		const title = await modal(page).locator('h2').textContent();
		await expect.poll(() => page.url()).toContain('mode=quick');
		await page.goBack();
		await modal(page).waitFor({ state: 'detached' });
		await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(CATEGORY);
		// On a phone the link is hidden: a click on the card opens the product.
		if (!('isMobile' in device)) await expect.poll(() => focusedLabel(page)).toContain('Brzi pregled');
		await page.goForward();
		await modal(page)
			.locator('h2', { hasText: title ?? '' })
			.waitFor();
		await modal(page).getByRole('button', { name: 'Zatvori' }).click();
		await modal(page).waitFor({ state: 'detached' });
		await expect.poll(() => new URL(page.url()).search).toBe('');
		expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
	});

	test('an opened modal stays open when the close event of an earlier one arrives late', async () => {
		const page = await shopper.open(CATEGORY, device);
		await press(page, quickLink);
		await modal(page).locator('h2').waitFor();
		await expect.poll(() => page.url()).toContain('mode=quick');
		await modal(page).evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
		await page.waitForTimeout(300);
		expect(page.url()).toContain('mode=quick');
		await expect.poll(() => modal(page).count()).toBe(1);
	});

	test('from quick view to the product’s page and back to the list no page is empty', async () => {
		const page = await shopper.open(CATEGORY, device);
		await press(page, quickLink);
		await modal(page).getByRole('link', { name: 'Otvori stranicu proizvoda' }).click();
		await page.locator('article h1').waitFor();
		expect(page.url()).not.toContain('mode=');
		await page.goBack();
		await page.locator('h1', { hasText: 'Monitori' }).waitFor();
		expect(new URL(page.url()).pathname).toBe(CATEGORY);
		await modal(page).waitFor({ state: 'detached' });
	});

	test('a link to a quick view opens it over the product’s page; closing it restores the page’s address', async () => {
		const page = await shopper.open(`${screens.product}?mode=quick`, device);
		await modal(page).locator('h2').waitFor();
		await page.keyboard.press('Escape');
		await modal(page).waitFor({ state: 'detached' });
		await expect.poll(() => page.url().endsWith(screens.product)).toBe(true);
		await page.locator('article h1').waitFor();
	});

	test('quick view adds its product to the cart', async () => {
		const page = await shopper.open(CATEGORY, device);
		await press(page, quickLink);
		await modal(page).locator('[data-buy]').click();
		await modal(page).getByRole('button', { name: 'U košarici' }).waitFor();
		await expect.poll(() => page.locator('[data-live="cart-count"]').last().textContent()).toBe('1');
	});

	test.each([
		['share', 'Podijelite proizvod'],
		['stores', 'Dostupnost u poslovnicama'],
	])('mode=%s opens the modal of that name', async (mode, heading) => {
		const page = await shopper.open(screens.product, device);
		await press(page, `main a[href*="mode=${mode}"]`);
		await modal(page).getByRole('heading', { name: heading }).waitFor();
		await page.goBack();
		await modal(page).waitFor({ state: 'detached' });
		await expect.poll(() => page.url().endsWith(screens.product)).toBe(true);
	});

	test('an incomplete review shows errors at its fields, a complete one is sent', async () => {
		const page = await shopper.open(screens.product, { ...device, bypassCSP: true });
		await page.locator('[data-action="review"]').click();
		await modal(page).getByRole('button', { name: 'Pošalji recenziju' }).click();
		await modal(page).getByText('Odaberite od jedne do pet zvjezdica.').waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rate');
		expect(await auditPage(page)).toEqual([]);
		await modal(page).getByRole('radio', { name: 'Ocjena 4 od 5' }).check({ force: true });
		await modal(page).getByLabel('Ime').fill('Kupac');
		await modal(page).getByLabel('Vaše iskustvo').fill('Slika je oštra, stalak čvrst.');
		await modal(page).getByRole('button', { name: 'Pošalji recenziju' }).click();
		await modal(page).getByText('Hvala na recenziji.').waitFor();
	});

	test('recently viewed products are shown on the next product’s page', async () => {
		const page = await shopper.open(screens.product, device);
		const title = await page.locator('h1').textContent();
		await page.keyboard.press('Shift');
		await page.waitForFunction(() => localStorage.getItem('shop_viewed') !== null);
		const similar = page.locator('#slicno h3 a').first();
		await takenOver(similar);
		await similar.evaluate((link: HTMLElement) => link.click());
		await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
		await page
			.locator('section', { has: page.getByRole('heading', { name: 'Nedavno ste gledali' }) })
			.getByRole('link', { name: title ?? '', exact: true })
			.waitFor();
	});

	test('without its code the page shows everything; loading the code causes no layout shift', async () => {
		const still = await shopper.open(screens.product, { ...device, javaScriptEnabled: false });
		for (const heading of ['Opis', 'Specifikacije', 'Recenzije kupaca']) await still.getByRole('heading', { name: heading, exact: true }).waitFor();
		const page = await shopper.blank(device);
		await page.addInitScript(() => {
			Reflect.set(window, 'shift', 0);
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(screens.product);
		await hydrated(page);
		await page.keyboard.press('Shift');
		await page.waitForTimeout(1500);
		expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
	});

	test('fast clicks in two tabs result in the right quantity', async () => {
		const page = await shopper.open(screens.product, device);
		await page.locator('article [data-buy]').first().click();
		await page.locator('article [data-buy]').filter({ hasText: 'U košarici' }).waitFor();
		const other = await page.context().newPage();
		await other.goto(screens.product);
		await hydrated(other);
		const pressFast = (tab: Page, times: number) =>
			tab.evaluate((presses) => {
				for (let press = 0; press < presses; press++) document.querySelector<HTMLElement>('article [data-buy]')?.click();
			}, times);
		await Promise.all([pressFast(page, 5), pressFast(other, 4)]);
		for (const tab of [page, other]) await tab.locator('article [data-buy]').filter({ hasText: 'U košarici' }).waitFor();
		await page.reload();
		await hydrated(page);
		await expect.poll(() => page.locator('[data-live="cart-count"]').last().textContent()).toBe('10');
	});
});

describe('a sold-out product', () => {
	async function soldOut(): Promise<string> {
		const { data } = await (await fetch(`${inject('shopUrl')}/api/hapi/catalog/products?mode=card&limit=500&sort=price_asc`)).json();
		return data.items.find(({ is_available }: { is_available: boolean }) => !is_available)?.url_without_domain;
	}

	test.each(FLOW_WIDTHS)('%s: offers alternatives and a stock alert by mail, which the address has to confirm', async (width, device) => {
		const page = await shopper.open(await soldOut(), { ...device, bypassCSP: true });
		const article = page.locator('article');
		expect(await article.locator('[data-buy]').filter({ visible: true }).count()).toBe(
			await page.locator('section [data-buy]').filter({ visible: true }).count(),
		);
		const email = `ceka.${width}.${Date.now()}@primjer.example`;
		await article.getByLabel('E-pošta').fill('ana');
		// Before that the browser would send the form itself.
		await takenOver(article.locator('form', { hasText: 'Obavijesti me kad bude na zalihi' }));
		await article.getByRole('button', { name: 'Obavijesti me' }).click();
		await article.locator('[name="email"][aria-invalid="true"]').waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
		expect(await auditPage(page)).toEqual([]);
		await article.getByLabel('E-pošta').fill(email);
		await article.getByRole('button', { name: 'Obavijesti me' }).click();
		await article.getByText('Adresa je zabilježena').waitFor();
		await page.goto(await mailedPath(email, '/opet-na-zalihi/'));
		await page.getByText('čeka Vašu potvrdu').waitFor();
		await page.getByRole('button', { name: 'Potvrdi obavijest' }).click();
		await page.getByText('Čim proizvod bude na zalihi, pišemo na adresu c…@primjer.example.').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('button', { name: 'Otkaži obavijest' }).click();
		await page.getByText('Obavijest je otkazana.').waitFor();
	});

	test('without scripts: takes a stock alert by a form, says when the address is wrong, and links to the category', async () => {
		const page = await shopper.open(await soldOut(), { javaScriptEnabled: false });
		const article = page.locator('article');
		for (const [email, said] of [
			// A browser takes it, and the shop does not.
			['ana@primjer', 'Upišite adresu e-pošte, na primjer'],
			[`forma.${Date.now()}@primjer.example`, 'Adresa je zabilježena'],
		] as const) {
			await article.getByLabel('E-pošta').fill(email);
			await article.getByRole('button', { name: 'Obavijesti me' }).click();
			await article.getByText(said).waitFor();
		}
		expect(
			await page
				.locator('article')
				.getByRole('link', { name: /^Pogledaj još/ })
				.isVisible(),
		).toBe(true);
	});
});
