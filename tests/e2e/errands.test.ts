import { PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browseShop, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillGuest, goOn } from '#tests/support/checkout-steps.ts';
import { type Errand, runErrand } from '#tests/support/errands/run-errand.ts';
import { callShop, fillCheckout, GUEST } from '#tests/support/fill-checkout.ts';
import { CONTACT_FIELDS } from '#tests/support/guest-fields.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { button, editor, fill, heading, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';

/**
 * What people come to a shop for, on a phone, by the steps of somebody who sees it for the first time: from the home page, or from the link in the
 * mail about their order. The bars are the table of docs/merchant.md.
 */
const shopper = browseShop();
const [[, device]] = WIDTHS;

const GOODS_ID = Number(/-(\d+)\/$/.exec(await findGoods())?.[1]);
const CARTED = `product-${GOODS_ID}`;

type Way = Pick<Errand, 'bar' | 'start' | 'act'>;

const home = async () => '/';

/** Searches from the head of the page. */
async function search(page: Page, words: string): Promise<void> {
	const field = page.locator('header input[name="search_q"]');
	await field.click();
	await field.fill(words);
	await field.press('Enter');
	await page.waitForURL(/search_q=/);
	await hydrated(page);
}

const productLinks = (page: Page) => page.locator('main h3 a[href*="-proizvod-"]');

/** Opens the first product of a list; returns its name. */
async function openFirst(page: Page): Promise<string> {
	const title = await productLinks(page).first().innerText();
	await productLinks(page).first().click();
	await heading(page, title).waitFor();
	await hydrated(page);
	return title;
}

/** Puts the visible product into the cart and opens the cart. */
async function buyHere(page: Page): Promise<void> {
	await page.locator('article [data-buy]').first().click();
	await page.locator('[data-added]:popover-open').getByRole('link', { name: 'Otvori košaricu' }).click();
	await heading(page, 'Košarica').waitFor();
}

/** Opens the menu of the bar at the bottom. */
async function openMenu(page: Page): Promise<Locator> {
	await page.locator('nav > [popovertarget="kategorije"]').click();
	return page.locator('#kategorije');
}

const stores = (page: Page) => page.locator('main select[name="location-1"]');

/** Stores of the choice, below its first option, with their dates: `Titraj Split (30. studenoga 2026.)`. */
async function storeNames(page: Page): Promise<readonly string[]> {
	const names = stores(page).locator('option:not([value=""])');
	await expect.poll(() => names.count()).toBeGreaterThan(1);
	return (await names.allInnerTexts()).map((name) => name.replaceAll(/\s+/g, ' '));
}

