import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

const DAY_MS = 86_400_000;
const momentFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

test.each(OFFICE_WIDTHS)(
	'a sweepstake is created, filled, published, its entries are exported, it gets winners, is archived and deleted: %s',
	async (width) => {
		office.expectComplaint(/422/, /400/);
		const backend = office.backend();
		const merchant = await openMerchant(backend);
		const title = `Igra ${randomUUID()}`;
		const page = await office.open('/sweepstakes', { width, bypassCSP: true });
		const dialog = page.getByRole('dialog');
		await page.getByRole('button', { name: 'Nova nagradna igra' }).click();
		await dialog.getByLabel('Naslov').fill(title);
		await dialog.getByLabel('Početak prijava').fill(momentFromNow(-1));
		await dialog.getByLabel('Kraj prijava').fill(momentFromNow(-2));
		await dialog.getByLabel('Objava dobitnika').fill(momentFromNow(8));
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.getByRole('alert').waitFor();
		await dialog.getByLabel('Kraj prijava').fill(momentFromNow(7));
		expect(await auditPage(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await page.getByRole('heading', { level: 1, name: title }).waitFor();
		const id = Number(new URL(page.url()).hash.split('/').at(-1));
		const stored = async () => (await merchant.call('GET', `/sweepstakes/${id}`)).body;

		const save = page.getByRole('button', { name: 'Spremi' });
		await page.getByLabel('Nagrade').fill('Monitor od 27 inča.');
		await page.getByLabel('Opis').fill('<p>Prijavite se.</p>');
		await page.getByLabel('Pravila').fill('<p>Jedna prijava po osobi.</p>');
		await page.getByLabel('Pitanje').fill('Zašto baš Vi?');
		await page.getByLabel('Stanje').selectOption('published');
		await save.click();
		await page.getByRole('alert').first().waitFor();
		expect((await stored()).state).toBe('draft');
		await page.getByLabel('Slika', { exact: true }).setInputFiles({ name: 'igra.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) });
		await expect.poll(() => page.locator('img.picture').getAttribute('src')).toContain('/media/stored/');
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		expect(await auditPage(page)).toEqual([]);
		await save.click();
		await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
		const { path } = await stored();
		const shown = await visitStorefront(backend, path);
		expect(shown.status).toBe(200);
		for (const part of ['Monitor od 27 inča.', 'Jedna prijava po osobi.', 'Zašto baš Vi?']) expect(shown.text).toContain(part);

		const entry = { sweepstake_id: id, email: 'ana@titraj.example', first_name: 'Ana', last_name: 'Horvat', answer: '=1+1', created_at: new Date() };
		await backend.db.insertInto('sweepstake_entries').values(entry).execute();
		await page.reload();
		await page.getByText('Prijave (1)').waitFor();
		await page.getByText('ana@titraj.example').waitFor();
		const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Preuzmi CSV' }).click()]);
		const text = await readFile(await file.path(), 'utf8');
		expect(text).toMatch(/^\uFEFF"at";"email";"first_name";"last_name";"answer"\r\n"[^"]+";"ana@titraj.example";"Ana";"Horvat";"'=1\+1"\r\n$/);

		await page.getByLabel('Dobitnici').fill('A. H., Split | monitor');
		await page.getByLabel('Stanje').selectOption('archived');
		await save.click();
		await expect.poll(async () => (await stored()).winners).toEqual([{ name: 'A. H., Split', prize: 'monitor' }]);
		expect((await visitStorefront(backend, path)).status).toBe(404);
		await page.getByRole('button', { name: 'Obriši' }).click();
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await page.getByRole('heading', { level: 1, name: 'Nagradne igre' }).waitFor();
		await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0);
		expect((await visitStorefront(backend, path)).status).toBe(410);
	},
);

test('the rules are translated, and the second of two editors sees what the first saved', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const times = { starts_at: '2030-01-01T00:00:00Z', ends_at: '2030-02-01T00:00:00Z', winners_at: '2030-02-02T00:00:00Z' };
	const { id } = (await merchant.call('POST', '/sweepstakes', { title: `Dvoje ${randomUUID()}`, ...times })).body;
	await merchant.call('PUT', `/sweepstakes/${id}`, { rules: 'Pravila.' });
	const page = await office.open(`/sweepstakes/${id}`);
	await page.locator('summary').filter({ hasText: 'Prijevodi' }).click();
	await page.getByRole('button', { name: 'Prevedi: Pravila' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Prijevod').fill('Rules.');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	const query = new URLSearchParams({ kind: 'sweepstake', id: String(id), field: 'rules', language: 'en' });
	expect((await merchant.call('GET', `/translated-text?${query}`)).body.text).toBe('Rules.');

	await page.getByLabel('Pitanje').fill('Moje pitanje?');
	await merchant.call('PUT', `/sweepstakes/${id}`, { short_description: 'Tuđe nagrade' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđe nagrade').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect
		.poll(async () => (await merchant.call('GET', `/sweepstakes/${id}`)).body)
		.toMatchObject({ short_description: 'Tuđe nagrade', question: 'Moje pitanje?' });
});

test.each(OFFICE_WIDTHS)('winners are drawn once, a substitute follows, and those who agree are published: %s', async (width) => {
	const backend = office.backend();
	const merchant = await openMerchant(backend);
	const times = { starts_at: '2025-01-01T00:00:00Z', ends_at: '2025-02-01T00:00:00Z', winners_at: '2025-02-02T00:00:00Z' };
	const { id } = (await merchant.call('POST', '/sweepstakes', { title: `Izvlačenje ${randomUUID()}`, ...times })).body;
	await backend.db.updateTable('sweepstakes').set({ was_public: true, archived: true }).where('id', '=', id).execute();
	const entryOf = (name: string) => ({
		...{ sweepstake_id: id, email: `${name}@titraj.example`, first_name: name, last_name: 'Horvat', answer: '' },
		created_at: new Date('2025-01-10'),
	});
	await backend.db.insertInto('sweepstake_entries').values(['Ana', 'Eva', 'Iva'].map(entryOf)).execute();
	const page = await office.open(`/sweepstakes/${id}`, { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.waitFor({ state: 'hidden' });
	};
	await page.getByRole('button', { name: 'Isključi: Eva Horvat' }).click();
	await dialog.getByLabel('Razlog').fill('zaposlenica');
	await confirm();
	await page.getByText('Ne sudjeluje: zaposlenica').waitFor();
	const draw = page.getByRole('region', { name: 'Izvlačenje' });
	await draw.getByRole('button', { name: 'Izvuci dobitnike' }).click();
	await dialog.getByLabel('Nagrade').fill('monitor');
	expect(await auditPage(page)).toEqual([]);
	await confirm();
	await draw.getByText('čeka odgovor').waitFor();
	expect(await draw.getByRole('button', { name: 'Izvuci dobitnike' }).count()).toBe(0);
	expect(await draw.getByText('Eva').count()).toBe(0);
	await draw.getByRole('button', { name: 'Odustaje' }).click();
	await confirm();
	await draw.getByText('odustao ili se nije javio').waitFor();
	await draw.getByRole('button', { name: 'Potvrdi:' }).click();
	await dialog.getByLabel('Ime za objavu').fill('A. H., Split');
	await confirm();
	await draw.getByText('Pristaje na objavu kao: A. H., Split').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await draw.getByRole('button', { name: 'Objavi dobitnike' }).click();
	await confirm();
	await expect.poll(() => page.getByLabel('Dobitnici').inputValue()).toBe('A. H., Split | monitor');
});
