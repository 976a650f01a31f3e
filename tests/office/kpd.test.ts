import { readPaperSettings } from '@titraj/backend/invoices/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

const office = browseOffice();
const PRICE = { amount: '10.00', currency: 'EUR', vat_included: true };

const call = async (method: string, path: string, body?: unknown) => (await (await openMerchant(office.backend())).call(method, path, body)).body;
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const isInvalid = (page: Page, label: string) => page.getByLabel(label, { exact: true }).evaluate((field) => field.matches(':invalid'));

test.each(OFFICE_WIDTHS)('e-invoices are switched on, what they lack is named, and a code for all products fills a part of it: %s', async (width) => {
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open('/settings', { width, bypassCSP: true });
	const state = page.getByRole('region', { name: 'E-računi', exact: true });
	await state.getByText('Isključeno. Prije uključivanja nedostaje:').waitFor();
	await state.getByText('Proizvoda u prodaji bez oznake KPD').waitFor();
	await page.getByLabel('E-računi tvrtkama', { exact: true }).check();
	await page.getByLabel('Oznaka KPD za sve ostalo', { exact: true }).fill('262011');
	expect(await isInvalid(page, 'Oznaka KPD za sve ostalo')).toBe(true);
	await page.getByLabel('Oznaka KPD za sve ostalo', { exact: true }).fill('26.20.11');
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('region', { name: 'Brojevi dokumenata', exact: true }).getByRole('button', { name: 'Spremi' }).click();
	await state.getByText('Uključeno, ali e-računi čekaju dok se ovo ne dopuni:').waitFor();
	await state.getByText('Informacijski posrednik: postavka E_INVOICE_URL').waitFor();
	expect(await state.getByText('Proizvoda u prodaji bez oznake KPD').count()).toBe(0);
	expect(await readPaperSettings(db)).toMatchObject({ e_invoices: true, kpd: '26.20.11', premises: 'WEB1' });
	expect(await isTooWide(page)).toBe(false);
});

test.each(OFFICE_WIDTHS)('categories get KPD codes at once, and a wrong one is not sent: %s', async (width) => {
	await numberPapers(office.backend().db);
	const [top, below] = [`Oznake ${width}`, `Ispod ${width}`];
	await call('PUT', '/categories', { path: [top, below] });
	await call('PUT', `/products/OZN-${width}`, { title: `Oznaka ${width}`, category_path: [top, below], price: PRICE });
	const page = await office.open('/kpd', { width, bypassCSP: true });
	const field = (name: string) => page.getByLabel(name, { exact: true });
	await page
		.locator('.field')
		.filter({ has: field(`${top} › ${below}`) })
		.getByText('Proizvoda bez oznake: 1')
		.waitFor();
	await field(top).fill('26.2');
	expect(await isInvalid(page, top)).toBe(true);
	await field(top).fill('26.20.16');
	expect(await auditPage(page)).toEqual([]);
	expect(await isTooWide(page)).toBe(false);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page
		.locator('.field')
		.filter({ has: field(`${top} › ${below}`) })
		.getByText('Vrijedi 26.20.16.')
		.waitFor();
	const { categories } = await call('GET', '/kpd-codes');
	expect(categories.find(({ path }: { path: string[] }) => path.at(-1) === below)).toMatchObject({ kpd: null, effective: '26.20.16', missing: 0 });
});

test.each(OFFICE_WIDTHS)('a product gets its own KPD code in its form, and chosen ones get one together: %s', async (width) => {
	const skus = [`SVOJ-${width}-1`, `SVOJ-${width}-2`];
	for (const sku of skus) await call('PUT', `/products/${sku}`, { title: `Svoj ${width}`, category_path: ['Svoje'], price: PRICE });
	const page = await office.open(`/products/${skus[0]}`, { width, bypassCSP: true });
	await page.getByLabel('Oznaka KPD', { exact: true }).fill('99');
	expect(await isInvalid(page, 'Oznaka KPD')).toBe(true);
	await page.getByLabel('Oznaka KPD', { exact: true }).fill('32.30.15');
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	expect((await call('GET', `/products/${skus[0]}`)).fields).toEqual({ kpd: '32.30.15' });
	await page.goto(`/admin/#/products?q=${encodeURIComponent(`Svoj ${width}`)}`);
	await page.locator('.rows input[type="checkbox"]').nth(1).waitFor();
	for (const box of await page.locator('.rows input[type="checkbox"]').all()) await box.check();
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	await page.getByLabel('Što se mijenja').selectOption({ label: 'oznaka KPD' });
	await page.getByLabel('Oznaka KPD', { exact: true }).fill('32.30.1');
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByText('Upisana vrijednost nije ispravna.').waitFor();
	await page.getByLabel('Oznaka KPD', { exact: true }).fill('32.30.16');
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByRole('cell', { name: '32.30.15', exact: true }).waitFor();
	await page.getByRole('button', { name: 'Spremi izmjene (2)' }).click();
	await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
	for (const sku of skus) expect((await call('GET', `/products/${sku}`)).fields).toEqual({ kpd: '32.30.16' });
	expect(await isTooWide(page)).toBe(false);
});
