import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a legal page that waits is found by the checklist, filled in and published: %s', async (width) => {
	office.expectComplaint(/422/);
	const { db } = office.backend();
	const legal = { path: '/privatnost/', slug: 'privatnost', title: 'Privatnost', template: 'default', visible: false, content: '<p>Vrijedi od [[datum]].</p>' };
	await db.deleteFrom('pages').where('path', '=', legal.path).execute();
	const { id } = await db
		.insertInto('pages')
		.values({ ...legal, parent_slug: null, short_description: null, seo_description: null, blocks: '[]', questions: '[]' })
		.returning('id')
		.executeTakeFirstOrThrow();
	const page = await office.open('/', { width, bypassCSP: true });
	await page.locator('main').getByRole('link', { name: 'Do prve narudžbe' }).click();
	await page.getByText(/Čekaju: .*Privatnost/).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.locator('.rows').getByRole('link', { name: 'Pravni tekstovi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Stranice' }).waitFor();
	await page.locator(`.rows a[href="#/pages/${id}"]`).click();
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('[[datum]]').waitFor();
	const blanks = page.getByRole('group', { name: 'Praznine u tekstu' });
	await blanks.getByLabel('Datum').fill('1. 12. <2026>');
	expect(await page.getByLabel('Tekst').inputValue()).toBe('<p>Vrijedi od 1. 12. &lt;2026&gt;.</p>');
	await blanks.getByLabel('Datum').fill('');
	expect(await page.getByLabel('Tekst').inputValue()).toBe('<p>Vrijedi od [[datum]].</p>');
	await blanks.getByLabel('Datum').fill('1. 12. 2026');
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	await page.goto('/admin/#/checklist');
	await page.locator('.rows').waitFor();
	await expect.poll(() => page.getByText(/Čekaju: .*Privatnost/).count()).toBe(0);
});

test('the checklist leads to the screen of each step, and says who reports invoices', async () => {
	const merchant = await openMerchant(office.backend());
	const { steps } = (await merchant.call('GET', '/checklist')).body;
	const page = await office.open('/checklist');
	await page.locator('.rows').waitFor();
	const places = await page.locator('.rows a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(places).toHaveLength(steps.length - 1);
	for (const place of new Set(places)) {
		await page.goto(`/admin/${place}`);
		await page.locator('main h1').waitFor();
		expect(await page.getByText('Te stranice nema').count(), place ?? '').toBe(0);
	}
	await page.goto('/admin/#/checklist');
	await page.getByText(/Fiskalizacija nije uključena|Računi potrošačima/).waitFor();
});
