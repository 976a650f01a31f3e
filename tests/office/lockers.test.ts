import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';

const office = browseOffice();

const toFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test.each(OFFICE_WIDTHS)('the parcel lockers of a carrier are loaded from its list, and another list replaces them: %s', async (width) => {
	const { db } = office.backend();
	const mark = randomUUID().slice(0, 8);
	const toItem = (id: string, title: string) => ({
		...{ id: `${id}-${mark}`, name: `${title} ${mark}`, type: 'parcel-locker', features: ['delivery'] },
		contact: { countryCode: 'HR', postalCode: '51000', city: 'Rijeka', address: 'Korzo 3' },
	});
	const page = await office.open('/lockers', { width, bypassCSP: true });
	const upload = async (text: string) => page.getByLabel('Datoteka s popisom').setInputFiles(toFile('hr.json', text));
	await upload('{"nešto": 1}');
	await page.getByText('To nije popis paketomata koji trgovina razumije.').waitFor();
	const replace = async (items: readonly object[], found: string) => {
		await upload(JSON.stringify({ items }));
		await page.getByText(found).waitFor();
		await page.getByRole('button', { name: 'Zamijeni popis: gls' }).focus();
		await page.keyboard.press('Enter');
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
	};
	await replace([toItem('a', 'Prvi'), toItem('b', 'Drugi'), { ...toItem('c', 'Trgovina'), type: 'parcel-shop' }], 'gls: paketomata 2, preskočeno 1.');
	await page.getByRole('searchbox').fill(mark);
	await page.keyboard.press('Enter');
	const row = (title: string) => page.locator('.row').filter({ hasText: `${title} ${mark}` });
	await row('Prvi').getByText('radi', { exact: true }).waitFor();
	await expect.poll(() => page.locator('.row').count()).toBe(2);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await replace([toItem('a', 'Prvi')], 'gls: paketomata 1, preskočeno 0.');
	await row('Drugi').getByText('ne radi', { exact: true }).waitFor();
	const kept = await db.selectFrom('parcel_lockers').select(['code', 'in_service']).where('code', 'like', `gls:%${mark}`).orderBy('code').execute();
	expect(kept).toEqual([
		{ code: `gls:a-${mark}`, in_service: true },
		{ code: `gls:b-${mark}`, in_service: false },
	]);
});
