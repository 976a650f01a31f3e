import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { addPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { editor } from '#tests/support/sign-in.ts';

const office = browseOffice();

/** Sensitive calls that were refused before the password was confirmed. */
const REFUSED = /403/;

test.each(OFFICE_WIDTHS)('a person is invited, sets a password by the link, and signs in with the rights of the role: %s', async (width) => {
	office.expectComplaint(REFUSED);
	const page = await office.open('/staff', { width, bypassCSP: true });
	const email = `nova-${width}@osoblje.example`;
	await page.getByRole('button', { name: 'Pozovi osobu' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('E-pošta').fill(email);
	await dialog.getByLabel('Ime', { exact: true }).fill('Nova');
	await dialog.getByLabel('Prezime').fill('Osoba');
	await dialog.getByLabel('Uloga').selectOption('warehouse');
	await dialog.getByText('pakira, šalje, otkazuje').waitFor();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByLabel('Vaša lozinka').fill('kriva lozinka');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByText('Lozinka nije ispravna.').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByLabel('Vaša lozinka').fill(editor.password);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await page.locator('.card').filter({ hasText: email }).getByText('još bez lozinke').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const link = await page.getByLabel('Poveznica poziva').inputValue();

	const invited = await office.blank({ width, bypassCSP: true });
	await invited.goto(link);
	await invited.getByLabel('Nova lozinka').fill('vrlo tihi kondenzator');
	expect(await auditPage(invited)).toEqual([]);
	await invited.getByRole('button', { name: 'Spremi lozinku' }).click();
	await invited.getByLabel('E-pošta').fill(email);
	await invited.getByLabel('Lozinka').fill('vrlo tihi kondenzator');
	await invited.keyboard.press('Enter');
	await invited.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	if (width === 'phone') await invited.getByRole('button', { name: 'Izbornik' }).click();
	const navigation = invited.getByRole('navigation');
	await expect.poll(() => navigation.getByRole('link', { name: 'Narudžbe', exact: true }).count()).toBe(1);
	expect(await navigation.getByRole('link', { name: 'Osoblje' }).count()).toBe(0);
	await invited.goto(link);
	await invited.getByLabel('Nova lozinka').fill('drugi tihi kondenzator');
	await invited.getByRole('button', { name: 'Spremi lozinku' }).click();
	await invited.getByText('Poveznica je iskorištena ili je istekla. Zatražite novu.').waitFor();
});

test('the role of a person is changed, the sessions are listed and ended, and the person is removed', async () => {
	office.expectComplaint(REFUSED, /401/);
	const { email } = await addPerson(office.backend().db, 'support');
	const person = await office.blank();
	await person.goto('/admin/');
	await person.getByLabel('E-pošta').fill(email);
	await person.getByLabel('Lozinka').fill(STAFF_PASSWORD);
	await person.keyboard.press('Enter');
	await person.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();

	const page = await office.open('/staff');
	const card = page.locator('.card').filter({ hasText: email });
	await card.getByText('Prijave: 1').click();
	await card.locator('details li').waitFor();
	await page
		.locator('.card')
		.filter({ hasText: '(Vi)' })
		.getByText(/^Prijave/)
		.click();
	await page.getByText('ova prijava').waitFor();
	const dialog = page.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	};
	await card.getByRole('button', { name: /^Odjavi svugdje/ }).click();
	await confirm();
	await card.getByText(/^Prijave/).waitFor({ state: 'detached' });
	await person.reload();
	await person.getByRole('heading', { level: 1, name: 'Prijava za upravu trgovine' }).waitFor();

	await card.getByRole('button', { name: /^Promijeni ulogu/ }).click();
	await dialog.getByLabel('Uloga').selectOption('manager');
	await confirm();
	await dialog.getByLabel('Vaša lozinka').fill(editor.password);
	await confirm();
	await card.getByText(/voditelj/).waitFor();
	await card.getByRole('button', { name: /^Ukloni/ }).click();
	await confirm();
	await card.waitFor({ state: 'detached' });
});

test('a forgotten password is asked for without saying who works in the shop', async () => {
	const page = await office.blank();
	await page.goto('/admin/');
	await page.getByRole('button', { name: 'Zaboravljena lozinka' }).click();
	await page.getByRole('dialog').getByLabel('E-pošta').fill('nitko@osoblje.example');
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText('Zatraženo. Poveznica stiže samo ako osoba radi u trgovini i trgovina šalje poruke.').waitFor();
});

test('staff are shown in English, too', async () => {
	const page = await office.open('/staff');
	await page.getByRole('button', { name: 'English' }).click();
	await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
	await page.getByRole('button', { name: 'Invite a person' }).waitFor();
});
