import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { addPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';

const office = browseOffice();
const PRICE = { amount: '10.00', currency: 'EUR', vat_included: true };

async function create(sku: string, more: Record<string, unknown> = {}): Promise<void> {
	const merchant = await openMerchant(office.backend());
	const { status } = await merchant.call('PUT', `/products/${sku}`, { title: `Proizvod ${sku}`, category_path: ['Činjenice'], price: PRICE, ...more });
	expect(status).toBe(200);
}

const read = async (sku: string) => (await (await openMerchant(office.backend())).call('GET', `/products/${sku}`)).body;

test.each(OFFICE_WIDTHS)('a product gets its VAT, is marked as bulky and gets a video, a wrong one is refused: %s', async (width) => {
	const sku = `VIDEO-${width}`;
	await create(sku);
	const page = await office.open(`/products/${sku}`, { width, bypassCSP: true });
	await page.getByLabel('PDV', { exact: true }).selectOption({ label: 'Snižena stopa (13 %)' });
	await page.getByLabel('Glomazno').check();
	await page.getByLabel('Veličina paketa u mm').fill('600 x 400 x 150');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	expect(await read(sku)).toMatchObject({ tax_class: 'reduced', bulky: true, size_mm: [600, 400, 150], price: { regular: '10.00' } });
	await page.locator('summary', { hasText: 'Videozapisi' }).click();
	await page.getByLabel('Videozapis 1', { exact: true }).fill('/videos/model.exe');
	office.expectComplaint(/422/);
	await page.getByRole('button', { name: 'Spremi videozapise' }).click();
	await page.getByText('mora završavati na .mp4 ili .webm').first().waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByLabel('Videozapis 1', { exact: true }).fill('/videos/model.mp4');
	await page.getByLabel('Naziv videozapisa 1').fill('Na stolu <b>');
	await page.getByRole('button', { name: 'Spremi videozapise' }).click();
	await page.getByLabel('Videozapis 2', { exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	const merchant = await openMerchant(office.backend());
	expect((await merchant.call('GET', `/products/${sku}/videos`)).body.videos).toEqual([{ url: '/videos/model.mp4', title: 'Na stolu <b>' }]);
});

test('prices are entered without VAT if the shop says so, and an unchanged one stays to the cent', async () => {
	const merchant = await openMerchant(office.backend());
	const tax = (await merchant.call('GET', '/settings/tax')).body;
	await merchant.call('PUT', '/settings/tax', { ...tax, enters_net_prices: true });
	try {
		await create('NETO-1', { price: { ...PRICE, amount: '19.99' } });
		const page = await office.open('/products/NETO-1');
		expect(await page.getByLabel('Redovna cijena bez PDV-a').inputValue()).toBe('15,992');
		await page.getByLabel('Snižena cijena').fill('8');
		await page.getByRole('button', { name: 'Spremi', exact: true }).click();
		await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
		expect((await read('NETO-1')).price).toMatchObject({ regular: '19.99', sale: '10.00' });
	} finally {
		await merchant.call('PUT', '/settings/tax', tax);
	}
});

test.each(OFFICE_WIDTHS)('a product gets a unit price, an energy label, safety contacts and stock in a store: %s', async (width) => {
	const sku = `CINJ-${width}`;
	await create(sku, { stock: { quantity: 5 } });
	const page = await office.open(`/products/${sku}`, { width, bypassCSP: true });
	for (const name of ['Zaliha u poslovnicama', 'Varijanta', 'Jedinica i jedinična cijena', 'Energetska oznaka', 'Sigurnost proizvoda (GPSR)'])
		await page.locator('summary', { hasText: name }).click();
	const store = await office.backend().db.selectFrom('stores').select(['code', 'title']).orderBy('code').executeTakeFirstOrThrow();
	await page.getByLabel(store.title, { exact: true }).fill('3');
	await page.getByLabel('Količina u pakiranju').fill('2,5');
	await page.getByLabel('Jedinica jedinične cijene').fill('kg');
	await page.getByLabel('Energetski razred').selectOption('B');
	await page.getByLabel('Slika oznake').fill('/documents/oznaka.svg');
	await page.getByLabel('Informacijski list').fill('https://eprel.example/sheet.pdf');
	await page.getByLabel('EPREL broj').fill('1234567');
	const maker = page.getByRole('group', { name: 'Proizvođač', exact: true });
	await maker.getByLabel('Naziv tvrtke').fill('Tvornica d.o.o.');
	await maker.getByLabel('Adresa', { exact: true }).fill('Ilica 1, 10000 Zagreb');
	await maker.getByLabel('E-pošta ili mrežna adresa').fill('info@tvornica.example');
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	const product = await read(sku);
	expect([product.unit_price, product.energy_class, product.energy_label]).toEqual([
		{ quantity: 2.5, unit: 'kg' },
		'B',
		{ best: 'A', worst: 'G', label_url: '/documents/oznaka.svg', sheet_url: 'https://eprel.example/sheet.pdf', eprel_id: '1234567' },
	]);
	expect(product.safety).toEqual({
		manufacturer: { name: 'Tvornica d.o.o.', address: 'Ilica 1, 10000 Zagreb', electronic_address: 'info@tvornica.example' },
		responsible_person: null,
	});
	expect(product.stock.locations).toEqual([
		{ location: 'warehouse', quantity: 5 },
		{ location: store.code, quantity: 3 },
	]);
});

test('a variant is made by copying, and both list each other', async () => {
	office.expectComplaint(/400/);
	await create('VAR-1', { variant: { group: 'VAR', options: [{ name: 'Boja', value: 'Crna' }] }, gtin: '3850000000015' });
	const page = await office.open('/products/VAR-1');
	await page.getByRole('link', { name: 'Kopiraj' }).click();
	await page.getByRole('heading', { level: 1, name: 'Novi proizvod' }).waitFor();
	expect(await page.getByLabel('EAN').inputValue()).toBe('');
	await page.getByLabel('Šifra').fill('VAR-2');
	expect(await page.getByLabel('Oznaka grupe').inputValue()).toBe('VAR');
	// Two variants with the same options could not be told apart.
	expect(await page.getByLabel('Opcije').inputValue()).toBe('Boja: ');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByRole('alert').first().waitFor();
	await page.getByLabel('Oznaka grupe').fill('');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	// Options without a group would not be saved.
	expect(await page.getByLabel('Oznaka grupe').evaluate((field) => field.matches(':invalid:focus'))).toBe(true);
	await page.getByLabel('Oznaka grupe').fill('VAR');
	await page.getByLabel('Opcije').fill('Boja: Bijela');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByRole('region', { name: 'Ostale varijante' }).getByRole('link', { name: 'Proizvod VAR-1' }).waitFor();
	expect((await read('VAR-2')).variant).toEqual({ group: 'VAR', options: [{ name: 'Boja', value: 'Bijela' }] });
	expect((await read('VAR-1')).variant.options).toEqual([{ name: 'Boja', value: 'Crna' }]);
});

test.each(OFFICE_WIDTHS)('prices, stock and category of chosen products change at once, after a preview: %s', async (width) => {
	const skus = [`SKUPNO-${width}-1`, `SKUPNO-${width}-2`];
	for (const sku of skus) await create(sku, { title: `Skupno ${width}`, price: { ...PRICE, sale: { amount: '8.00' } } });
	const page = await office.open(`/products?q=${encodeURIComponent(`Skupno ${width}`)}`, { width, bypassCSP: true });
	const choose = async () => {
		await page.locator('.rows input[type="checkbox"]').nth(1).waitFor();
		for (const box of await page.locator('.rows input[type="checkbox"]').all()) await box.check();
		await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	};
	const save = async () => {
		await page.getByRole('button', { name: 'Spremi izmjene (2)' }).click();
		await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
	};
	await choose();
	await page.getByLabel('Postotak').fill('-200');
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByText('Upisana vrijednost nije ispravna.').waitFor();
	await page.getByLabel('Postotak').fill('12,5');
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByRole('cell', { name: '11,25 (9,00)' }).first().waitFor();
	expect(await auditPage(page)).toEqual([]);
	expect((await read(skus[0] ?? '')).price.regular).toBe('10.00');
	await save();
	for (const [what, label, value] of [
		['zaliha u skladištu', 'Komada', '17'],
		['kategorija', 'Nova kategorija', 'Činjenice › Skupno'],
	] as const) {
		await choose();
		await page.getByLabel('Što se mijenja').selectOption({ label: what });
		await page.getByLabel(label).fill(value);
		await page.getByRole('button', { name: 'Pregledaj' }).click();
		await save();
	}
	for (const sku of skus)
		expect(await read(sku)).toMatchObject({ price: { regular: '11.25', sale: '9.00' }, stock: { quantity: 17 }, category_path: ['Činjenice', 'Skupno'] });
});

test.each(OFFICE_WIDTHS)('prices of a category and those below it change at once, found from the category: %s', async (width) => {
	const [group, below] = [`Vrt ${width}`, 'Kante'];
	const skus = [`VRT-${width}-1`, `VRT-${width}-2`, `VRT-${width}-3`];
	for (const [place, sku] of skus.entries()) await create(sku, { category_path: place === 0 ? [group] : [group, below] });
	const page = await office.open('/categories', { width });
	await page.getByRole('link', { name: group, exact: true }).click();
	await page.getByRole('main').getByRole('link', { name: 'Proizvodi', exact: true }).click();
	await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici (3)' }).check();
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	await page.getByLabel('Postotak').fill('10');
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByRole('button', { name: 'Spremi izmjene (3)' }).click();
	await expect.poll(async () => (await read(skus[0] ?? '')).price.regular).toBe('11.00');
	await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
	expect((await read(skus[2] ?? '')).price.regular).toBe('11.00');
	await page.getByLabel('Kategorija', { exact: true }).selectOption({ label: `${group} › ${below}` });
	await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici (2)' }).waitFor();
});

test.each(OFFICE_WIDTHS)('stock is counted: a number for each product of a page, and those that are not typed stay: %s', async (width) => {
	const skus = [`POPIS-${width}-1`, `POPIS-${width}-2`];
	for (const sku of skus) await create(sku, { title: `Popis ${width} ${sku}`, stock: { quantity: 5 } });
	const page = await office.open(`/products?q=${encodeURIComponent(`Popis ${width}`)}`, { width, bypassCSP: true });
	await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici (2)' }).check();
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	await page.getByLabel('Što se mijenja').selectOption({ label: 'prebrojana zaliha u skladištu' });
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	const counted = page.getByLabel(`Prebrojano: Popis ${width} ${skus[0]}`);
	await counted.fill('tri');
	await page.getByRole('button', { name: 'Spremi izmjene (2)' }).click();
	await page.getByText('Upisana vrijednost nije ispravna.').waitFor();
	await counted.fill('3');
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	await page.getByRole('button', { name: 'Spremi izmjene (2)' }).click();
	await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
	const stocks = await Promise.all(skus.map(async (sku) => (await read(sku)).stock.quantity));
	expect(stocks).toEqual([3, 5]);
});

test('the warehouse counts stock, and changes nothing else', async () => {
	await create('POPIS-SKL', { stock: { quantity: 5 } });
	const { email } = await addPerson(office.backend().db, 'warehouse');
	const page = await office.blank();
	await page.goto('/admin/#/products?q=POPIS-SKL');
	await page.getByLabel('E-pošta').fill(email);
	await page.getByLabel('Lozinka').fill(STAFF_PASSWORD);
	await page.keyboard.press('Enter');
	await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici (1)' }).check();
	expect(await page.getByRole('button', { name: 'Povuci iz prodaje' }).count()).toBe(0);
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	expect(await page.getByLabel('Što se mijenja').locator('option').allInnerTexts()).toEqual(['prebrojana zaliha u skladištu', 'zaliha u skladištu']);
	await page.getByRole('button', { name: 'Pregledaj' }).click();
	await page.getByLabel(/^Prebrojano/).fill('4');
	await page.getByRole('button', { name: 'Spremi izmjene (1)' }).click();
	await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
	expect((await read('POPIS-SKL')).stock.quantity).toBe(4);
});

test.each(OFFICE_WIDTHS)('a product becomes available to order without stock, with and without days, and is sold from stock alone again: %s', async (width) => {
	const sku = `NARUDZBA-${width}`;
	await create(sku, { stock: { quantity: 0 } });
	const page = await office.open(`/products/${sku}`, { width, bypassCSP: true });
	const save = async () => {
		const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(`/products/${sku}`));
		await page.getByRole('button', { name: 'Spremi', exact: true }).click();
		expect((await saved).status()).toBe(200);
	};
	const terms = async () => (await read(sku)).backorder;
	const isOffered = page.getByRole('checkbox', { name: 'Može se naručiti i kad nije na zalihi' });
	const days = page.getByRole('textbox', { name: 'Šalje se za (dana)' });
	expect(await days.count()).toBe(0);
	await isOffered.check();
	await days.fill('14');
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	await save();
	expect(await terms()).toEqual({ days: 14 });
	await page.reload();
	await expect.poll(() => days.inputValue()).toBe('14');
	await days.fill('');
	await save();
	expect(await terms()).toEqual({ days: null });
	await page.reload();
	await expect.poll(() => isOffered.isChecked()).toBe(true);
	await isOffered.uncheck();
	await save();
	expect(await terms()).toBeNull();
});
