import { readTaxRules } from '@titraj/backend/platform/tax/tax-rules.ts';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('rates of another country and OSS are set, and a wrong rate is refused: %s', async (width) => {
	const { db } = office.backend();
	const merchant = await openMerchant(office.backend());
	const rates = { HR: { standard: 25, reduced: 13, super_reduced: 5, zero: 0 } };
	await merchant.call('PUT', '/settings/tax', { home_country: 'HR', enters_net_prices: false, uses_oss: false, rates });
	const page = await office.open('/tax', { width, bypassCSP: true });
	await page.getByLabel('Slovenija, Opća stopa').fill('dvadeset');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Postotak od 0 do 50, na primjer 9,5.').waitFor();
	await page.getByLabel('Slovenija, Opća stopa').fill('22');
	await page.getByLabel('Slovenija, Snižena stopa').fill('9,5 %');
	await page.getByLabel('OSS: PDV države dostave').check();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await page.getByText('Spremljeno.').waitFor();
	const rules = await readTaxRules(db);
	expect([rules.usesOss, rules.rates.get('SI'), rules.rates.get('HR')]).toEqual([true, { standard: 22, reduced: 9.5 }, rates.HR]);
	expect(await page.getByLabel('Slovenija, Snižena stopa').inputValue()).toBe('9,5');
});

test('a country without a standard rate is refused at its field', async () => {
	office.expectComplaint(/422/);
	const page = await office.open('/tax');
	await page.getByLabel('Austrija, Snižena stopa').fill('10');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').waitFor();
	expect(await page.getByLabel('Austrija, Opća stopa').getAttribute('aria-invalid')).toBe('true');
});
