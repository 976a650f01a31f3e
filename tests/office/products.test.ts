import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_LAYOUT_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';

const office = browseOffice();

test.each(OFFICE_LAYOUT_WIDTHS)('products are listed, found by sku, and one opens with its data: %s', async (width) => {
	const page = await office.open('/products', { width, bypassCSP: true });
	await page.locator('.rows .row').first().waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('searchbox').fill('MON-1');
	await page.keyboard.press('Enter');
	await expect.poll(() => page.locator('.rows .row').count()).toBe(1);
	await page.locator('.rows .row a').click();
	await page.getByLabel('Naziv', { exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('a product is created by hand with price, stock, EAN, attribute, category and an uploaded picture', async () => {
	const page = await office.open('/product/new');
	await page.getByLabel('Šifra').fill('RUKA-1');
	await page.getByLabel('Naziv', { exact: true }).fill('Ručno unesen kabel');
	await page.getByLabel('Kratki opis').fill('Kabel <script>alert(1)</script> od 2 m');
	await page.getByLabel('Redovna cijena s PDV-om').fill('12,90');
	await page.getByLabel('Zaliha u skladištu').fill('7');
	await page.getByLabel('Kategorija').fill('Nova roba › Kabeli');
	await page.getByLabel('Proizvođač', { exact: true }).fill('Kablar');
	await page.getByLabel('EAN').fill('3850000000015');
	await page.getByRole('button', { name: 'Dodaj svojstvo' }).click();
	await page.getByLabel('Svojstvo', { exact: true }).fill('Duljina');
	await page.getByLabel('Vrijednost').fill('2');
	await page.getByLabel('Jedinica', { exact: true }).fill('m');
	await page.getByLabel('Dodaj slike').setInputFiles({ name: 'kabel.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) });
	await page.getByLabel('Opis slike 1').fill('Kabel na stolu');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Ručno unesen kabel' }).waitFor();
	const merchant = await openMerchant(office.backend());
	const { body } = await merchant.call('GET', '/products/RUKA-1');
	expect([body.price.regular, body.stock.quantity, body.gtin, body.category_path, body.manufacturer, body.attributes[0].value, body.images[0].alt]).toEqual([
		...['12.90', 7, '3850000000015', ['Nova roba', 'Kabeli'], 'Kablar', '2', 'Kabel na stolu'],
	]);
	await page.locator('.images img').waitFor();
});

test('a sale is planned with its dates, and another price keeps them', async () => {
	const page = await office.open('/products/MON-2');
	await page.getByLabel('Snižena cijena').fill('99,00');
	await page.getByLabel('Snižena od').fill('2099-01-01T08:00');
	await page.getByLabel('Snižena do').fill('2099-01-31T20:00');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	const merchant = await openMerchant(office.backend());
	const readPlan = async () =>
		(await merchant.call('GET', '/products/MON-2')).body.price.planned.map(({ kind, amount }: { kind: string; amount: string | null }) => [kind, amount]);
	const plan = [
		['sale', '99.00'],
		['sale_end', null],
	];
	expect(await readPlan()).toEqual(plan);
	await page.reload();
	await page.getByLabel('Redovna cijena s PDV-om').fill('1.321,50');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	expect((await merchant.call('GET', '/products/MON-2')).body.price.regular).toBe('1321.50');
	expect(await readPlan()).toEqual(plan);
});

test('a changed price is saved alone, and a wrong EAN is refused at its field', async () => {
	office.expectComplaint(/422|400/);
	const page = await office.open('/products/MON-1');
	await page.getByLabel('Redovna cijena s PDV-om').fill('321,50');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	const merchant = await openMerchant(office.backend());
	expect((await merchant.call('GET', '/products/MON-1')).body.price.regular).toBe('321.50');
	await page.getByLabel('EAN').fill('3850000000016');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.locator('.field-error').waitFor();
	expect(await page.getByLabel('EAN').getAttribute('aria-invalid')).toBe('true');
});

test('several products are taken off sale and put back at once', async () => {
	const { db } = office.backend();
	const page = await office.open('/products?q=MON-2');
	const isVisible = async () => (await db.selectFrom('products').select('visible').where('code', '=', 'MON-2').executeTakeFirstOrThrow()).visible;
	for (const [name, visible] of [
		['Povuci iz prodaje', false],
		['Vrati u prodaju', true],
	] as const) {
		await page.locator('.rows input[type="checkbox"]').check();
		await page.getByRole('button', { name, exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
		await expect.poll(isVisible).toBe(visible);
		await page.reload();
	}
});

test('a category is created, hidden and shown again', async () => {
	const { db } = office.backend();
	const page = await office.open('/categories', { bypassCSP: true });
	const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('button', { name: 'Nova kategorija' }).click();
	await page.getByLabel('Put').fill('Vrt > Alati za vrt');
	await confirm();
	await page.getByRole('button', { name: 'Sakrij: Alati za vrt' }).click();
	await confirm();
	await page.getByRole('button', { name: 'Prikaži: Alati za vrt' }).waitFor();
	expect((await db.selectFrom('categories').select('visible').where('title', '=', 'Alati za vrt').executeTakeFirstOrThrow()).visible).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('the second of two editors sees what the first changed, and both changes are kept', async () => {
	office.expectComplaint(/412/);
	const page = await office.open('/products/MON-1');
	await page.getByLabel('Kratki opis').fill('Moja izmjena');
	const merchant = await openMerchant(office.backend());
	await merchant.call('PUT', '/products/MON-1', { title: 'Tuđi naziv' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Tuđi naziv').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Tuđi naziv' }).waitFor();
	const { body } = await merchant.call('GET', '/products/MON-1');
	expect([body.title, body.short_description]).toEqual(['Tuđi naziv', 'Moja izmjena']);
});

test('an action that starts the form again asks before unsaved changes are lost, and staying keeps them', async () => {
	const page = await office.open('/products/MON-2');
	const title = page.getByLabel('Naziv', { exact: true });
	await title.fill('Nespremljen naziv');
	const questions: string[] = [];
	page.on('dialog', (dialog) => {
		questions.push(dialog.message());
		void dialog.dismiss();
	});
	await page.getByRole('button', { name: 'Povuci iz prodaje', exact: true }).click();
	expect(questions).toEqual(['Promjene nisu spremljene. Želite li nastaviti bez njih?']);
	expect(await page.getByRole('dialog').count()).toBe(0);
	expect(await title.inputValue()).toBe('Nespremljen naziv');
});

test('another language of a mail asks before unsaved changes are lost, and staying keeps language and changes', async () => {
	const page = await office.open('/mails');
	await page.locator('main a[href^="#/mails/"]').first().click();
	const subject = page.locator('main form input').first();
	await subject.fill('Nespremljen predmet');
	await page.getByLabel('Jezik').selectOption('en');
	expect([await subject.inputValue(), await page.getByLabel('Jezik').inputValue()]).toEqual(['Nespremljen predmet', 'hr']);
});

test('a link or the change of language asks before unsaved changes are left, and staying keeps them', async () => {
	const page = await office.open('/products/MON-2');
	const title = page.getByLabel('Naziv', { exact: true });
	await title.fill('Nespremljen naziv');
	const questions: string[] = [];
	const answers = [false, false, true];
	page.on('dialog', (dialog) => {
		questions.push(dialog.message());
		void (answers.shift() ? dialog.accept() : dialog.dismiss());
	});
	const orders = page.getByRole('navigation').getByRole('link', { name: 'Narudžbe', exact: true });
	await orders.click();
	await page.getByRole('button', { name: 'English' }).click();
	expect(await title.inputValue()).toBe('Nespremljen naziv');
	await orders.click();
	await page.getByRole('heading', { level: 1, name: 'Narudžbe' }).waitFor();
	expect(questions).toEqual(Array(3).fill('Promjene nisu spremljene. Želite li nastaviti bez njih?'));
});
