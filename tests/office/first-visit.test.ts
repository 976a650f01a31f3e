import { issueSetupCode } from '@titraj/backend/accounts/owner/setup-code.ts';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { OWNER, startOwnShop } from '#tests/support/start-own-shop.ts';

const office = browseOffice({}, startOwnShop);

test.each(OFFICE_WIDTHS)('the owner of a new shop opens the account by the address of the terminal: %s', async (width) => {
	office.expectComplaint(/403/);
	const shop = office.backend();
	await shop.db.deleteFrom('users').execute();
	const code = await issueSetupCode(shop.db);
	const page = await office.blank({ width, bypassCSP: true });
	await page.goto(`/admin/pocetak/?kod=${code}`);
	await page.getByRole('heading', { level: 1, name: 'Dobro došli u svoju trgovinu' }).waitFor();
	expect(await page.getByLabel('Kod za postavljanje').inputValue()).toBe(code);
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	await page.getByLabel('Kod za postavljanje').fill('AAAA-AAAA-AAAA');
	await page.getByLabel('Ime', { exact: true }).fill(OWNER.first_name);
	await page.getByLabel('Prezime').fill(OWNER.last_name);
	await page.getByLabel('E-pošta').fill(OWNER.email);
	await page.getByLabel('Lozinka', { exact: true }).fill(OWNER.password);
	await page.getByLabel('Lozinka još jednom').fill('nešto sasvim drugo');
	const submit = page.getByRole('button', { name: 'Otvori račun vlasnika' });
	await submit.click();
	await page.getByText('Lozinke nisu jednake.').waitFor();
	await page.getByLabel('Lozinka još jednom').fill(OWNER.password);
	await submit.click();
	await page.getByText('Kod nije ispravan.').waitFor();
	expect(await page.getByLabel('E-pošta').inputValue()).toBe(OWNER.email);
	await page.getByLabel('Kod za postavljanje').fill(code);
	await submit.click();
	await page.getByRole('heading', { level: 1, name: 'Do prve narudžbe' }).waitFor();
	expect(await page.evaluate(() => location.hash)).toBe('#/checklist');
	await page.goto(`/admin/pocetak/?kod=${code}`);
	await page.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
});
