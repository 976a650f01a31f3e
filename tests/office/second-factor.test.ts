import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { addPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { editor } from '#tests/support/sign-in.ts';

const office = browseOffice();
afterEach(() => office.backend().db.deleteFrom('settings').where('name', '=', 'second_factor').execute());

/** Calls that are refused before a password or a code is typed. */
const REFUSED = /403/;

const codeOf = (secret: string, ahead = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead * 30 });
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function signIn(page: Page, email: string, password = STAFF_PASSWORD): Promise<void> {
	await page.goto('/admin/');
	await page.getByLabel('E-pošta').fill(email);
	await page.getByLabel('Lozinka').fill(password);
	await page.keyboard.press('Enter');
}

/** Switches the second factor on; returns its secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
	await page.getByRole('button', { name: 'Uključi drugi korak' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByLabel('Vaša lozinka').fill(STAFF_PASSWORD);
	await page.keyboard.press('Enter');
	await page.getByRole('img', { name: 'Slika za aplikaciju s kodovima' }).waitFor();
	const secret = await page.getByLabel('Tajni ključ').inputValue();
	expect(await auditPage(page)).toEqual([]);
	await page.getByLabel('Kod iz aplikacije').fill(codeOf(secret) === '000000' ? '000001' : '000000');
	await page.keyboard.press('Enter');
	await page.getByText('Kod nije ispravan ili je već iskorišten. Pričekajte novi.').waitFor();
	await page.getByLabel('Kod iz aplikacije').fill(codeOf(secret));
	await page.keyboard.press('Enter');
	await page.locator('.recovery-codes code').first().waitFor();
	const codes = await page.locator('.recovery-codes code').allInnerTexts();
	expect(codes).toHaveLength(10);
	expect(await auditPage(page)).toEqual([]);
	expect(await isTooWide(page)).toBe(false);
	await page.getByRole('button', { name: 'Spremio sam kodove' }).click();
	return { secret, codes };
}

test.each(OFFICE_WIDTHS)('a second factor is switched on, asked for at the next sign-in, and a recovery code replaces a lost phone: %s', async (width) => {
	office.expectComplaint(REFUSED);
	const { email } = await addPerson(office.backend().db, 'manager');
	const page = await office.blank({ width, bypassCSP: true });
	await signIn(page, email);
	await page.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	await page.goto('/admin/#/account');
	await page.getByRole('heading', { level: 1, name: 'Moja prijava' }).waitFor();
	const { secret, codes } = await setUp(page);
	await page.getByText('Drugi korak je uključen.').waitFor();
	for (const code of [codeOf(secret, 1), codes[0] ?? '']) {
		const again = await office.blank({ width, bypassCSP: true });
		await signIn(again, email);
		await again.getByLabel('Kod drugog koraka').fill('1');
		await again.keyboard.press('Enter');
		await again.getByText('Kod nije ispravan ili je već iskorišten. Pričekajte novi.').waitFor();
		expect(await auditPage(again)).toEqual([]);
		await again.getByLabel('Kod drugog koraka').fill(code);
		await again.keyboard.press('Enter');
		await again.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();
	}
	await page.reload();
	await page.getByText('Rezervnih kodova: 9.').waitFor();
});

test('a role that needs a second factor sets it up before anything else, and an owner resets a lost one', async () => {
	office.expectComplaint(REFUSED, /401/);
	const { email } = await addPerson(office.backend().db, 'support');
	const owner = await office.open('/staff', { bypassCSP: true });
	const dialog = owner.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	};
	await owner.getByText('Nijednoj ulozi nije obvezan.').waitFor();
	await owner.getByRole('button', { name: 'Promijeni obvezne uloge' }).click();
	await dialog.getByLabel('podrška').check();
	expect(await auditPage(owner)).toEqual([]);
	await confirm();
	await dialog.getByLabel('Vaša lozinka').fill(editor.password);
	await confirm();
	await owner.getByText('Obvezan je za uloge: podrška.').waitFor();

	const person = await office.blank({ width: 'phone', bypassCSP: true });
	await signIn(person, email);
	await person.getByRole('heading', { level: 1, name: 'Drugi korak prijave' }).waitFor();
	expect(await person.getByRole('navigation').count()).toBe(0);
	expect(await auditPage(person)).toEqual([]);
	await setUp(person);
	await person.getByRole('heading', { level: 1, name: 'Danas' }).waitFor();

	await owner.reload();
	const card = owner.locator('.card').filter({ hasText: email });
	await card.getByText(/drugi korak uključen/).waitFor();
	await card.getByRole('button', { name: /^Poništi drugi korak/ }).click();
	await confirm();
	await dialog.waitFor({ state: 'hidden' });
	await card.getByText(/drugi korak uključen/).waitFor({ state: 'detached' });
	await person.reload();
	await person.getByRole('heading', { level: 1, name: 'Prijava za upravu trgovine' }).waitFor();
});
