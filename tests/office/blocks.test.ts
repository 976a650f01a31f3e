import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

let attempts = 0;
/** A published page that no other test, and no earlier attempt, has used. */
async function createPage() {
	const merchant = await openMerchant(office.backend());
	const { body } = await merchant.call('POST', '/pages', { title: `Od blokova ${++attempts}` });
	await merchant.call('PUT', `/pages/${body.id}`, { state: 'published' });
	const blocks = async () => (await merchant.call('GET', `/pages/${body.id}/blocks`)).body.blocks;
	return { id: body.id, path: body.path, blocks, save: (list: readonly object[]) => merchant.call('PUT', `/pages/${body.id}/blocks`, { blocks: list }) };
}

test.each(OFFICE_WIDTHS)('blocks of a page are added, filled, moved and removed, and shown in the shop: %s', async (width) => {
	const { id, path, blocks } = await createPage();
	const page = await office.open(`/pages/${id}`, { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Blokovi', exact: true }).click();
	await page.getByText('Ova stranica još nema blokova.').waitFor();
	const add = async (type: string) => {
		await page.getByLabel('Vrsta bloka').selectOption(type);
		await page.getByRole('button', { name: 'Dodaj blok' }).click();
	};
	await add('content');
	await page.getByRole('region', { name: '1. Tekst (HTML)' }).getByLabel('HTML', { exact: true }).fill('<p>Mirni tekst</p><script>alert(1)</script>');
	await add('hero');
	const hero = page.getByRole('region', { name: '2. Veliki najavni blok' });
	await hero.getByLabel('Naslov bloka').fill('Ljetna ponuda');
	await hero.getByLabel('Odlomak').fill('Do kraja mjeseca.');
	await hero.getByLabel('Natpis na gumbu').fill('Pogledaj');
	await hero.getByLabel('Gumb vodi na').fill('/nema-nicega/');
	await hero.getByText('Takve stranice nema.').waitFor();
	await hero.getByLabel('Gumb vodi na').fill('/proizvodi/');
	await hero.getByLabel('Slika bloka').setInputFiles({ name: 'ljeto.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1280, 720) });
	await hero.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	await add('categories');
	const categories = page.getByRole('region', { name: '3. Kategorije' });
	await categories.getByLabel('Dodaj: Kategorije').selectOption({ index: 1 });
	await add('button');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Ukloni 4. Gumb' }).click();
	await hero.getByLabel('Naslov bloka').press('Alt+ArrowUp');
	await page.getByRole('region', { name: '1. Veliki najavni blok' }).waitFor();
	await page.getByRole('button', { name: '3. Kategorije: gore' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await blocks()).map(({ type }: { type: string }) => type)).toEqual(['hero', 'categories', 'content']);
	const { status, text } = await visitStorefront(office.backend(), path);
	expect(status).toBe(200);
	for (const part of ['Ljetna ponuda', 'Do kraja mjeseca.', 'Mirni tekst', '/media/stored/']) expect(text).toContain(part);
	expect(text).not.toContain('alert(1)');
});

test('the second editor of blocks sees what the first saved, and goes on from it', async () => {
	office.expectComplaint(/412/);
	const { id, blocks, save } = await createPage();
	await save([{ id: 'a', type: 'title', title: 'Prvi' }]);
	const page = await office.open(`/pages/${id}/blocks`);
	await page.getByLabel('Naslov bloka').fill('Moj naslov');
	await save([{ id: 'a', type: 'title', title: 'Tuđi naslov' }]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi naslov').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe' }).click();
	expect(await page.getByLabel('Naslov bloka').inputValue()).toBe('Tuđi naslov');
	await page.getByLabel('Naslov bloka').fill('Zajednički naslov');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await blocks())[0].title).toBe('Zajednički naslov');
});

test('a block that names what the shop does not have any more is marked, and saved as it is', async () => {
	const { id, blocks, save } = await createPage();
	const { db } = office.backend();
	const list = { code: 'nestali-popis', slug: 'nestali-popis', title: 'Nestali popis' };
	const { id: _own, ...columns } = await db.selectFrom('product_lists').selectAll().limit(1).executeTakeFirstOrThrow();
	await db
		.insertInto('product_lists')
		.values({ ...columns, ...list })
		.execute();
	await save([
		{ id: 'a', type: 'list', title: 'S popisa', list_code: list.code, limit: 4 },
		{ id: 'b', type: 'title', title: 'Prvi naslov' },
	]);
	await db.deleteFrom('product_lists').where('code', '=', list.code).execute();
	const page = await office.open(`/pages/${id}/blocks`);
	const gone = page.getByRole('region', { name: '1. Proizvodi s popisa' });
	await gone.locator('[data-hint="missing"]').getByText('nestali-popis').waitFor();
	expect(await gone.getByLabel('Popis', { exact: true }).inputValue()).toBe(list.code);
	await page.getByRole('region', { name: '2. Naslov' }).getByLabel('Naslov bloka').fill('Drugi naslov');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect
		.poll(async () => (await blocks()).map((block: { title: string; list_code?: string }) => block.list_code ?? block.title))
		.toEqual([list.code, 'Drugi naslov']);
});

test.each(OFFICE_WIDTHS)(
	'a landing page of blocks is created at its own address, published, found by shoppers, and gone once it is deleted: %s',
	async (width) => {
		const number = ++attempts;
		const title = `Proljetni popusti ${number}`;
		const path = `/proljetni-popusti-${number}/`;
		const page = await office.open('/pages', { width, bypassCSP: true });
		const dialog = page.getByRole('dialog');
		await page.getByRole('button', { name: 'Nova stranica' }).click();
		await dialog.getByLabel('Naslov').fill(title);
		await page.keyboard.press('Tab');
		await expect.poll(() => dialog.getByLabel('Adresa').inputValue()).toBe(path);
		await dialog.getByLabel('Vrsta stranice').selectOption('landing');
		expect(await auditPage(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await page.getByRole('heading', { level: 1, name: `Blokovi: ${title}` }).waitFor();
		await page.getByLabel('Vrsta bloka').selectOption('title');
		await page.getByRole('button', { name: 'Dodaj blok' }).click();
		await page.getByRole('region', { name: '1. Naslov' }).getByLabel('Naslov bloka').fill(`Vrt je spreman ${number}`);
		await page.getByRole('button', { name: 'Spremi' }).click();
		const stored = () => office.backend().db.selectFrom('pages').select(['template', 'blocks', 'visible']).where('path', '=', path).executeTakeFirst();
		await expect.poll(async () => (await stored())?.blocks.length).toBe(1);
		expect((await visitStorefront(office.backend(), path)).status).toBe(404);
		await page.getByRole('link', { name: title, exact: true }).click();
		await page.getByLabel('Opis za tražilice').fill('Sve za vrt');
		await page.getByLabel('Stanje').selectOption('published');
		await page.getByRole('button', { name: 'Spremi' }).click();
		await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
		expect(await stored()).toMatchObject({ template: 'landing', visible: true });
		const shown = await visitStorefront(office.backend(), path);
		expect([shown.status, shown.text]).toEqual([200, expect.stringContaining(`Vrt je spreman ${number}`)]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		expect(await auditPage(page)).toEqual([]);
		await page.getByLabel('Stanje').selectOption('archived');
		await page.getByRole('button', { name: 'Spremi' }).click();
		await page.getByRole('link', { name: 'Pogledaj prije objave' }).waitFor();
		await page.getByRole('button', { name: 'Obriši' }).click();
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await page.getByRole('heading', { level: 1, name: 'Stranice' }).waitFor();
		expect((await visitStorefront(office.backend(), path)).status).toBe(410);
	},
);
