import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_LAYOUT_WIDTHS } from '#tests/support/browse-office.ts';

const office = browseOffice();

test.each(OFFICE_LAYOUT_WIDTHS)('the log of changes shows fields before and after, by person, kind and day: %s', async (width) => {
	const { db } = office.backend();
	const name = `marta-${width}@osoblje.example`;
	const entry = { caller: 'person 7', name, before: JSON.stringify({ title: 'Staro <i>ime</i>' }), after: JSON.stringify({ title: 'Novo ime', tags: ['a'] }) };
	await db
		.insertInto('audit_log')
		.values([
			{ ...entry, operation: 'upsertProduct', entity: `/products/LOG-${width}`, at: new Date('2026-05-04T22:30:00Z') },
			{ ...entry, operation: 'savePage', entity: `/pages/${width}`, at: new Date('2026-05-06T10:00:00Z') },
		])
		.execute();
	const page = await office.open('/audit', { width, bypassCSP: true });
	await page.getByLabel('Osoba ili ključ').fill(`Marta-${width}`);
	await page.keyboard.press('Enter');
	const entries = page.locator('main li.card');
	await expect.poll(() => entries.count()).toBe(2);
	await page.getByLabel('Vrsta').selectOption({ label: 'proizvodi' });
	await expect.poll(() => entries.count()).toBe(1);
	await entries.getByText('Polja: 2').focus();
	await page.keyboard.press('Enter');
	await entries.getByText('Staro <i>ime</i>').waitFor();
	await entries.getByText('Novo ime').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	// After midnight in Zagreb it is the fifth of May.
	await page.getByLabel('Dan', { exact: true }).fill('2026-05-05');
	await page.getByRole('button', { name: 'Traži' }).click();
	await page.waitForURL((url) => url.hash.includes('day='));
	await expect.poll(() => entries.count()).toBe(1);
	await page.getByLabel('Dan', { exact: true }).fill('2026-05-07');
	await page.getByRole('button', { name: 'Traži' }).click();
	await page.getByText('Ništa nije pronađeno.').waitFor();
});
