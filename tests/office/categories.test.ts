import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';

const office = browseOffice();

const read = async (code: string) => (await (await openMerchant(office.backend())).call('GET', `/categories/${code}`)).body;

async function create(path: readonly string[]): Promise<string> {
	return (await (await openMerchant(office.backend())).call('PUT', '/categories', { path })).body.code;
}

test.each(OFFICE_WIDTHS)('a category is renamed, gets a picture, and moves with those below it: %s', async (width) => {
	const code = await create([`Alati ${width}`]);
	const below = await create([`Alati ${width}`, `Kliješta ${width}`]);
	await create([`Vrt ${width}`]);
	const page = await office.open('/categories', { width, bypassCSP: true });
	await page.getByRole('link', { name: `Alati ${width}`, exact: true }).click();
	await page.getByLabel('Naziv', { exact: true }).fill(`Ručni alati ${width}`);
	await page.getByLabel('Ispod kategorije').selectOption({ label: `Vrt ${width}` });
	await page.getByLabel('Slika', { exact: true }).setInputFiles({ name: 'alati.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) });
	await page.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: `Ručni alati ${width}` }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	const moved = await read(below);
	expect(moved.path).toEqual([`Vrt ${width}`, `Ručni alati ${width}`, `Kliješta ${width}`]);
	expect(await read(code)).toMatchObject({ uploaded: true, picture: expect.stringContaining('/media/stored/') });
	const { db } = office.backend();
	const rules = await db.selectFrom('redirects').select('new_path').where('old_path', 'like', `%alati-${width}%`).execute();
	expect(rules.map(({ new_path }) => new_path)).toContain(new URL(moved.url).pathname);
});

test('the second of two editors of a category sees what the first changed, and a name that is taken is refused at its field', async () => {
	office.expectComplaint(/412/, /422/);
	const code = await create(['Boje']);
	await create(['Lakovi']);
	const page = await office.open(`/categories/${code}`);
	await page.getByLabel('Kratki opis').fill('Moj opis');
	await (await openMerchant(office.backend())).call('PUT', `/categories/${code}`, { title: 'Boje za zid' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Boje za zid').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Boje za zid' }).waitFor();
	expect(await read(code)).toMatchObject({ title: 'Boje za zid', short_description: 'Moj opis' });
	await page.getByLabel('Naziv', { exact: true }).fill('LAKOVI');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.locator('.field-error').waitFor();
	expect(await page.getByLabel('Naziv', { exact: true }).getAttribute('aria-invalid')).toBe('true');
});

test('a long name of a category is read in whole words on a phone, beside whatever button its row has', async () => {
	const name = 'Prijenosni višenamjenski laboratorijski ispravljači';
	await create(['Elektronički dijelovi i mjerna oprema', name]);
	const page = await office.open('/categories', { width: 'phone' });
	const link = page.getByRole('link', { name });
	const { lines, width } = await link.evaluate((element) => ({
		lines: element.getClientRects().length,
		width: element.closest('.row')?.getBoundingClientRect().width ?? 0,
	}));
	expect(lines).toBeLessThanOrEqual(4);
	expect(await page.getByRole('button', { name: new RegExp(name) }).evaluate((button) => button.getBoundingClientRect().width)).toBeLessThanOrEqual(width);
});

test('the heads of the table of VAT rates are not broken within a word on a phone', async () => {
	const page = await office.open('/tax', { width: 'phone' });
	const heads = page.locator('.table-frame thead th');
	await heads.first().waitFor();
	const cut = await heads.evaluateAll((cells) =>
		cells.filter((cell) => {
			const range = document.createRange();
			return [...cell.childNodes].some((text) =>
				[...(text.textContent ?? '').matchAll(/\S+/g)].some((word) => {
					range.setStart(text, word.index);
					range.setEnd(text, word.index + word[0].length);
					return range.getClientRects().length > 1;
				}),
			);
		}),
	);
	expect(cut.length).toBe(0);
});
