import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a page is found and its title, text and description for search engines are changed: %s', async (width) => {
	const { db } = office.backend();
	const { id, title, path } = await db.selectFrom('pages').select(['id', 'title', 'path']).where('visible', '=', true).orderBy('id').executeTakeFirstOrThrow();
	const page = await office.open('/pages', { width, bypassCSP: true });
	await page.getByRole('searchbox').fill(title);
	await page.keyboard.press('Enter');
	const link = page.locator(`.rows a[href="#/pages/${id}"]`);
	await link.waitFor();
	expect(await auditPage(page)).toEqual([]);
	await link.click();
	expect(await page.getByRole('link', { name: 'Pogledaj u trgovini' }).getAttribute('href')).toBe(`https://titraj.example${path}`);
	await page.getByLabel('Naslov').fill(`Naslov ${width}`);
	await page.getByLabel('Opis za tražilice').fill(`Opis ${width}`);
	await page.getByLabel('Tekst').fill('<p>Novi tekst</p>');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: `Naslov ${width}` }).waitFor();
	const stored = await db.selectFrom('pages').select(['title', 'seo_description', 'content']).where('id', '=', id).executeTakeFirstOrThrow();
	expect(stored).toEqual({ title: `Naslov ${width}`, seo_description: `Opis ${width}`, content: '<p>Novi tekst</p>' });
});

test('the second editor of a post sees what the first changed, and both changes are kept', async () => {
	office.expectComplaint(/412/);
	const { id } = await office.backend().db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow();
	const merchant = await openMerchant(office.backend());
	const page = await office.open(`/posts/${id}`);
	await page.getByLabel('Sažetak').fill('Moj sažetak');
	await merchant.call('PUT', `/posts/${id}`, { title: 'Tuđi naslov' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi naslov').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Tuđi naslov' }).waitFor();
	const { body } = await merchant.call('GET', `/posts/${id}`);
	expect([body.title, body.short_description]).toEqual(['Tuđi naslov', 'Moj sažetak']);
	expect(body.url).toMatch(/^https:\/\/titraj\.example\/magazin\/[^/]+\/[^/]+\/$/);
});

test.each(OFFICE_WIDTHS)('a redirect is added, one that leads to itself is refused, and it is removed: %s', async (width) => {
	const page = await office.open('/redirects', { width, bypassCSP: true });
	const old = `/stara-${width}/`;
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novo preusmjeravanje' }).click();
	await dialog.getByLabel('Stara adresa').fill(old);
	await dialog.getByLabel('Nova adresa').fill(old);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	await dialog.getByLabel('Nova adresa').fill('/novo/');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	const stored = () => office.backend().db.selectFrom('redirects').select(['new_path', 'type']).where('old_path', '=', old).execute();
	await page.getByText(old, { exact: true }).waitFor();
	expect(await stored()).toEqual([{ new_path: '/novo/', type: 301 }]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: `Ukloni ${old}` }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText(old, { exact: true }).waitFor({ state: 'detached' });
	expect(await stored()).toEqual([]);
});

test.each(OFFICE_WIDTHS)('redirects are loaded from a CSV file of a Windows spreadsheet, with the reason of each refused row: %s', async (width) => {
	const page = await office.open('/redirects', { width, bypassCSP: true });
	const old = `/žice-${width}/`;
	const table = `stara;nova;kod\r\n${old};/kabeli/;301\r\nkrivo-${width};/x/;\r\n/bez-${width}/;;\r\n`;
	await page.getByRole('button', { name: 'Učitaj tablicu' }).click();
	const dialog = page.getByRole('dialog');
	await dialog
		.getByLabel('Datoteka CSV')
		.setInputFiles({ name: 'pravila.csv', mimeType: 'text/csv', buffer: Buffer.from(table.replaceAll('ž', '\u009e'), 'latin1') });
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText('Redaka: 3. Novih: 1, promijenjenih: 0, nepromijenjenih: 0, odbijenih: 2.').waitFor();
	const refused = page.getByRole('region', { name: 'Odbijeni redci' });
	expect(await refused.getByRole('row').count()).toBe(3);
	await refused.getByText('Nedostaje nova adresa.').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('searchbox').fill(old);
	await page.keyboard.press('Enter');
	await page.getByText(old, { exact: true }).waitFor();
	await expect.poll(() => page.locator('.rows > li').count()).toBe(1);
});
