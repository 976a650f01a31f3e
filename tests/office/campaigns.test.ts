import { ProductAnswer } from '@titraj/contract/catalog.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';

const office = browseOffice();

/** What the shop answers about a product. */
async function shownPrice(sku: string) {
	const { db } = office.backend();
	const { id } = await db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow();
	const { data } = expectContract(ProductAnswer, (await office.backend().call('_post_hapi_catalog_product', { item_id: id })).body);
	return [data?.price_custom, data?.basic_price_custom, data?.extra_price_lowest];
}

/** A moment as the field for date and time takes it, in the time zone of the browser. */
const inMinutes = (page: Page, minutes: number) =>
	page.evaluate((count) => {
		const moment = new Date(Date.now() + count * 60_000);
		return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
	}, minutes);

test.each(OFFICE_WIDTHS)('a campaign is created after a look at its effect, changes prices by itself, and is ended: %s', async (width) => {
	const [inCategory, single, cheaper] = [`AKC-${width}-1`, `AKC-${width}-2`, `AKC-${width}-3`];
	const path = [`Akcijska ${width}`];
	await upsert(office.backend().db, [newRow(inCategory, { category_path: path }), newRow(single), newRow(cheaper)]);
	const { db } = office.backend();
	const { id: productId } = await db.selectFrom('products').select('id').where('code', '=', cheaper).executeTakeFirstOrThrow();
	await db
		.insertInto('price_history')
		.values({ product_id: productId, price_cents: 60_00, valid_from: new Date(Date.now() - 3 * 86_400_000) })
		.execute();

	const title = `Vikend <b>akcija</b> ${width}`;
	const page = await office.open('/campaigns', { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Nova akcija' }).click();
	await page.getByLabel('Naziv akcije').fill(title);
	await page.getByLabel('Popust u postotku').fill('25');
	await page.getByLabel('Počinje').fill(await inMinutes(page, -1));
	await page.getByLabel('Završava').fill(await inMinutes(page, 24 * 60));
	await page.getByLabel('Kategorija', { exact: true }).fill(path.join());
	await page.getByRole('button', { name: 'Dodaj kategoriju' }).click();
	await page.getByRole('button', { name: `Ukloni ${path.join()}` }).waitFor();
	await page.getByLabel('Pojedini proizvodi').fill(`${single}\n${cheaper}`);
	await page.getByRole('button', { name: 'Pokaži učinak' }).click();
	await page.getByText('obuhvaćenih proizvoda 3, s drugom cijenom 3, od toga prikazanih kao sniženih 2').waitFor();
	expect(await page.getByRole('row').filter({ hasText: cheaper }).innerText()).toMatch(/60,00.*obična cijena/s);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	expect(await shownPrice(single)).toEqual([100, 100, null]);

	await page.getByRole('button', { name: 'Spremi akciju' }).click();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();
	await expect.poll(() => shownPrice(inCategory)).toEqual([75, 100, 100]);
	expect(await shownPrice(single)).toEqual([75, 100, 100]);
	expect(await shownPrice(cheaper)).toEqual([75, 75, null]);

	await page.goto(`${office.backend().url}/admin/#/campaigns`);
	await page
		.getByRole('region', { name: /\d{4}\./ })
		.getByRole('link', { name: title })
		.waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.locator('.row').filter({ hasText: title }).getByRole('link', { name: title }).click();
	await page.getByRole('button', { name: 'Završi akciju' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText('završena', { exact: true }).waitFor();
	await expect.poll(() => shownPrice(single)).toEqual([100, 100, null]);
});

test('the second of two editors of a campaign sees what the first changed, and an unknown product is named at its field', async () => {
	office.expectComplaint(/412/, /422/);
	await upsert(office.backend().db, [newRow('AKC-DVA')]);
	const merchant = await openMerchant(office.backend());
	const times = { starts_at: '2090-01-01T00:00:00.000Z', ends_at: '2090-02-01T00:00:00.000Z' };
	const campaign = { title: 'Daleka', percent: 10, price: null, everything: false, categories: [], products: ['AKC-DVA'], ...times };
	const { id } = (await merchant.call('POST', '/campaigns', campaign)).body;
	const page = await office.open(`/campaigns/${id}`);
	await page.getByLabel('Naziv akcije').fill('Moja');
	await merchant.call('PUT', `/campaigns/${id}`, { ...campaign, percent: 15 });
	await page.getByRole('button', { name: 'Spremi akciju' }).click();
	await page.getByRole('alert').getByText('15').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi akciju' }).click();
	await page.getByRole('heading', { level: 1, name: 'Moja' }).waitFor();
	expect((await merchant.call('GET', `/campaigns/${id}`)).body).toEqual({ id, ...campaign, title: 'Moja', percent: 15, state: 'planned' });
	await page.getByLabel('Pojedini proizvodi').fill('NEMA-TE');
	await page.getByRole('button', { name: 'Spremi akciju' }).click();
	await page.locator('.field-error').getByText('NEMA-TE').waitFor();
});
