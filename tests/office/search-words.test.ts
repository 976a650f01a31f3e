import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('words for the same are added to the search, and the first words are restored: %s', async (width) => {
	office.expectComplaint(/422/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/search-words', { width, bypassCSP: true });
	const form = page.getByRole('region', { name: 'Riječi', exact: true });
	const groups = form.getByLabel('Riječi za isto');
	const usual = await groups.inputValue();
	await groups.fill('samo-jedna');
	await form.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(() => groups.getAttribute('aria-invalid')).toBe('true');
	await groups.fill(`${usual}\nzvrndalo, monitor`);
	await form.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno.').waitFor();
	expect((await merchant.call('GET', '/search-words/hr')).body).toMatchObject({ groups: `${usual}\nzvrndalo, monitor`, usual: false });
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Vrati početne riječi' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await expect.poll(() => groups.inputValue()).toBe(usual);
	expect((await merchant.call('GET', '/search-words/hr')).body.usual).toBe(true);
});

test('each language has words of its own, and searches without result are listed below', async () => {
	const { db } = office.backend();
	const day = new Date().toISOString().slice(0, 10);
	await db.insertInto('missed_words').values({ day, lang: 'hr', word: 'gablec', times: 3 }).execute();
	const page = await office.open('/search-words');
	await page.getByLabel('Jezik pretrage').selectOption('de');
	await page.getByText('laptop').first().waitFor();
	expect(await page.getByLabel('Riječi bez značenja').inputValue()).toContain('kaufen');
	await page.getByRole('cell', { name: 'gablec' }).waitFor();
});
