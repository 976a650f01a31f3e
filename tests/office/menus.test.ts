import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { visitStorefront } from '#tests/support/visit-storefront.ts';

const office = browseOffice();

/** Links that every attempt begins with. */
const ITEMS = [
	{ id: 'proba-1', title: 'Kupnja', url: '/kupovina/dostava/', items: [{ id: 'proba-1-1', title: 'Dostava', url: '/kupovina/dostava/' }] },
	{ id: 'proba-2', title: 'Proizvodi', url: '/proizvodi/', items: [] },
];

const read = async (code: string) => (await (await openMerchant(office.backend())).call('GET', `/menus/${code}`)).body.items;

async function begin(code: string): Promise<void> {
	const { db } = office.backend();
	await db
		.insertInto('menus')
		.values({ code, items: JSON.stringify(ITEMS) })
		.onConflict((known) => known.column('code').doUpdateSet({ items: JSON.stringify(ITEMS) }))
		.execute();
}

test.each(OFFICE_WIDTHS)('entries of a menu are added, moved, nested and removed, and a dead link is reported: %s', async (width) => {
	const code = 'footer';
	await begin(code);
	const page = await office.open('/menus', { width, bypassCSP: true });
	await page.locator(`a[href="#/menus/${code}"]`).click();
	await page.getByLabel('Naziv 1').waitFor();
	await expect.poll(() => page.locator('datalist option[value="/proizvodi/"]').count()).toBe(1);
	await page.getByRole('button', { name: 'Dodaj poveznicu' }).click();
	await page.getByLabel('Naziv 4').fill('Nema ničega');
	await page.getByLabel('Vodi na 4').fill('/nema-nicega/');
	await page.getByText('Takve stranice nema.').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByLabel('Naziv 4').fill('Sve');
	await page.getByLabel('Vodi na 4').fill('/proizvodi/');
	await page.getByText('Takve stranice nema.').waitFor({ state: 'detached' });
	await page.getByLabel('Naziv 4').press('Alt+ArrowUp');
	await expect.poll(() => page.getByLabel('Naziv 3').inputValue()).toBe('Sve');
	await page.getByRole('button', { name: 'Sve: u prethodnu' }).click();
	await page.getByRole('button', { name: 'Proizvodi: gore' }).click();
	await expect.poll(() => page.getByLabel('Naziv 1').inputValue()).toBe('Proizvodi');
	await page.getByRole('button', { name: 'Ukloni Dostava' }).click();
	await page.getByLabel('Naziv 1').fill(`Ponuda ${width}`);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect
		.poll(() => read(code))
		.toEqual([
			{ id: 'proba-2', title: `Ponuda ${width}`, url: '/proizvodi/', items: [] },
			{ id: 'proba-1', title: 'Kupnja', url: '/kupovina/dostava/', items: [{ id: expect.any(String), title: 'Sve', url: '/proizvodi/' }] },
		]);
	expect((await visitStorefront(office.backend(), '/kupovina/dostava/')).status).toBe(200);
	const { body } = await office.backend().call('_get_hapi_cms_menus', {});
	expect(JSON.stringify(body)).toContain(`Ponuda ${width}`);
});

test('a heading without a link is saved as long as entries belong to it', async () => {
	await office.backend().db.deleteFrom('menus').where('code', '=', 'naslovi').execute();
	const below = { id: 'naslov-1-1', title: 'Dostava', url: '/kupovina/dostava/' };
	await office
		.backend()
		.db.insertInto('menus')
		.values({ code: 'naslovi', items: JSON.stringify([{ id: 'naslov-1', title: 'Pomoć', url: '', items: [below] }]) })
		.execute();
	const page = await office.open('/menus/naslovi');
	await page.getByText('Prazno: naslov skupine, bez poveznice.').waitFor();
	await page.getByLabel('Naziv 1').fill('Kupcima');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(() => read('naslovi')).toEqual([{ id: 'naslov-1', title: 'Kupcima', url: '', items: [below] }]);
	await page.getByRole('button', { name: 'Ukloni Dostava' }).click();
	expect(await page.getByLabel('Vodi na 1').evaluate((field) => field instanceof HTMLInputElement && field.validity.valueMissing)).toBe(true);
});

test('the second editor of a menu sees what the first saved, and saves over it only if they choose so', async () => {
	office.expectComplaint(/412/);
	await begin('proba');
	const page = await office.open('/menus/proba');
	await page.getByLabel('Naziv 1').fill('Moja kupnja');
	await (await openMerchant(office.backend())).call('PUT', '/menus/proba', {
		items: [{ id: 'proba-2', title: 'Tuđi proizvodi', url: '/proizvodi/', items: [] }],
	});
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi proizvodi').waitFor();
	expect((await read('proba')).length).toBe(1);
	await page.getByRole('button', { name: 'Zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await read('proba'))[0].title).toBe('Moja kupnja');
});

test('a menu is created, its entries are moved by dragging, by place and by keyboard, and it is deleted', async () => {
	const code = 'pomoc';
	await office.backend().db.deleteFrom('menus').where('code', '=', code).execute();
	const page = await office.open('/menus', { bypassCSP: true });
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novi izbornik' }).click();
	await dialog.getByLabel('Oznaka').fill(code);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: code }).waitFor();
	for (const number of [1, 2, 3, 4]) {
		await page.getByRole('button', { name: 'Dodaj poveznicu' }).click();
		await page.getByLabel(`Naziv ${number}`).fill(`Redak ${number}`);
		await page.getByLabel(`Vodi na ${number}`).fill('/proizvodi/');
	}
	const titles = async () => Promise.all([1, 2, 3, 4].map((number) => page.getByLabel(`Naziv ${number}`).inputValue()));
	// High enough for all of them: a page that is scrolled between press and move starts no drag.
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	await page.setViewportSize({ width: 1440, height: 2000 });
	await page.locator('.drag').nth(3).dragTo(page.locator('.editable-lines > li').first());
	await page.setViewportSize({ width, height });
	await expect.poll(titles).toEqual(['Redak 4', 'Redak 1', 'Redak 2', 'Redak 3']);
	await page.getByLabel('Mjesto: Redak 4').fill('3');
	await page.keyboard.press('Enter');
	await expect.poll(titles).toEqual(['Redak 1', 'Redak 2', 'Redak 4', 'Redak 3']);
	await page.getByLabel('Naziv 4').press('Alt+Home');
	await expect.poll(titles).toEqual(['Redak 3', 'Redak 1', 'Redak 2', 'Redak 4']);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await read(code)).map(({ title }: { title: string }) => title)).toEqual(['Redak 3', 'Redak 1', 'Redak 2', 'Redak 4']);
	await page.getByRole('button', { name: 'Obriši izbornik' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Izbornici' }).waitFor();
	expect(await office.backend().db.selectFrom('menus').select('code').where('code', '=', code).execute()).toEqual([]);
});
