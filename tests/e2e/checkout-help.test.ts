import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART, fillGuest, goOn, openCart, place, toCustomer, toReview } from '#tests/support/checkout-steps.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('the checkout header links only to home, cart and help, and the step count is stable', async () => {
		const page = await openCart(shopper, goods, { ...device, bypassCSP: true });
		await toCustomer(page);
		const links = page.locator('header a');
		expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['/', CART, expect.stringMatching(/^tel:/)]);
		expect(await page.locator('[popovertarget="kategorije"], header [name="search_q"]').count()).toBe(0);
		await page.getByText('Korak 2 od 4').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await fillGuest(page);
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await page.getByText('Korak 3 od 4').waitFor();
		await links.nth(1).click();
		await page.waitForURL(`**${CART}`);
	});

	test('each detail of a bank transfer can be copied, and its barcode downloaded as a picture', async () => {
		const page = await openCart(shopper, goods, { ...device, permissions: ['clipboard-read', 'clipboard-write'], bypassCSP: true });
		await toReview(page, 'bank_transfer');
		await place(page);
		for (const [what, form] of [
			['IBAN primatelja', /^HR\d{19}$/],
			['Iznos', /^\d+,\d{2}$/],
			['Poziv na broj primatelja', /^[\d-]+$/],
		] as const) {
			await page.getByRole('button', { name: `Kopiraj: ${what}` }).click();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(form);
		}
		const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Spremi kod kao sliku' }).click()]);
		expect(picture.suggestedFilename()).toBe('hub3.png');
		expect(await auditPage(page)).toEqual([]);
	});
});

describe('the town of a postcode', () => {
	const town = (page: Page) => page.locator('main [name="city"]');
	const postcode = (page: Page) => page.locator('main [name="postcode"]');
	const openForm = async () => {
		const page = await openCart(shopper, goods, { ...WIDTHS[0][1], bypassCSP: true });
		await toCustomer(page);
		return page;
	};

	test('is filled in, follows the postcode, and is never replaced once the shopper has entered one', async () => {
		const page = await openForm();
		await postcode(page).pressSequentially('21000');
		await expect.poll(() => town(page).inputValue()).toBe('Split');
		await postcode(page).fill('10000');
		await expect.poll(() => town(page).inputValue()).toBe('Zagreb');
		await postcode(page).fill('10009');
		await expect.poll(() => town(page).inputValue()).toBe('');

		await town(page).fill('Kaštel Sućurac');
		const [answer] = await Promise.all([page.waitForResponse('**/api/hapi/webshop/town?*postcode=21000'), postcode(page).fill('21000')]);
		await answer.finished();
		expect(await town(page).inputValue()).toBe('Kaštel Sućurac');
		await page.reload();
		await expect.poll(() => town(page).inputValue()).toBe('Kaštel Sućurac');
	});

	test('that does not go with the postcode is questioned, and can be kept or chosen', async () => {
		const page = await openForm();
		await town(page).fill('Zagreb');
		await postcode(page).fill('21000');
		const question = page.getByRole('status').filter({ hasText: 'Uz poštanski broj 21000 obično ide drugo mjesto' });
		await question.waitFor();
		expect(await town(page).inputValue()).toBe('Zagreb');
		await question.getByRole('button', { name: 'Split' }).click();
		expect(await town(page).inputValue()).toBe('Split');
		expect(await question.count()).toBe(0);
	});

	test('that is filled in while the shopper begins to type it is replaced by what is typed', async () => {
		const page = await openForm();
		await page.route('**/api/hapi/webshop/town?*', async (route) => {
			await town(page).focus();
			await route.continue();
		});
		await postcode(page).fill('10000');
		await expect.poll(() => town(page).inputValue()).toBe('Zagreb');
		await page.keyboard.insertText('Zagreb-Susedgrad');
		expect(await town(page).inputValue()).toBe('Zagreb-Susedgrad');
	});

	test('is chosen from a list if there are several', async () => {
		const page = await openForm();
		await page.route('**/api/hapi/webshop/town?*postcode=21300', (route) =>
			route.fulfill({ json: { success: true, data: { items: ['Makarska', 'Tučepi'] } } }),
		);
		await postcode(page).fill('21300');
		const choices = page.getByRole('status').filter({ hasText: 'Mjesta s poštanskim brojem' });
		await choices.getByRole('button', { name: 'Tučepi' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		expect(await town(page).inputValue()).toBe('');
		await choices.getByRole('button', { name: 'Tučepi' }).click();
		expect(await town(page).inputValue()).toBe('Tučepi');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('city');
		expect(await choices.count()).toBe(0);
	});

	test('is typed if it cannot be loaded: the town of the postcode before does not stay', async () => {
		const page = await openForm();
		await postcode(page).fill('21000');
		await expect.poll(() => town(page).inputValue()).toBe('Split');
		await page.route('**/api/hapi/webshop/town?*', (route) => route.fulfill({ json: { success: false } }));
		await postcode(page).fill('10000');
		await expect.poll(() => town(page).inputValue()).toBe('');
	});
});

test('the customer form lists its errors with links to the fields, and requires a house number', async () => {
	const page = await openCart(shopper, goods, { ...WIDTHS[0][1], bypassCSP: true });
	await toCustomer(page);
	await fillGuest(page, { ...GUEST_FIELDS, street: 'Ulica čempresa', postcode: '99' });
	await goOn(page).click();
	const summary = page.getByRole('region', { name: 'Ispravite 2 polja' });
	await summary.getByRole('link', { name: /^Ulica i kućni broj: Upišite i kućni broj/ }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await summary.getByRole('link', { name: /^Poštanski broj/ }).click();
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postcode');
	await page.locator('main [name="street"]').fill('Ulica čempresa bb');
	await page.locator('main [name="postcode"]').fill('10000');
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
});

test('a mistyped e-mail domain is corrected with one click', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await toCustomer(page);
	await fillGuest(page, { email: 'ana@gmial.com', first_name: 'Ana' });
	await page.getByRole('button', { name: 'Jeste li mislili ana@gmail.com?' }).click();
	expect(await page.locator('main [name="email"]').inputValue()).toBe('ana@gmail.com');
});

test('the delivery address offers only countries that the shop delivers to, the billing address any', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	await toCustomer(page);
	const values = (name: string) => page.locator(`main [name="${name}"] option`).evaluateAll((all) => all.map((option) => option.getAttribute('value')));
	expect(await values('country')).toEqual(['HR']);
	expect((await values('billing.country')).length).toBeGreaterThan(1);
});

test('a customer with a known address goes from the cart directly to the review', async () => {
	const page = await shopper.open('/', WIDTHS[1][1]);
	await signIn(page);
	await page.goto(goods);
	await page.locator('article [data-buy]').first().click();
	await page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product'));
	await page.goto(CART);
	await page.locator('main input[type="number"]').first().waitFor();
	await page.getByRole('link', { name: 'Nastavi na blagajnu' }).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').waitFor();
});
