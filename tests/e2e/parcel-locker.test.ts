import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { fillGuest, goOn, openCart, place, toCustomer } from '#tests/support/checkout-steps.ts';
import { callShop } from '#tests/support/fill-checkout.ts';
import { CONTACT_FIELDS } from '#tests/support/guest-fields.ts';
import { CATEGORY, findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
/** Small enough for a parcel locker. */
const goods = await findGoods('/proizvodi/mobiteli-i-tableti/mobiteli/');
/** Wider than any compartment; one of 24 inches fits. */
const monitor = await findGoods(CATEGORY, (_, path) => /-monitor-(2[789]|3\d|4\d)-/.test(path));
const WAY = 'main input[value="parcel_locker"]';
const SEARCH = 'main input[name="locker-1-search"]';

test('parcel lockers are unavailable for a monitor that does not fit, with the reason in the list of methods', async () => {
	const page = await openCart(shopper, monitor, WIDTHS[0][1]);
	await toCustomer(page);
	await fillGuest(page);
	const way = page.locator(WAY);
	await way.waitFor();
	await expect.poll(() => way.isDisabled()).toBe(true);
	const reason = page.locator(`main [id="${(await way.getAttribute('aria-describedby')) ?? ''}"]`);
	expect(await reason.textContent()).toBe('Roba je prevelika za tu dostavu. Odaberite drugi način.');
	await expect.poll(() => page.locator('main input[value="courier"]').isEnabled()).toBe(true);
});

/** A guest on a phone who chooses a parcel locker. */
async function openLockers(): Promise<Page> {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await toCustomer(page);
	await fillGuest(page);
	await page.locator(WAY).check();
	await page.locator('main input[name="locker-1"]').first().waitFor();
	return page;
}

test('a missing parcel locker shows an error at its field; one found by town with the keyboard is shown in review, thank-you page and order', async () => {
	const page = await openLockers();
	await goOn(page).click();
	const field = page.locator(SEARCH);
	await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await field.getAttribute('aria-invalid')).toBe('true');
	await page.locator(`main [id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`, { hasText: 'Odaberite paketomat' }).waitFor();

	await field.fill('sibenik');
	await field.press('Enter');
	await page.getByRole('status').filter({ hasText: 'Broj paketomata: 1' }).waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.getByText('Odabrani paketomat').waitFor();
	const box = page.getByRole('radio', { name: /Šibenik, Kod kazališta.*Radno vrijeme/s });
	expect(await box.isChecked()).toBe(true);
	await expect.poll(() => page.locator('main [aria-invalid]').count()).toBe(0);

	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator('main input[value="bank_transfer"]').check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	const locker = page.locator('main address', { hasText: 'Ulica mjernog mosta 2, 22000 Šibenik' });
	await locker.waitFor();
	await place(page);
	await locker.first().waitFor();
	await page.locator('main').getByRole('link', { name: 'Prikaži narudžbu' }).click();
	await page.waitForURL('**/webshop/narudzba/**');
	await locker.first().waitFor();
});

test('a parcel locker asks a private person for no place, and is shown on the order', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await toCustomer(page);
	await takenOver(goOn(page));
	await goOn(page).click();
	const missing = page.locator('main a[href^="#polje-"]');
	await page.locator('main a[href="#polje-street"]').waitFor();
	await page.locator(WAY).check();
	for (const name of ['street', 'postcode', 'city']) await page.locator(`main [name="${name}"]`).waitFor({ state: 'hidden' });
	await expect.poll(() => missing.allInnerTexts()).not.toContainEqual(expect.stringMatching(/^(Ulica|Poštanski|Mjesto)/));
	expect(await missing.count()).toBe(4);
	await fillGuest(page, CONTACT_FIELDS);
	await page.locator('main input[name="locker-1"]').first().check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.goto('/webshop/podaci/');
	await page.getByText('Odabrani paketomat').waitFor();
	expect(await page.locator('main [name="street"]').isVisible()).toBe(false);
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator('main input[value="bank_transfer"]').check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	const locker = page.getByRole('region', { name: 'Način dostave' }).locator('address');
	const shown = await locker.locator('span').first().innerText();
	await place(page);
	await page.getByText(shown).first().waitFor();
});

test('another shipping method drops the parcel locker, a reload keeps it', async () => {
	const page = await openLockers();
	const chosen = page.getByText('Odabrani paketomat');
	const sent = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('parcel-shipping'));
	await page.locator('main input[name="locker-1"]').first().check();
	expect((await sent).ok()).toBe(true);
	await page.reload();
	await chosen.waitFor();
	await page.locator('main input[value="courier"]').check();
	await page.locator(WAY).check();
	await page.locator('main input[name="locker-1"]').first().waitFor();
	expect(await chosen.count()).toBe(0);
});

test('a parcel locker that went out of service is reported at its field when the shopper returns to the step', async () => {
	const page = await openLockers();
	const sent = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('parcel-shipping'));
	await page.locator('main input[name="locker-1"]').first().check();
	await sent;
	await callShop(page, 'GET', 'auth/is-login?continue_as_guest=1');
	await page.route('**/api/hapi/webshop/cart**', async (route) => {
		const answer = await route.fetch();
		const body = await answer.json();
		for (const { shipping } of body.data.parcels) shipping.locker = null;
		await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, missing: ['locker'] } } });
	});
	await page.goto('/webshop/pregled/');
	await page.getByText('Odaberite paketomat u koji dostavljamo.').waitFor();
	await page.goto('/webshop/podaci/');
	await page.locator(`${SEARCH}[aria-invalid="true"]`).waitFor();
});
