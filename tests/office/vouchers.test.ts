import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice({ issuesVouchers: true });

test.each(OFFICE_WIDTHS)('a gift voucher is issued, its code is shown once, it is found by its end and cancelled: %s', async (width) => {
	const page = await office.open('/vouchers', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novi poklon-bon' }).click();
	await dialog.getByLabel('Vrijednost').fill('1.050,50');
	await dialog.getByLabel('Vrijedi do').fill('2099-12-31');
	await dialog.getByLabel('E-mail primatelja').fill('ana@titraj.example');
	await dialog.getByLabel('Napomena').fill('za <b>rođendan</b>');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	const code = await page.getByLabel('Kod bona').inputValue();
	expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
	await page.getByText('Kod je i u poruci primatelju.').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);

	await page.getByLabel('Pretraga').fill(code.slice(-4));
	await page.getByRole('button', { name: 'Traži' }).click();
	const row = page.locator('.row').filter({ hasText: code.slice(-4) });
	expect(await row.innerText()).toMatch(/vrijedi[\s\S]*1\.050,50\s€ od 1\.050,50\s€.*do 31\. pro 2099\..*ana@titraj\.example.*za <b>rođendan<\/b>/);
	await row.getByRole('link').click();
	await page.getByRole('heading', { name: 'Kretanje novca' }).waitFor();
	await page.getByRole('button', { name: 'Poništi bon' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText(/-1\.050,50|−1\.050,50/).waitFor();
	expect(await page.content()).not.toContain(code);
	expect(await auditPage(page)).toEqual([]);
	const merchant = await openMerchant(office.backend());
	expect((await merchant.call('GET', `/vouchers?q=${code}`)).body.items[0]).toMatchObject({
		state: 'cancelled',
		balance: '0.00',
		valid_to: expect.any(String),
	});
});
