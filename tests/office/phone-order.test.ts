import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';

const office = browseOffice();

const CUSTOMER = [
	['E-pošta kupca', 'ivan@titraj.example'],
	['Telefon', '+385 91 555 0101'],
	['Ime', 'Ivan'],
	['Prezime', 'Horvat'],
	['Ulica i kućni broj', 'Ilica 1'],
	['Mjesto', 'Zagreb'],
] as const;

async function addProduct(page: Page, sku: string): Promise<void> {
	await page.getByRole('searchbox', { name: 'Pronađi proizvod' }).fill(sku);
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: /^Dodaj ./ }).click();
	await page.getByLabel(/^Komada: /).waitFor();
}

async function dictate(page: Page): Promise<void> {
	for (const [label, value] of CUSTOMER) await page.getByLabel(label, { exact: true }).fill(value);
	await page.getByLabel('Poštanski broj', { exact: true }).fill('10000');
	await page.keyboard.press('Tab');
}

/** The option of a select whose text begins with a title. */
async function choose(page: Page, label: string, title: string): Promise<void> {
	const option = page.getByLabel(label, { exact: true }).locator('option').filter({ hasText: title });
	await option.first().waitFor({ state: 'attached' });
	await page.getByLabel(label, { exact: true }).selectOption(await option.first().getAttribute('value'));
}

test.each(OFFICE_WIDTHS)('an order is placed by phone with the total that the shop counts: %s', async (width) => {
	const { db } = office.backend();
	const page = await office.open('/orders', { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Nova narudžba telefonom' }).click();
	await page.getByText('Još nema proizvoda.').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await addProduct(page, 'MON-1');
	await page.getByLabel(/^Komada: /).fill('2');
	await dictate(page);
	await choose(page, 'Način dostave', 'Dostava');
	await choose(page, 'Način plaćanja', 'pouzeće');
	await page.getByLabel('Napomena kupca').fill('Zvati prije dostave');
	await page.getByLabel('Kupac je čuo i prihvatio uvjete kupnje').check();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	const total = page.locator('[data-sum="total"] dd');
	const place = page.getByRole('button', { name: /^Naruči za / });
	await expect.poll(() => place.isEnabled()).toBe(true);
	expect(await auditPage(page)).toEqual([]);
	expect(await place.innerText()).toBe(`Naruči za ${await total.innerText()}`);
	const told = await total.innerText();
	await place.focus();
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 1, name: /^Narudžba \d+/ }).waitFor();
	await page.getByText('Zvati prije dostave').first().waitFor();
	expect(await page.locator('[data-sum="total"] dd').innerText()).toBe(told);
	const number = new URL(page.url()).hash.split('/').at(-1) ?? '';
	const order = await db.selectFrom('orders').select(['email', 'note', 'payment_code']).where('number', '=', number).executeTakeFirstOrThrow();
	expect(order).toEqual({ email: 'ivan@titraj.example', note: 'Zvati prije dostave', payment_code: 'cash_on_delivery' });
});

test('an order by phone takes another billing address with company and OIB, and says what is wrong in it', async () => {
	office.expectComplaint(/422/);
	const { db } = office.backend();
	const page = await office.open('/order/new', { bypassCSP: true });
	await addProduct(page, 'MON-1');
	await dictate(page);
	await choose(page, 'Način dostave', 'Dostava');
	await choose(page, 'Način plaćanja', 'pouzeće');
	await page.getByLabel('Račun glasi na drugu adresu').check();
	const billing = page.getByRole('group', { name: 'Adresa za račun' });
	for (const [label, value] of [
		...[['Ime', 'Iva'] as const, ['Prezime', 'Kos'] as const, ['Tvrtka', 'Vuna d.o.o.'] as const, ['OIB', '12345678901'] as const],
		...[['Ulica i kućni broj', 'Strujna 7'] as const, ['Mjesto', 'Split'] as const, ['Poštanski broj', '21000'] as const],
	])
		await billing.getByLabel(label, { exact: true }).fill(value);
	await page.getByLabel('Kupac je čuo i prihvatio uvjete kupnje').check();
	expect(await auditPage(page)).toEqual([]);
	const place = page.getByRole('button', { name: /^Naruči za / });
	await expect.poll(() => place.isEnabled()).toBe(true);
	await place.click();
	await expect.poll(() => billing.getByLabel('OIB', { exact: true }).getAttribute('aria-invalid')).toBe('true');
	await billing.getByLabel('OIB', { exact: true }).fill('69435151530');
	await place.click();
	await page.getByRole('heading', { level: 1, name: /^Narudžba \d+/ }).waitFor();
	const number = new URL(page.url()).hash.split('/').at(-1) ?? '';
	const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const address = await db
		.selectFrom('order_addresses')
		.select(['company', 'oib', 'city', 'last_name'])
		.where('order_id', '=', id)
		.where('kind', '=', 'billing')
		.executeTakeFirstOrThrow();
	expect(address).toEqual({ company: 'Vuna d.o.o.', oib: '69435151530', city: 'Split', last_name: 'Kos' });
});

test('an order by phone says what the shop refuses at its field, and places nothing', async () => {
	office.expectComplaint(/422/);
	const { db } = office.backend();
	const count = async () => (await db.selectFrom('orders').select('id').execute()).length;
	const before = await count();
	const page = await office.open('/order/new');
	await page.getByRole('searchbox', { name: 'Pronađi proizvod' }).fill('nema-takvog');
	await page.keyboard.press('Enter');
	await page.getByText('Ništa nije pronađeno.').waitFor();
	await addProduct(page, 'MON-1');
	await page.getByLabel(/^Komada: /).fill('90000');
	await page.getByText('Toliko komada nema na zalihi.').waitFor();
	await page.getByLabel(/^Komada: /).fill('1');
	await page.getByText('Toliko komada nema na zalihi.').waitFor({ state: 'detached' });
	await dictate(page);
	await page.getByLabel('OIB', { exact: true }).fill('123');
	await choose(page, 'Način dostave', 'Dostava');
	await choose(page, 'Način plaćanja', 'pouzeće');
	await page.getByLabel('Kupac je čuo i prihvatio uvjete kupnje').check();
	await page.getByRole('button', { name: /^Naruči za / }).click();
	await page.locator('.field-error').getByText('OIB ima jedanaest znamenki. Provjerite jesu li sve točne.').waitFor();
	expect(await count()).toBe(before);
	await page
		.getByRole('button', { name: 'Ukloni MON', exact: false })
		.or(page.getByRole('button', { name: /^Ukloni ./ }))
		.first()
		.click();
	await page.getByText('Još nema proizvoda.').waitFor();
});
