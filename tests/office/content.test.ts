import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

let attempts = 0;
/** A name that no other test, and no earlier attempt, has used. */
const unused = (name: string): string => `${name}-${++attempts}`;

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

test.each(OFFICE_WIDTHS)('a page is created at a proposed path, published, moved with a redirect, archived and deleted: %s', async (device) => {
	const width = unused(device);
	const page = await office.open('/pages', { width: device, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Nova stranica' }).click();
	await dialog.getByLabel('Naslov').fill(`O našem timu ${width}`);
	await page.keyboard.press('Tab');
	await expect.poll(() => dialog.getByLabel('Adresa').inputValue()).toBe(`/o-nasem-timu-${width}/`);
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: `O našem timu ${width}` }).waitFor();
	expect((await visitStorefront(office.backend(), `/o-nasem-timu-${width}/`)).status).toBe(404);
	await page.getByLabel('Tekst').fill('<p>Radimo od 2009.</p>');
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const shown = await visitStorefront(office.backend(), `/o-nasem-timu-${width}/`);
	expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Radimo od 2009.')]);
	await page.getByLabel('Adresa').fill(`/tim-${width}/`);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(() => page.getByRole('link', { name: 'Pogledaj u trgovini' }).getAttribute('href')).toBe(`https://titraj.example/tim-${width}/`);
	expect(await visitStorefront(office.backend(), `/o-nasem-timu-${width}/`)).toMatchObject({ status: 301, to: `/tim-${width}/` });
	await page.getByLabel('Stanje').selectOption('archived');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj prije objave' }).waitFor();
	expect((await visitStorefront(office.backend(), `/tim-${width}/`)).status).toBe(404);
	await page.getByRole('button', { name: 'Obriši' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Stranice' }).waitFor();
	expect(await office.backend().db.selectFrom('pages').select('id').where('path', '=', `/tim-${width}/`).execute()).toEqual([]);
});

test.each(OFFICE_WIDTHS)('a post is written with a new category, author, tags, products and picture, and is scheduled and published: %s', async (device) => {
	const width = unused(device);
	const product = await office.backend().db.selectFrom('products').select(['code', 'title']).where('listed', '=', true).orderBy('id').executeTakeFirstOrThrow();
	const page = await office.open('/posts', { width: device, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const confirm = () => dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('button', { name: 'Novi članak' }).click();
	await dialog.getByLabel('Naslov').fill(`Kako lemiti ${width}`);
	await page.keyboard.press('Tab');
	await expect.poll(() => dialog.getByLabel('Zadnji dio adrese').inputValue()).toBe(`kako-lemiti-${width}`);
	await confirm();
	await page.getByRole('heading', { level: 1, name: `Kako lemiti ${width}` }).waitFor();
	for (const [button, name] of [
		['Nova rubrika', `Radionica ${width}`],
		['Novi autor', `Iva ${width}`],
	] as const) {
		await page.getByRole('button', { name: button }).click();
		await dialog.getByLabel('Ime').fill(name);
		await confirm();
		await dialog.waitFor({ state: 'hidden' });
	}
	await page.getByLabel('Rubrika').selectOption({ label: `Radionica ${width}` });
	await page.getByLabel('Autor').selectOption({ label: `Iva ${width}` });
	await page.getByLabel('Oznake').fill(`Lemljenje ${width}, Alati`);
	await page.getByLabel('Proizvodi uz članak').fill(`${product.code}\n`);
	await page.getByLabel('Slika', { exact: true }).setInputFiles({ name: 'lem.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) });
	await page.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	await page.getByLabel('Sažetak').fill('Prvi spoj bez straha.');
	await page.getByLabel('Tekst').fill('<p>Polako.</p><script>alert(1)</script>');
	await page.getByLabel('Stanje').selectOption('scheduled');
	await page.getByLabel('Objavi u').fill('2099-01-02T08:00');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	const path = `/magazin/radionica-${width}/kako-lemiti-${width}/`;
	await expect.poll(() => page.getByRole('link', { name: 'Pogledaj prije objave' }).getAttribute('href')).toBe(`https://titraj.example${path}`);
	expect((await visitStorefront(office.backend(), path)).status).toBe(404);
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	const { status, text } = await visitStorefront(office.backend(), path);
	expect(status).toBe(200);
	for (const part of ['Polako.', `Iva ${width}`, `Lemljenje ${width}`, 'Prvi spoj bez straha.', '/media/stored/', product.title]) expect(text).toContain(part);
	expect(text).not.toContain('alert(1)');
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
	await expect.poll(() => refused.getByRole('row').count()).toBe(3);
	await refused.getByText('Nedostaje nova adresa.').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('searchbox').fill(old);
	await page.keyboard.press('Enter');
	await page.getByText(old, { exact: true }).waitFor();
	await expect.poll(() => page.locator('.rows > li').count()).toBe(1);
});

test.each(OFFICE_WIDTHS)('a page is published for members of a group, and shoppers are asked to sign in: %s', async (device) => {
	const width = unused(device);
	const merchant = await openMerchant(office.backend());
	const terms = { percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [] };
	await merchant.call('POST', '/customer-groups', { ...terms, name: `Instalateri ${width}` });
	const { id } = (await merchant.call('POST', '/pages', { title: `Cjenik ${width}` })).body;
	const page = await office.open(`/pages/${id}`, { width: device, bypassCSP: true });
	await page.getByLabel('Tekst').fill('<p>Povjerljivo</p>');
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByLabel('Tko vidi').selectOption('group');
	await page.getByRole('option', { name: `Instalateri ${width}` }).waitFor({ state: 'attached' });
	await page.getByLabel('Grupa kupaca').selectOption({ label: `Instalateri ${width}` });
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Objavljeno za kupce koje ste odabrali').waitFor();
	const { body } = await merchant.call('GET', `/pages/${id}`);
	expect(body).toMatchObject({ state: 'published', visible: false, audience: 'group' });
	const seen = await visitStorefront(office.backend(), body.path);
	expect([seen.status, JSON.stringify(seen).includes('Povjerljivo')]).toEqual([403, false]);
	await page.goto(page.url().replace(`/pages/${id}`, `/pages?q=Cjenik+${width}`));
	await page.getByText('članovi grupe').waitFor();
});
