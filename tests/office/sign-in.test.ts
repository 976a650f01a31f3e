import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_LAYOUT_WIDTHS } from '#tests/support/browse-office.ts';
import { editor } from '#tests/support/sign-in.ts';

const office = browseOffice();

test.each(OFFICE_LAYOUT_WIDTHS)('the back office opens after signing in, with what waits and its navigation: %s', async (width) => {
	const page = await office.open('/', { width });
	await page.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	expect(await page.title()).toBe('Danas | Uprava trgovine');
	if (width === 'phone') await page.getByRole('button', { name: 'Izbornik' }).click();
	expect(await page.getByRole('navigation').getByRole('link', { name: 'Danas' }).getAttribute('aria-current')).toBe('page');
	const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	expect(isWider).toBe(false);
});

test.each(OFFICE_LAYOUT_WIDTHS)('sign-in and first screen have no accessibility errors in light and dark: %s', async (width) => {
	const page = await office.blank({ width, bypassCSP: true });
	await page.goto('/admin/');
	await page.getByRole('heading', { level: 1 }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByLabel('E-pošta').fill(editor.email);
	await page.getByLabel('Lozinka').fill(editor.password);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	expect(await auditPage(page)).toEqual([]);
});

test('a wrong password is refused in a sentence, and the form stays', async () => {
	office.expectComplaint(/403/);
	const page = await office.blank();
	await page.goto('/admin/');
	await page.getByLabel('E-pošta').fill(editor.email);
	await page.getByLabel('Lozinka').fill('pogrešna lozinka');
	await page.keyboard.press('Enter');
	await page.getByRole('alert').getByText('E-pošta ili lozinka nisu ispravne.').waitFor();
});

test('the session lasts through a reload and ends with signing out, and old addresses ask for the sign-in', async () => {
	const page = await office.open('/');
	await page.reload();
	await page.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	await page.getByRole('button', { name: 'Odjava' }).click();
	await page.getByRole('heading', { level: 1, name: 'Prijava za upravu trgovine' }).waitFor();
	await page.goto('/admin/natpisi/');
	expect(new URL(page.url()).pathname).toBe('/admin/');
	await page.getByRole('heading', { level: 1, name: 'Prijava za upravu trgovine' }).waitFor();
});

test('the language of the back office can be changed and is kept', async () => {
	const page = await office.open('/');
	await page.getByRole('button', { name: 'English' }).click();
	await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
	await page.reload();
	await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
	expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('an address that does not exist says so', async () => {
	const page = await office.open('/nema-me');
	await page.getByRole('heading', { level: 1, name: 'Te stranice nema' }).waitFor();
});
