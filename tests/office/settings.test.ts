import { readPaperSettings } from '@titraj/backend/invoices/index.ts';
import { readShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { editor } from '#tests/support/sign-in.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('company, shop, promises and numbering are set, and a wrong OIB is refused: %s', async (width) => {
	office.expectComplaint(/422/);
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open('/settings', { width, bypassCSP: true });
	const card = (name: string) => page.getByRole('region', { name, exact: true });
	const save = async (name: string) => {
		await card(name).getByRole('button', { name: 'Spremi' }).click();
		await expect.poll(() => card(name).getByRole('button', { name: 'Spremi' }).isDisabled()).toBe(true);
	};
	await card('Tvrtka').getByLabel('OIB').fill('12345678901');
	await card('Tvrtka').getByRole('button', { name: 'Spremi' }).click();
	await card('Tvrtka').locator('[aria-invalid]').waitFor();
	await card('Tvrtka').getByLabel('OIB').fill('12345678903');
	await card('Tvrtka').getByLabel('Ulica i kućni broj').fill(`Vukovarska ${width.length}`);
	await save('Tvrtka');
	await card('Trgovina').getByLabel('Pošiljatelj poruka').fill(`${width}@vrtna.example`);
	await save('Trgovina');
	await card('Obećanja kupcima').getByLabel('Dostava, na hrvatskom').fill(`Dostava za ${width.length} dana`);
	await card('Obećanja kupcima')
		.getByLabel('Povrat robe plaća')
		.selectOption(width === 'phone' ? 'shop' : 'customer');
	await save('Obećanja kupcima');
	await card('Brojevi dokumenata').getByLabel('Poslovni prostor').fill(`WEB${width.length}`);
	await save('Brojevi dokumenata');
	const saved = async () => {
		const { company, mailSender, promises } = await readShopSettings(db);
		return [company.street, mailSender, promises.delivery.hr, (await readPaperSettings(db))?.premises];
	};
	// The last button is disabled while it saves, too.
	await expect.poll(saved).toEqual([`Vukovarska ${width.length}`, `${width}@vrtna.example`, `Dostava za ${width.length} dana`, `WEB${width.length}`]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('another IBAN of the company is saved after the password, and not without', async () => {
	office.expectComplaint(/403/);
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open('/settings');
	const card = page.getByRole('region', { name: 'Tvrtka', exact: true });
	await card.getByLabel('IBAN').fill('HR1210010051863000160');
	await card.getByRole('button', { name: 'Spremi' }).click();
	await card.getByText('Za ovu promjenu potvrdite svoju lozinku.').waitFor();
	expect((await readShopSettings(db)).company.iban).toBe('HR1723600001101234565');
	await card.getByLabel('Vaša lozinka').fill(editor.password);
	await card.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await readShopSettings(db)).company.iban).toBe('HR1210010051863000160');
});

test('the second of two people who change the company sees what the first changed, and both changes are kept', async () => {
	office.expectComplaint(/412/);
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open('/settings', { bypassCSP: true });
	const card = page.getByRole('region', { name: 'Tvrtka', exact: true });
	await card.getByLabel('Uprava').fill('Iva Ivić');
	const merchant = await openMerchant(office.backend());
	await merchant.call('PUT', '/settings/company', { phone: '01 9999 999' });
	await card.getByRole('button', { name: 'Spremi' }).click();
	await card.getByText('01 9999 999').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await card.getByRole('button', { name: 'Preuzmi' }).click();
	await card.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await readShopSettings(db)).company).toMatchObject({ phone: '01 9999 999', management: 'Iva Ivić' });
});

test('settings are shown in English, too', async () => {
	const page = await office.open('/settings');
	await page.getByRole('button', { name: 'English' }).click();
	await page.getByRole('region', { name: 'Numbers of papers' }).waitFor();
});
