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

test.each(OFFICE_WIDTHS)('a calendar is created, its days are filled, it is published, shown to shoppers, archived and deleted: %s', async (width) => {
	office.expectComplaint(/422/, /400/);
	const merchant = await openMerchant(office.backend());
	const title = `Advent ${randomUUID()}`;
	const page = await office.open('/', { width, bypassCSP: true });
	await page.evaluate(() => {
		location.hash = '#/calendars';
	});
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novi kalendar' }).click();
	await dialog.getByLabel('Naslov').fill(title);
	await dialog.getByLabel('Prvi dan').fill(dayFromNow(0));
	await dialog.getByLabel('Posljednji dan').fill(dayFromNow(-1));
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	await dialog.getByLabel('Posljednji dan').fill(dayFromNow(1));
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();

	const id = Number(new URL(page.url()).hash.split('/').at(-1));
	const stored = async () => (await merchant.call('GET', `/calendars/${id}`)).body;
	const open = async (number: number) => {
		const section = page.getByRole('region', { name: new RegExp(`^${number}\\. dan, `) });
		if (!(await section.isVisible()))
			await page
				.locator('summary')
				.filter({ hasText: `${number}. dan, ` })
				.click();
		await section.getByLabel('Naslov dana').waitFor();
		return section;
	};
	const first = await open(1);
	await first.getByLabel('Naslov dana').fill('Čaj za dvoje');
	await first.getByLabel('Tekst dana').fill('Danas je čaj jeftiniji.');
	await first.getByLabel('Slika dana').setInputFiles({ name: 'caj.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) });
	await first.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	await first.getByLabel('Popust toga dana').check();
	await first.getByLabel('Popust u postotku').fill('150');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').waitFor();
	await first.getByLabel('Popust u postotku').fill('15');
	await page.getByRole('button', { name: 'Dodaj dan na kraj' }).click();
	const third = await open(3);
	await third.getByLabel('Naslov dana').fill('Treći');
	await third.getByRole('button', { name: /^Ukloni 3\. dan/ }).click();
	const second = await open(2);
	await second.getByLabel('Naslov dana').fill('Sutra je sutra');
	await second.getByLabel('Tekst dana').fill('Još malo.');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await stored()).days[1].title).toBe('Sutra je sutra');
	expect((await stored()).days).toMatchObject([
		{ date: dayFromNow(0), title: 'Čaj za dvoje', image: { media: expect.any(String) }, offer: { percent: 15 } },
		{ date: dayFromNow(1), button_title: 'Pogledaj ponudu', image: null, offer: null },
	]);

	const { path } = (await merchant.call('GET', `/pages/${id}`)).body;
	expect((await visitStorefront(office.backend(), path)).status).toBe(404);
	await page.getByRole('link', { name: 'Naslov, adresa i objava' }).click();
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	const shown = await visitStorefront(office.backend(), path);
	for (const part of ['Danas je čaj jeftiniji.', '/media/stored/', 'DAN']) expect(shown.text).toContain(part);
	expect(shown.text).not.toContain('Sutra je sutra');

	await page.evaluate(() => {
		location.hash = '#/calendars';
	});
	const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
	await row.getByText('objavljeno').waitFor();
	await row.getByText('ispunjeno dana: 2 od 2').waitFor();
	await merchant.call('PUT', `/pages/${id}`, { state: 'archived' });
	await row.getByRole('link', { name: title }).click();
	await page.getByRole('link', { name: 'Pogledaj prije objave' }).waitFor();
	await page.getByRole('button', { name: 'Obriši' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Adventski kalendari' }).waitFor();
	await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0);
	expect((await visitStorefront(office.backend(), path)).status).toBe(410);
});

test('a text of a day is translated, and the second of two editors sees what the first saved', async () => {
	office.expectComplaint(/412/, /503/);
	const merchant = await openMerchant(office.backend());
	const range = { first_day: dayFromNow(3), last_day: dayFromNow(3) };
	const { id, days } = (await merchant.call('POST', '/calendars', { title: `Dvoje ${randomUUID()}`, ...range, button_title: 'Dalje' })).body;
	const save = (title: string) => merchant.call('PUT', `/calendars/${id}`, { ...range, days: [{ ...days[0], title }] });
	await save('Prvi naslov');
	const page = await office.open(`/calendars/${id}`);
	await page.locator('summary').filter({ hasText: 'Prijevodi' }).click();
	await page.getByRole('button', { name: /^Prevedi: .*, naslov$/ }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Prijevod').fill('First title');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	const query = new URLSearchParams({ kind: 'calendar_day', id: days[0].id, field: 'title', language: 'en' });
	const translated = async () => (await merchant.call('GET', `/translated-text?${query}`)).body.text;
	expect(await translated()).toBe('First title');
	await page.getByRole('button', { name: /^Prevedi: .*, naslov$/ }).click();
	expect(await dialog.getByLabel('Prijevod').inputValue()).toBe('First title');
	await dialog.getByLabel('Prijevod').fill('Second title');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await page.route(/\/translated-text\?/, (route) => route.fulfill({ status: 503, json: {} }));
	await page.getByRole('button', { name: /^Prevedi: .*, naslov$/ }).click();
	await dialog.getByRole('alert').waitFor();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').nth(1).waitFor();
	expect(await translated()).toBe('Second title');
	await dialog.getByRole('button', { name: 'Odustani' }).click();
	await dialog.waitFor({ state: 'hidden' });

	await page.locator('summary').filter({ hasText: '1. dan, ' }).click();
	await page.getByLabel('Naslov dana').fill('Moj naslov');
	await save('Tuđi naslov');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi naslov').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe' }).click();
	await expect.poll(() => page.getByLabel('Naslov dana').inputValue()).toBe('Tuđi naslov');
	await page.getByLabel('Naslov dana').fill('Zajednički naslov');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await merchant.call('GET', `/calendars/${id}`)).body.days[0].title).toBe('Zajednički naslov');
});
