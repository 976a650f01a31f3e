import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { makeWorkbook } from '#tests/support/make-workbook.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
	await page.getByLabel('Datoteka', { exact: true }).setInputFiles(file);
	await page.getByRole('button', { name: 'Učitaj datoteku' }).click();
	await page.getByRole('heading', { level: 1, name: file.name }).waitFor();
}

async function run(page: Page, name: 'Probaj bez zapisivanja' | 'Uvezi'): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { name: name === 'Uvezi' ? 'Uvezeno' : 'Isprobano, ništa nije zapisano' }).waitFor();
}

/** Croatian letters of the encoding; all others must be ASCII. */
const toWindows1250 = (text: string): Buffer =>
	Buffer.from([...text].map((letter) => ({ Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, č: 0xe8, ć: 0xe6, đ: 0xf0 })[letter] ?? letter.charCodeAt(0)));

const find = async (sku: string) => (await openMerchant(office.backend())).call('GET', `/products/${sku}`);

test.each(OFFICE_WIDTHS)('a price list is uploaded, its columns are assigned, tried and imported while the shop is open: %s', async (width) => {
	const page = await office.open('/products', { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Uvoz i izvoz' }).click();
	await page.getByRole('heading', { name: 'Uvoz', exact: true }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	const sku = `CJENIK-${width}`;
	const csv = `Šifra;Naziv;Grupa;Moja cijena;Nabavna;Boja;EAN\n${sku};Škare;Vrt;12,50;6,00;Crvena;3850000000016\n${sku}-B;;Vrt;9,90;6,00;Plava;\n`;
	await upload(page, { name: `cjenik-${width}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
	await page.getByText('Prepoznato: CSV · utf-8').waitFor();
	await page.getByLabel('Stupac Moja cijena').selectOption({ label: 'Cijena' });
	expect(await page.getByLabel('Stupac Nabavna').inputValue()).toBe('');
	expect(await page.getByLabel('Stupac Boja').locator('option:checked').textContent()).toBe('svojstvo proizvoda');
	expect(await auditPage(page)).toEqual([]);
	await run(page, 'Probaj bez zapisivanja');
	expect((await find(sku)).status).toBe(404);
	await run(page, 'Uvezi');
	await page.getByRole('cell', { name: 'Naziv: ispunite ovo polje', exact: true }).waitFor();
	await page.getByText('Cijeli izvještaj i primjeri').click();
	await page.getByText('Stupci koji se ne koriste: Nabavna').waitFor();
	expect(await page.locator('main').innerText()).not.toMatch(/\/tmp|import-|products|e\.g\./);
	const leftOut = page.getByRole('region', { name: 'Koji su podaci izostavljeni' }).getByRole('row').last();
	expect(await leftOut.getByRole('cell').allTextContents()).toEqual(['EAN: kontrolna znamenka nije točna: provjerite broj', '1', `redak 2 (${sku})`]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const { body } = await find(sku);
	expect([body.price.regular, body.attributes.map(({ value }: { value: string }) => value)]).toEqual(['12.50', ['Crvena']]);
	const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Preuzmi odbijene redove' }).click()]);
	expect(await readFile(await report.path(), 'utf8')).toContain(`${sku}-B,Naziv,redak odbijen,ispunite ovo polje`);
	await page.reload();
	await page.getByRole('heading', { name: 'Uvezeno' }).waitFor();
});

test('a table of an ERP in windows-1250 with decimal commas is read, and a workbook by its first sheet', async () => {
	const page = await office.open('/imports');
	const csv = 'Šifra;Naziv;Grupa;MPC (EUR);Zaliha\r\nERP-1;Vrtne škare za živicu;Vrt;1.249,90;12\r\n';
	await upload(page, { name: 'erp.csv', mimeType: 'application/vnd.ms-excel', buffer: toWindows1250(csv) });
	await page.getByText('CSV · windows-1250').waitFor();
	await run(page, 'Uvezi');
	const { body } = await find('ERP-1');
	expect([body.title, body.price.regular, body.stock.quantity]).toEqual(['Vrtne škare za živicu', '1249.90', 12]);
	await page.goto('/admin/#/imports');
	const rows = [
		['Šifra', 'Naziv', 'Kategorija', 'Cijena'],
		['LIST-1', 'Lopata', 'Vrt', 24.9],
	];
	await upload(page, { name: 'cjenik.xlsx', mimeType: XLSX, buffer: makeWorkbook(rows) });
	await run(page, 'Uvezi');
	expect((await find('LIST-1')).body.price.regular).toBe('24.90');
});

test('the exported table is edited and read back, and changes nothing else', async () => {
	const page = await office.open('/imports');
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Preuzmi sve proizvode' }).click()]);
	const table = await readFile(await file.path(), 'utf8');
	const { regular } = (await find('MON-1')).body.price;
	const edited = table.replace(new RegExp(`^(MON-1;.*?;)${regular.replace('.', ',')};`, 'm'), '$1777,70;');
	expect(edited).not.toBe(table);
	await upload(page, { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) });
	await page.getByText('tablica ove trgovine').waitFor();
	await run(page, 'Uvezi');
	expect(await page.getByRole('region', { name: 'Uvezeno' }).locator('.sums > div').first().textContent()).toBe('novi0');
	expect(await page.getByRole('region', { name: 'Uvezeno' }).locator('.sums > div').nth(1).textContent()).toBe('izmijenjeni1');
	expect((await find('MON-1')).body.price.regular).toBe('777.70');
});

test('what is no feed is refused with the reason, and a file that is gone is asked for again', async () => {
	office.expectComplaint(/400/, /404/);
	const page = await office.open('/imports');
	await page.getByLabel('Datoteka', { exact: true }).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('<html></html>') });
	await page.getByRole('button', { name: 'Učitaj datoteku' }).click();
	await page.getByRole('alert').getByText('to je mrežna stranica, a ne popis proizvoda').waitFor();
	await page.goto('/admin/#/imports/none');
	await page.getByText('Te datoteke više nema.').waitFor();
});