const nameOf = (option: string): string => option.replace(/ \(.*/, '');

/** Place of the first store of those that have the goods first. */
function findSoonest(options: readonly string[]): number {
	const written = new Intl.DateTimeFormat('hr', { dateStyle: 'long', timeZone: 'Europe/Zagreb' });
	for (let days = 0; days < 14; days++) {
		const day = written.format(Date.now() + days * 86_400_000).replaceAll(/\s+/g, ' ');
		const found = options.findIndex((option) => option.includes(day));
		if (found >= 0) return found;
	}
	throw new Error(`No store has the goods within two weeks: ${options.join(', ')}`);
}

/** A guest's order for two pieces; the path of its page, as in its mail. */
async function orderTwo(): Promise<{ readonly number: string; readonly path: string }> {
	const guest = await openGuest(inject('shopUrl'));
	await guest.add(GOODS_ID, 2);
	await guest.choose({ email: `posao-${crypto.randomUUID()}@primjer.example` });
	const identificator = (await guest.post()).data?.order_identificator ?? '';
	return { number: (await guest.open(identificator))?.number ?? '', path: `/webshop/narudzba/?order_identificator=${identificator}` };
}

const ERRANDS: Readonly<Record<string, Way>> = {
	'buys the cheapest 27" monitor, to collect where it is ready first': {
		bar: { clicks: 11, fields: 6 },
		start: home,
		act: async (page) => {
			await search(page, 'najjeftiniji monitor 27');
			expect(await openFirst(page)).toContain('27"');
			await buyHere(page);
			await page.locator('main a[href="/webshop/podaci/"]').click();
			await heading(page, 'Podaci za dostavu').waitFor();
			await page.locator('main input[value="pickup"]').check();
			await page.locator('main [name="street"]').waitFor({ state: 'hidden' });
			await fillGuest(page, CONTACT_FIELDS);
			const names = await storeNames(page);
			const soonest = findSoonest(names);
			await stores(page).selectOption({ index: soonest + 1 });
			await goOn(page).click();
			await heading(page, 'Plaćanje').waitFor();
			await page.locator(`main input[value="${PAY_IN_STORE}"]`).check();
			await goOn(page).click();
			await heading(page, 'Pregled narudžbe').waitFor();
			await page
				.getByRole('region', { name: 'Način dostave' })
				.getByText(nameOf(names[soonest] ?? '?'))
				.waitFor();
			await page.locator('main [name="accept_terms"]').check();
			await goOn(page).click();
			await heading(page, 'Hvala na narudžbi').waitFor();
		},
	},
	'changes the store of a pickup before ordering': {
		bar: { clicks: 3, fields: 1 },
		start: async (page) => {
			await page.goto('/dostava/');
			await fillCheckout(page, 'bank_transfer', CARTED);
			await page.goto('/webshop/podaci/');
			await page.locator('main input[value="pickup"]').check();
			await storeNames(page);
			await stores(page).selectOption({ index: 1 });
			await goOn(page).click();
			await heading(page, 'Plaćanje').waitFor();
			return '/webshop/pregled/';
		},
		act: async (page) => {
			const chosen = page.getByRole('region', { name: 'Način dostave' });
			const before = await chosen.locator('b').innerText();
			await chosen.getByRole('link', { name: /^Promijeni/ }).click();
			const names = await storeNames(page);
			await stores(page).selectOption({ index: 2 });
			await goOn(page).click();
			await heading(page, 'Plaćanje').waitFor();
			await goOn(page).click();
			await heading(page, 'Pregled narudžbe').waitFor();
			await chosen.locator('b', { hasText: nameOf(names[1] ?? '') }).waitFor();
			expect(await chosen.locator('b').innerText()).not.toBe(before);
		},
	},
	'returns one of two pieces': {
		bar: { clicks: 3, fields: 1 },
		start: async () => {
			const { number, path } = await orderTwo();
			const staff = openPersonBrowser({ url: inject('backendUrl') });
			expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
			expect((await staff.call('POST', `/orders/${number}/shipments`, {})).status).toBe(200);
			return path;
		},
		act: async (page) => {
			await page.getByRole('link', { name: 'Odustani od ugovora' }).click();
			await heading(page, 'Odustanak od ugovora').waitFor();
			await page.locator('main [name^="line-"]').fill('1');
			await goOn(page).click();
			await press(page, 'Potvrdi odustanak');
			await page.getByText(/pod brojem OD-\d+/).waitFor();
		},
	},
	'compares three phones': {
		bar: { clicks: 7, fields: 0 },
		start: home,
		act: async (page) => {
			const menu = await openMenu(page);
			await menu.getByRole('button', { name: 'Mobiteli i tableti', exact: true }).click();
			await menu.getByRole('link', { name: 'Mobiteli', exact: true }).click();
			await heading(page, 'Mobiteli').waitFor();
			await hydrated(page);
			for (const place of [0, 1, 2]) {
				const choice = page.locator('main [data-action="compare"]').nth(place);
				await choice.click();
				await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
			}
			await page.getByRole('link', { name: 'Otvori usporedbu' }).first().click();
			await expect.poll(() => page.locator('main [role="columnheader"]').count()).toBe(3);
		},
	},
	'puts a gift under 30 € into the cart': {
		bar: { clicks: 4, fields: 1 },
		start: home,
		act: async (page) => {
			await search(page, 'poklon do 30 €');
			await page.getByRole('link', { name: /do 30,00 €/ }).waitFor();
			await openFirst(page);
			await buyHere(page);
		},
	},
	'orders the same goods again, signed in': {
		bar: { clicks: 4, fields: 0 },
		start: async (page) => {
			await signIn(page, LOGIN, await signUp(page));
			await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: CARTED, qty: 1 });
			await callShop(page, 'POST', 'webshop/customer', { ...GUEST, type: 'webshop.customer' });
			await callShop(page, 'PUT', 'webshop/parcel-shipping', { parcel_id: 1, shipping_code: 'courier' });
			await callShop(page, 'PUT', 'webshop/payment', { payment_code: 'bank_transfer' });
			await page.goto('/webshop/pregled/');
			await page.locator('main [name="accept_terms"]').check();
			await goOn(page).click();
			await heading(page, 'Hvala na narudžbi').waitFor();
			return '/';
		},
		act: async (page) => {
			await page.locator('header').getByRole('link', { name: /račun/i }).filter({ visible: true }).first().click();
			await heading(page, 'Moj račun').waitFor();
			await page
				.getByRole('link', { name: /^Narudžba \d+/ })
				.first()
				.click();
			await heading(page, 'Moj račun').waitFor({ state: 'hidden' });
			await press(page, 'Naruči ponovno');
			await page.getByText('U košaricu je dodan 1 proizvod.').waitFor();
			await page.locator('main').getByRole('link', { name: 'Otvori košaricu' }).click();
			await page.locator('main input[type="number"]').first().waitFor();
		},
	},
	'cancels an order': {
		bar: { clicks: 2, fields: 0 },
		start: async () => (await orderTwo()).path,
		act: async (page) => {
			await press(page, 'Otkaži narudžbu');
			await press(page, 'Da, otkaži narudžbu');
			await page.getByText(/Narudžba \d+ je otkazana/).waitFor();
		},
	},
	'asks a question': {
		bar: { clicks: 2, fields: 3 },
		start: home,
		act: async (page) => {
			await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
			await heading(page, 'Kontakt').waitFor();
			await takenOver(button(page, 'Pošalji poruku'));
			await fill(page, { name: 'Ana Horvat', email: `pitanje-${crypto.randomUUID()}@primjer.example`, message: 'Ima li ovaj monitor zvučnike?' });
			await press(page, 'Pošalji poruku');
			const answer = page.getByRole('status').filter({ hasText: 'Poruka je stigla.' });
			await expect.poll(() => answer.evaluate((shown) => shown === document.activeElement)).toBe(true);
			await expect
				.poll(() => answer.evaluate((shown) => shown.getBoundingClientRect().top > 0 && shown.getBoundingClientRect().bottom < innerHeight))
				.toBe(true);
		},
	},
	'finds opening hours of a store': {
		bar: { clicks: 3, fields: 0 },
		start: home,
		act: async (page) => {
			const menu = await openMenu(page);
			await menu.getByRole('link', { name: 'Poslovnice', exact: true }).click();
			await heading(page, 'Poslovnice').waitFor();
			await page.getByRole('link', { name: 'Titraj Split', exact: true }).first().click();
			await page
				.getByRole('table', { name: 'Radno vrijeme' })
				.getByRole('row', { name: /^subota/ })
				.waitFor();
		},
	},
};

test.each(Object.entries(ERRANDS))('a first-time user %s on a phone', { timeout: 120_000 }, (name, way) => runErrand(shopper, { name, device, ...way }));
