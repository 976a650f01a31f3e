import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART, fillGuest, goOn, openCart, place, toCustomer, toReview } from '#tests/support/checkout-steps.ts';
import { officeBesideShop } from '#tests/support/office-beside-shop.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const office = officeBesideShop(shopper);
const goods = await findGoods();

async function issue(amount: string): Promise<{ id: number; code: string; end: string }> {
	const { status, body } = await office.staff().call('POST', '/vouchers', { market: 'hr', amount });
	expect(status).toBe(200);
	return { id: body.id, code: body.code, end: body.code.slice(-4) };
}

async function enter(page: Page, code: string): Promise<void> {
	await page.locator('main summary', { hasText: 'Dodaj kod' }).click();
	await page.locator('main [name="code"]').fill(code);
	await page.keyboard.press('Enter');
}

async function openCartWith(code: string, device: (typeof FLOW_WIDTHS)[number][1]) {
	const page = await openCart(shopper, goods, device);
	await enter(page, code);
	await page.getByText('Kod je dodan.').waitFor();
	return page;
}

test.each(FLOW_WIDTHS)('a gift voucher pays a part of an order, which shop and back office name: %s', async (_name, device) => {
	const { code, end } = await issue('1.00');
	const page = await openCartWith(code, device);
	await page
		.locator('main dt', { hasText: `Poklon-bon ${end}` })
		.first()
		.waitFor();
	await page.locator('main dt', { hasText: 'Za platiti' }).first().waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: `Ukloni kod ${end}` }).click();
	await page.locator('main dt', { hasText: 'Za platiti' }).waitFor({ state: 'detached' });
	await enter(page, code);
	await page.locator('main dt', { hasText: 'Za platiti' }).first().waitFor();
	const toPay = (await page.locator('main dt', { hasText: 'Za platiti' }).first().locator('xpath=following-sibling::dd[1]').innerText()).trim();
	await toReview(page, 'bank_transfer');
	await page.getByRole('button', { name: `Naruči i plati ${toPay}` }).waitFor();
	await place(page);
	await page.locator('main').getByText(toPay).first().waitFor();
	const number = /\d{5,}/.exec(await page.locator('main').innerText())?.[0] ?? '';
	expect((await office.staff().call('GET', `/orders/${number}`)).body.payment).toMatchObject({ vouchers: [{ code_end: end, amount: '1.00' }], paid: false });
	const screen = await office.open(`/orders/${number}`, { heading: new RegExp(number), device });
	await screen.getByText(`Poklon-bon …${end}`).waitFor();
	await screen.getByText('Za platiti').waitFor();
	await screen.getByText('Poklon-bon · 1,00 € · plaćeno').waitFor();
});

test('a gift voucher that covers the order asks for no other payment', async () => {
	const { id, code } = await issue('9000.00');
	const page = await openCartWith(code, WIDTHS[0][1]);
	await toCustomer(page);
	await fillGuest(page);
	await page.locator('main input[type="radio"]').first().check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	expect(await page.locator('main input[type="radio"]').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual(['gift_voucher']);
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await place(page);
	const { movements } = (await office.staff().call('GET', `/vouchers/${id}`)).body;
	expect(movements.map(({ kind }: { kind: string }) => kind)).toEqual(['issued', 'spent']);
	await page.goto(CART);
});

test('a voucher that was cancelled is refused with the reason', async () => {
	const { id, code } = await issue('1.00');
	expect((await office.staff().call('POST', `/vouchers/${id}/cancel`)).status).toBe(200);
	const page = await openCart(shopper, goods);
	await enter(page, code);
	await page.getByText('Taj je poklon-bon poništen.').waitFor();
});
