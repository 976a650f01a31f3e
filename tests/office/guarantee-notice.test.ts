import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';

const office = browseOffice();

const shown = async (): Promise<string> => JSON.stringify((await office.backend().call('_get_hapi_cms_pages', { slug: 'zakonsko-jamstvo' })).body);

test.each(OFFICE_WIDTHS)('the notice of the legal guarantee is uploaded, stands on its page, and is taken away: %s', async (width) => {
	const row = { slug: 'zakonsko-jamstvo', path: '/zakonsko-jamstvo/', title: 'Zakonsko jamstvo', template: 'default', visible: true, content: '<p>Prava.</p>' };
	const { db } = office.backend();
	await db
		.insertInto('pages')
		.values({ ...row, blocks: '[]', questions: '[]' })
		.onConflict((conflict) => conflict.column('slug').doNothing())
		.execute();
	const page = await office.open('/settings', { width, bypassCSP: true });
	const card = page.getByRole('region', { name: 'Obavijest o zakonskom jamstvu' });
	await card.getByLabel('Slika obavijesti').setInputFiles({ name: 'obavijest.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) });
	await card.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	await expect.poll(shown).toContain('<img');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await card.getByRole('button', { name: 'Ukloni sliku' }).click();
	await expect.poll(shown).not.toContain('<img');
});
