import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

const DAY_MS = 86_400_000;
/** The day in the shop's time zone that is so many days from now. */
const dayFromNow = (count: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(new Date(Date.now() + count * DAY_MS));

test.each(OFFICE_WIDTHS)('a leaflet is created, its pages get pictures and products, it is scheduled, published, archived and deleted: %s', async (width) => {
	office.expectComplaint(/422/, /400/);
	const merchant = await openMerchant(office.backend());
	const title = `Letak ${randomUUID()}`;
	const page = await office.open('/flyers', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novi letak' }).click();
	await dialog.getByLabel('Naslov').fill(title);
	await dialog.getByLabel('Vrijedi od').fill(dayFromNow(0));
	await dialog.getByLabel('Vrijedi do').fill(dayFromNow(-1));
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	await dialog.getByLabel('Vrijedi do').fill(dayFromNow(7));
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();

	const id = Number(new URL(page.url()).hash.split('/').at(-1));
	const stored = async () => (await merchant.call('GET', `/flyers/${id}`)).body;
	const open = async (number: number) => {
		const section = page.getByRole('region', { name: `${number}. stranica letka` });
		if (!(await section.isVisible()))
			await page
				.locator('summary')
				.filter({ hasText: `${number}. stranica letka` })
				.click();
		await section.getByLabel('Naslov stranice').waitFor();
		return section;
	};
	await page.getByRole('button', { name: 'Dodaj stranicu' }).click();
	const first = await open(1);
	await first.getByLabel('Naslov stranice').fill('Naslovnica');
	await first.getByLabel('Slika stranice').setInputFiles({ name: 'letak.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 840) });
	await first.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	await first.locator('svg.sheet').click({ position: { x: 100, y: 100 } });
	await first.getByLabel('Šifra 1. proizvoda').fill('NEMA-TE');
	await first.getByRole('button', { name: 'Dodaj proizvod' }).click();
	await first.getByLabel('Šifra 2. proizvoda').fill('MON-2');
	await first.getByLabel('Slijeva (%)').nth(1).fill('50,5');
	await first.getByLabel('Odozgo (%)').nth(1).fill('60');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await first.getByText('nema proizvoda NEMA-TE').waitFor();
	await first.getByLabel('Šifra 1. proizvoda').fill('MON-1');
	await page.getByRole('button', { name: 'Dodaj stranicu' }).click();
	const second = await open(2);
	await second.getByLabel('Naslov stranice').fill('Druga');
	await second.getByRole('button', { name: '2. stranica letka: gore' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await stored()).pages.length).toBe(2);
	const [empty, cover] = (await stored()).pages;
	expect([empty.title, cover.title, cover.image.media.length]).toEqual(['Druga', 'Naslovnica', 64]);
	expect(cover.products).toMatchObject([
		{ sku: 'MON-1', x: expect.any(Number), width: 40, height: 30 },
		{ sku: 'MON-2', x: 50.5, y: 60, width: 40, height: 30 },
	]);

	const { path } = (await merchant.call('GET', `/pages/${id}`)).body;
	await page.getByRole('link', { name: 'Naslov, adresa i objava' }).click();
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('1. stranica letka nema ni slike ni proizvoda').first().waitFor();
	expect((await visitStorefront(office.backend(), path)).status).toBe(404);
	// The refused state is not saved.
	page.once('dialog', (question) => question.accept());
	await page.goto(`/admin/#/flyers/${id}`);
	const left = await open(1);
	await left.getByRole('button', { name: 'Ukloni 1. stranica letka' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await stored()).pages.length).toBe(1);
	await page.getByRole('link', { name: 'Naslov, adresa i objava' }).click();
	await page.getByLabel('Stanje').selectOption('scheduled');
	await page.getByLabel('Objavi u').fill(`${dayFromNow(2)}T08:00`);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await merchant.call('GET', `/pages/${id}`)).body.state).toBe('scheduled');
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	const shown = await visitStorefront(office.backend(), path);
	expect(shown.status).toBe(200);
	for (const part of ['Naslovnica', '/media/stored/', title]) expect(shown.text).toContain(part);

	await page.goto('/admin/#/flyers');
	const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
	await row.getByText('objavljeno').waitFor();
	await row.getByText('stranica: 1').waitFor();
	await merchant.call('PUT', `/pages/${id}`, { state: 'archived' });
	await row.getByRole('link', { name: title }).click();
	await page.getByRole('link', { name: 'Pogledaj prije objave' }).waitFor();
	await page.getByRole('button', { name: 'Obriši' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Letci' }).waitFor();
	await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0);
	expect((await visitStorefront(office.backend(), path)).status).toBe(410);
});

test('the second of two editors sees the pages that the first saved', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const days = { valid_from: null, valid_to: null };
	const { id } = (await merchant.call('POST', '/flyers', { title: `Dvoje ${randomUUID()}`, ...days })).body;
	const save = (title: string) => merchant.call('PUT', `/flyers/${id}`, { ...days, pages: [{ title, image: null, products: [] }] });
	await save('Prvi naslov');
	const page = await office.open(`/flyers/${id}`);
	await page.locator('summary').filter({ hasText: '1. stranica letka' }).click();
	await page.getByLabel('Naslov stranice').fill('Moj naslov');
	await save('Tuđi naslov');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi naslov').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe' }).click();
	await page.locator('summary').filter({ hasText: 'Tuđi naslov' }).waitFor();
});
