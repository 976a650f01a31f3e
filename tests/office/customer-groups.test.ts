import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { writeAccount } from '#tests/support/customer-account.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a group gets a reduction and prices of a file, a customer joins and leaves it, and it is deleted: %s', async (width) => {
	office.expectComplaint(/422/);
	const { db } = office.backend();
	const mark = randomUUID();
	const [sku, path, name] = [`GRUPA-${mark}`, `Grupna ${mark}`, `Veliki <b>kupci</b> ${mark}`];
	await upsert(db, [newRow(sku, { category_path: [path] })]);
	const account = await writeAccount(db);
	const merchant = await openMerchant(office.backend());

	const page = await office.open('/customers', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.waitFor({ state: 'hidden' });
	};
	await page.getByRole('link', { name: 'Grupe kupaca' }).click();
	await page.getByRole('heading', { level: 1, name: 'Grupe kupaca' }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: 'Nova grupa' }).click();
	await page.getByLabel('Naziv grupe').fill(name);
	await page.getByLabel('Popust na redovnu cijenu u postotku').fill('12');
	await page.getByLabel('Kategorija', { exact: true }).fill(path);
	await page.getByRole('button', { name: 'Dodaj kategoriju' }).click();
	await page.getByRole('button', { name: `Ukloni ${path}` }).waitFor();
	const csv = (text: string) => ({ name: 'cijene.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
	await page.getByLabel('Cijene iz datoteke CSV').setInputFiles(csv(`"${sku}";"1.071,50"\nNEMA-${mark};5\n`));
	const prices = page.getByLabel('Cijene pojedinih proizvoda');
	await expect.poll(() => prices.inputValue()).toBe(`"${sku}";"1.071,50"\nNEMA-${mark};5`);
	await page.getByRole('button', { name: 'Spremi grupu' }).click();
	await page.locator('.field-error').getByText(`NEMA-${mark}`).waitFor();
	await prices.fill(`${sku}; 71,50`);
	await page.getByRole('button', { name: 'Spremi grupu' }).click();
	await page.getByRole('heading', { level: 1, name }).waitFor();
	await page.getByText('Grupa još nema članova.').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const id = Number(new URL(page.url()).hash.split('/').at(-1));
	const category = await db.selectFrom('categories').select('code').where('title', '=', path).executeTakeFirstOrThrow();
	const stored = { id, name, percent: 12, excluded_categories: [category.code], excluded_manufacturers: [], prices: [{ sku, price: '71.50' }] };
	expect((await merchant.call('GET', `/customer-groups/${id}`)).body).toEqual(stored);

	await page.getByRole('button', { name: 'Dodaj člana' }).click();
	await dialog.getByLabel('E-pošta kupca').fill(`nitko-${mark}@titraj.example`);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').getByText(`nitko-${mark}@titraj.example`).waitFor();
	await dialog.getByLabel('E-pošta kupca').fill(account.email.toUpperCase());
	await confirm();
	const members = page.getByRole('region', { name: 'Članovi' });
	await members.locator('small').getByText(account.email, { exact: true }).waitFor();
	await members.getByRole('link').click();
	await page.getByRole('button', { name: `Ukloni iz grupe ${name}` }).click();
	await confirm();
	await page.getByText('Kupac nije ni u jednoj grupi.').waitFor();
	await page.getByLabel('Grupa', { exact: true }).selectOption(name);
	await page.getByRole('button', { name: 'Dodaj u grupu' }).click();
	await confirm();
	await page.getByRole('link', { name, exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);

	await page.getByRole('link', { name, exact: true }).click();
	await page.getByRole('button', { name: `Ukloni ${account.email}` }).click();
	await confirm();
	await page.getByText('Grupa još nema članova.').waitFor();
	await page.getByRole('button', { name: 'Obriši grupu' }).click();
	await confirm();
	await page.getByRole('heading', { level: 1, name: 'Grupe kupaca' }).waitFor();
	await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
	expect((await merchant.call('GET', `/customer-groups/${id}`)).status).toBe(404);
});

test('the second of two editors of a group sees what the first changed, and both changes are kept', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const group = { name: `Grupa ${randomUUID()}`, percent: 10, excluded_categories: [], excluded_manufacturers: [], prices: [] };
	const { id } = (await merchant.call('POST', '/customer-groups', group)).body;
	const page = await office.open(`/customer-groups/${id}`);
	await page.getByLabel('Naziv grupe').fill(`${group.name} moja`);
	await merchant.call('PUT', `/customer-groups/${id}`, { ...group, percent: 15 });
	await page.getByRole('button', { name: 'Spremi grupu' }).click();
	await page.getByRole('alert').getByText('15').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi grupu' }).click();
	await page.getByRole('heading', { level: 1, name: `${group.name} moja` }).waitFor();
	expect((await merchant.call('GET', `/customer-groups/${id}`)).body).toEqual({ id, ...group, name: `${group.name} moja`, percent: 15 });
});
