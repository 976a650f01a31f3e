import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART, fillGuest, goOn, openCart, place, toCustomer, toReview } from '#tests/support/checkout-steps.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';
import { slowDown } from '#tests/support/slow-down.ts';

const shopper = browseShop();
const goods = await findGoods();

describe.each(WIDTHS)('%s', (_width, device) => {
	test('a guest buys with cash on delivery; the cart is empty afterwards', async () => {
		const page = await openCart(shopper, goods, device);
		await toReview(page, 'cash_on_delivery');
		await place(page);
		await page
			.locator('main')
			.getByText(/^EAN \d{8,14}$/)
			.waitFor();
		await page.goto(CART);
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	});
});

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a guest buys by bank transfer and gets a slip with its barcode', async () => {
		const page = await openCart(shopper, goods, device);
		await toReview(page, 'bank_transfer');
		await place(page);
		await page.getByText(/^Uplatite do \d/).waitFor();
		await page.getByRole('link', { name: 'Ispiši uplatnicu' }).click();
		await page.locator('main [role="img"] svg').waitFor();
		await page.getByText('HR00').waitFor();
		await page.getByText(/^Uplatite do \d/).waitFor();
	});

	test('a guest finds the order by number and e-mail, and withdraws from it in two steps', async () => {
		const page = await openCart(shopper, goods, device);
		await toReview(page, 'cash_on_delivery');
		await place(page);
		const number = /narudžbu (\S+)\. Zapišite/.exec(await page.locator('main [role="status"]').first().innerText())?.[1] ?? '';
		await page.locator('footer a[href="/webshop/pronadi-narudzbu/"]').click();
		await heading(page, 'Gdje je moja narudžba').waitFor();
		await takenOver(goOn(page));
		await page.locator('main [name="number"]').fill(number);
		await page.locator('main [name="email"]').fill('netko@primjer.example');
		await goOn(page).click();
		await page.getByText('Narudžbu nismo našli').waitFor();
		await page.locator('main [name="email"]').fill(GUEST_FIELDS.email);
		await goOn(page).click();
		await page.getByText(number).first().waitFor();
		const orderPage = page.url();
		// Withdrawal is offered once goods have left; a statement before that is received.
		expect(await page.getByRole('link', { name: 'Odustani od ugovora' }).count()).toBe(0);
		await page.goto(`/webshop/odustanak/${new URL(orderPage).search}`);
		await heading(page, 'Odustanak od ugovora').waitFor();
		await expect.poll(() => page.locator('main [name="number"]').inputValue()).toBe(number);
		expect(await page.locator('main [name="name"]').inputValue()).toBe('Ana Žužić');
		await page.locator('main [name="reason"]').selectOption('does_not_fit');
		await page.reload();
		await expect.poll(() => page.locator('main [name="reason"]').inputValue()).toBe('does_not_fit');
		await page.locator('main [name^="line-"]').first().fill('1');
		await goOn(page).click();
		await page.getByText(`prema narudžbi ${number}`).waitFor();
		await page.getByText(/Odustajem od: 1 × /).waitFor();
		await page.getByRole('button', { name: 'Potvrdi odustanak' }).click();
		await page.getByText(/Primili smo Vašu izjavu .* pod brojem OD-\d+/).waitFor();
		await page.goto(orderPage);
		await page.getByRole('heading', { name: 'Povrati', exact: true }).waitFor();
		await page.getByText(/^OD-\d+, primljeno /).waitFor();
	});

	test('a click on the number of a completed step opens it; a long name of the current step widens no page', async () => {
		const page = await openCart(shopper, goods, device);
		await toCustomer(page);
		await page.locator('nav [aria-current="step"]').evaluate((name) => {
			name.textContent = 'Anmeldung und Lieferanschrift';
		});
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await page.locator('nav li[data-state="done"]').first().click();
		await heading(page, 'Košarica').waitFor();
	});

	test('no step has an accessibility error, light or dark', async () => {
		const page = await openCart(shopper, goods, { ...device, bypassCSP: true });
		await page.getByRole('heading', { name: 'Možda Vam još treba' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main a[href="/webshop/podaci/"]').click();
		await page.locator('main [name="email"]').waitFor();
		await page.locator('main input[type="radio"]').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		await goOn(page).click();
		await page.locator('main [aria-invalid]').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		await fillGuest(page);
		await page.locator('main input[type="radio"]').first().check();
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await page.locator('main input[value="bank_transfer"]').check();
		expect(await auditPage(page)).toEqual([]);
		await goOn(page).click();
		await page.locator('main [name="accept_terms"]').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await place(page);
		await page.getByRole('heading', { name: 'Spremite podatke za sljedeći put' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
	});

	test.each(['/webshop/pronadi-narudzbu/', '/webshop/odustanak/', '/webshop/neuspjela-narudzba/'])('%s has no accessibility error', async (path) => {
		const page = await shopper.open(path, { ...device, bypassCSP: true });
		await page.locator('main :is(form, a)').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
	});
});

test.each(['cash_on_delivery', 'card'])('a checkout can be completed by keyboard alone at phone width on a machine four times slower: %s', async (payment) => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await slowDown(page);
	const press = async (name: string) => {
		await page.getByRole('button', { name }).last().focus();
		await page.keyboard.press('Enter');
	};
	await page.locator('main a[href="/webshop/podaci/"]').focus();
	await page.keyboard.press('Enter');
	await page.locator('main [name="email"]').focus();
	const focused = (name: string) => expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
	const typeInto = async (names: readonly (keyof typeof GUEST_FIELDS)[]) => {
		for (const name of names) {
			await focused(name);
			await page.keyboard.type(GUEST_FIELDS[name]);
			await page.keyboard.press('Tab');
		}
	};
	await typeInto(['email', 'first_name', 'last_name', 'phone']);
	await focused('parcel-1');
	await page.keyboard.press('Space');
	await page.locator('main [name="for_company"]').focus();
	await page.keyboard.press('Tab');
	await typeInto(['street', 'postcode', 'city']);
	await focused('country');
	await press('Nastavi');
	await heading(page, 'Plaćanje').waitFor();
	await page.locator(`main input[value="${payment}"]`).focus();
	await page.keyboard.press('Space');
	await press('Nastavi');
	await page.locator('main [name="accept_terms"]').focus();
	await page.keyboard.press('Space');
	await press('Naruči i plati');
	if (payment === 'card') {
		await page.waitForURL(/\/bank\/pay/);
		await page.locator('[data-action="approve"]').first().focus();
		await page.keyboard.press('Enter');
	}
	await heading(page, 'Hvala na narudžbi').waitFor();
});
