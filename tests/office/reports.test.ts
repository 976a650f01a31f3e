import { beforeAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice();

// Once, so that a repeated test counts the same.
beforeAll(sellInMay);

/** Two orders of May 2026 alone: three pieces on the 4th, one on the 20th. */
async function sellInMay(): Promise<void> {
	const { db } = office.backend();
	for (const [day, qty] of [
		['2026-05-04T10:00:00Z', 3],
		['2026-05-20T10:00:00Z', 1],
	] as const) {
		const number = await placeTestOrder(db, { qty });
		await db
			.updateTable('orders')
			.set({ created_at: new Date(day) })
			.where('number', '=', number)
			.execute();
	}
}

test('sales are reported by day, week and month as a plot and a table, beside best sellers and the whole month', async () => {
	for (const width of OFFICE_WIDTHS) {
		const page = await office.open('/reports?from=2026-05-01&to=2026-05-31&month=2026-05', { width, bypassCSP: true });
		const sales = page.getByRole('region', { name: 'Prodaja', exact: true });
		await sales.waitFor();
		await expect.poll(() => sales.locator('tbody tr').count()).toBe(2);
		await expect.poll(() => page.locator('.plot rect').count()).toBe(31);
		await expect.poll(() => page.getByRole('img', { name: /Prodaja od 1\. svi 2026\. do 31\. svi 2026\., najviše/ }).count()).toBe(1);
		await page.getByRole('region', { name: 'Prodaja po načinu plaćanja' }).getByText('Plaćanje', { exact: true }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		expect(await auditPage(page)).toEqual([]);
		await page.getByLabel('Razdoblje').selectOption('month');
		await expect.poll(() => page.locator('.plot rect').count()).toBe(1);
		// The table of days stays until that of months has come.
		await expect.poll(() => sales.locator('tbody td').nth(2).innerText()).toBe('4');
		expect(await page.getByRole('region', { name: 'Najprodavaniji proizvodi' }).locator('tbody td').nth(1).innerText()).toBe('4');
		await page.getByLabel('Od', { exact: true }).fill('2019-04-01');
		await page.getByLabel('Do', { exact: true }).fill('2019-04-30');
		await page.getByRole('button', { name: 'Prikaži' }).click();
		await sales.getByText('U tom razdoblju nema prodaje.').waitFor();
	}
});

test('searches without result are listed with how often they were made', async () => {
	const { db } = office.backend();
	await db.insertInto('missed_words').values({ word: 'nevidljivi kabel', lang: 'hr', day: '2026-11-28', times: 7 }).execute();
	const page = await office.open('/reports');
	const row = page.locator('tr').filter({ hasText: 'nevidljivi kabel' });
	await row.getByText('7', { exact: true }).waitFor();
});

test.each(OFFICE_WIDTHS)('the files of a month are downloaded for the accountant: %s', async (width) => {
	const page = await office.open('/reports?month=2026-05', { width, bypassCSP: true });
	const files = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Za knjigovodstvo' }) });
	await files.getByText('Datoteke za mjesec: svibanj 2026. Otvorene').waitFor();
	await expect.poll(() => files.getByRole('link').count()).toBe(9);
	const read = async (name: string) => {
		const href = await files.getByRole('link', { name, exact: true }).getAttribute('href');
		const file = await page.request.get(href ?? '');
		return [file.status(), file.headers()['content-type'], await file.text()] as const;
	};
	const [status, type, xml] = await read('Sve zajedno (XML)');
	expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
	expect(xml).toContain('<accounts month="2026-05">');
	const [, csvType, csv] = await read('Narudžbe (CSV)');
	expect([csvType, csv.trim().split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 3]);
	for (const link of await files.getByRole('link').all()) expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
	const downloading = page.waitForEvent('download');
	await files.getByRole('link', { name: 'PDV po stopama (CSV)' }).focus();
	await page.keyboard.press('Enter');
	expect((await downloading).suggestedFilename()).toBe('2026-05-vat.csv');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByLabel('Mjesec').fill('2019-04');
	await files.getByText('Datoteke za mjesec: travanj 2019. Otvorene').waitFor();
	expect((await read('Narudžbe (CSV)'))[2].trim().split('\r\n')).toHaveLength(1);
});
