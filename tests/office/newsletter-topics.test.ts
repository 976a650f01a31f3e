import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('topics of the newsletter are added, named, ordered, switched off and removed, and its form offers them: %s', async (width) => {
	office.expectComplaint(/422/, /412/);
	const merchant = await openMerchant(office.backend());
	const stored = async () => (await merchant.call('GET', '/newsletter/topics')).body.topics;
	await merchant.call('PUT', '/newsletter/topics', { topics: [] });
	expect((await visitStorefront(office.backend(), '/newsletter/')).text).not.toContain('type="checkbox"');
	const page = await office.open('/subscribers', { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Teme newslettera' }).click();
	await page.getByText('Još nema tema.').waitFor();
	const add = async (number: number, name: string, code: string) => {
		await page.getByRole('button', { name: 'Dodaj temu' }).click();
		const topic = page.getByRole('region', { name: `${number}. tema` });
		await topic.getByLabel('Naziv na hrvatskom').fill(name);
		await topic.getByLabel('Oznaka').fill(code);
		return topic;
	};
	const save = page.getByRole('button', { name: 'Spremi' });
	const first = await add(1, 'Sniženja', 'snizenja');
	await first.getByText('Nazivi na drugim jezicima').click();
	await first.getByLabel('engleski').fill('Discounts');
	const second = await add(2, 'Novi članci', 'snizenja');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await save.click();
	await second.getByText('tu oznaku ima druga tema').waitFor();
	await second.getByLabel('Oznaka').fill('clanci');
	await second.getByRole('button', { name: '2. tema: gore' }).click();
	await save.click();
	await expect.poll(stored).toEqual([
		{ code: 'clanci', titles: { hr: 'Novi članci' }, active: true },
		{ code: 'snizenja', titles: { hr: 'Sniženja', en: 'Discounts' }, active: true },
	]);
	const shown = (await visitStorefront(office.backend(), '/newsletter/')).text;
	expect(shown.indexOf('Novi članci')).toBeGreaterThan(0);
	expect(shown.indexOf('Sniženja')).toBeGreaterThan(shown.indexOf('Novi članci'));

	await page.getByRole('region', { name: '1. tema' }).getByLabel('Može se birati').uncheck();
	await save.click();
	await expect.poll(async () => (await stored())[0].active).toBe(false);
	expect((await visitStorefront(office.backend(), '/newsletter/')).text).not.toContain('Novi članci');
	await page.reload();
	await page.getByRole('button', { name: 'Ukloni 1. tema' }).click();
	await merchant.call('PUT', '/newsletter/topics', { topics: [{ code: 'tudja', titles: { hr: 'Tuđa tema' }, active: true }] });
	await save.click();
	await page.getByRole('alert').getByText('Tuđa tema').waitFor();
	await page.getByRole('button', { name: 'Zadrži moje' }).click();
	await save.click();
	await expect.poll(stored).toEqual([{ code: 'snizenja', titles: { hr: 'Sniženja', en: 'Discounts' }, active: true }]);
});
