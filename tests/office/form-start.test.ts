import { expect, test } from 'vitest';
import { browseOffice } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

async function create(sku: string): Promise<Awaited<ReturnType<typeof openMerchant>>> {
	const merchant = await openMerchant(office.backend());
	const { status } = await merchant.call('PUT', `/products/${sku}`, {
		...{ title: `Kosilica ${sku}`, category_path: ['Vrt'] },
		price: { amount: '349.00', currency: 'EUR', vat_included: true },
	});
	expect(status).toBe(200);
	return merchant;
}

test('a form that is opened again starts from what is stored now, not from what it showed before', async () => {
	const merchant = await create('POCETAK-1');
	const page = await office.open('/products/POCETAK-1');
	const price = page.getByLabel('Redovna cijena s PDV-om');
	expect(await price.inputValue()).toBe('349,00');
	await page.goto('/admin/#/categories');
	await page.getByRole('heading', { level: 1, name: 'Kategorije' }).waitFor();
	await merchant.call('PUT', '/products/POCETAK-1', { price: { amount: '299.00', currency: 'EUR', vat_included: true } });
	await page.goto('/admin/#/products/POCETAK-1');
	await expect.poll(() => price.inputValue()).toBe('299,00');
	await page.getByLabel('Kratki opis').fill('Samohodna');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	const { body } = await merchant.call('GET', '/products/POCETAK-1');
	expect([body.price.regular, body.short_description]).toEqual(['299.00', 'Samohodna']);
});

test('a form that cannot be read after a save says so, and keeps what was typed', async () => {
	office.expectComplaint(/ERR_CONNECTION_REFUSED/);
	const merchant = await create('POCETAK-2');
	const page = await office.open('/products/POCETAK-2');
	const about = page.getByLabel('Kratki opis');
	await about.fill('Prvi opis');
	await page.route('**/merchant/v1/products/POCETAK-2', (route) => (route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue()));
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.locator('.toasts').getByText('Spremljeno je, ali se ne može pročitati.').waitFor();
	expect(await about.inputValue()).toBe('Prvi opis');
	expect((await merchant.call('GET', '/products/POCETAK-2')).body.short_description).toBe('Prvi opis');
	// The next save changes what the first one wrote: nobody else has changed anything.
	await about.fill('Drugi opis');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await expect.poll(async () => (await merchant.call('GET', '/products/POCETAK-2')).body.short_description).toBe('Drugi opis');
	expect(await page.getByRole('alert').count()).toBe(0);
});

test.each([
	['settings', '/settings', '**/merchant/v1/settings/shop', 'Spremi', 'Naziv trgovine'],
	['a list', '/menus/citanje', '**/merchant/v1/menus/citanje', 'Spremi', 'Naziv 1'],
])('%s that cannot be read after a save can be saved again', async (_what, screen, address, button, label) => {
	office.expectComplaint(/ERR_CONNECTION_REFUSED/);
	const items = JSON.stringify([{ id: 'citanje-1', title: 'Proizvodi', url: '/proizvodi/', items: [] }]);
	const { db } = office.backend();
	await db
		.insertInto('menus')
		.values({ code: 'citanje', items })
		.onConflict((known) => known.column('code').doUpdateSet({ items }))
		.execute();
	const page = await office.open(screen);
	const card = screen === '/settings' ? page.getByRole('region', { name: 'Trgovina', exact: true }) : page.locator('main');
	const field = card.getByLabel(label, { exact: true });
	await field.waitFor();
	await page.route(address, (route) => (route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue()));
	for (const text of ['Prvi naziv', 'Drugi naziv']) {
		await field.fill(text);
		const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
		await card.getByRole('button', { name: button, exact: true }).click();
		expect((await answer).status(), text).toBe(200);
		await page.locator('.toasts').getByText('Spremljeno je, ali se ne može pročitati.').waitFor();
		expect(await field.inputValue()).toBe(text);
	}
	expect(await page.getByRole('alert').count()).toBe(0);
});

test('Back asks before unsaved changes are left; staying keeps address and changes, and going on leaves them', async () => {
	await create('POCETAK-3');
	const page = await office.open('/orders');
	await page.goto('/admin/#/products/POCETAK-3');
	const title = page.getByLabel('Naziv', { exact: true });
	await title.fill('Nespremljen naziv');
	const questions: string[] = [];
	const answers = [false, true];
	page.on('dialog', (dialog) => {
		questions.push(dialog.message());
		void (answers.shift() ? dialog.accept() : dialog.dismiss());
	});
	const goBack = () => page.evaluate(() => history.back());
	await goBack();
	await expect.poll(() => questions.length).toBe(1);
	await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/products/POCETAK-3');
	expect(await title.inputValue()).toBe('Nespremljen naziv');
	await goBack();
	await page.getByRole('heading', { level: 1, name: 'Narudžbe' }).waitFor();
	expect(questions).toEqual(Array(2).fill('Promjene nisu spremljene. Želite li nastaviti bez njih?'));
	await page.evaluate(() => history.forward());
	await expect.poll(() => title.inputValue()).toBe('Kosilica POCETAK-3');
});

test('a typed address asks before unsaved changes are left, and a link asks once', async () => {
	await create('POCETAK-4');
	const page = await office.open('/products/POCETAK-4');
	const title = page.getByLabel('Naziv', { exact: true });
	await title.fill('Nespremljen naziv');
	let questions = 0;
	const answers = [false, true, true];
	page.on('dialog', (dialog) => {
		questions += 1;
		void (answers.shift() ? dialog.accept() : dialog.dismiss());
	});
	const type = (hash: string) => page.evaluate((typed) => void setTimeout(() => location.assign(typed)), hash);
	await type('#/orders');
	await expect.poll(() => questions).toBe(1);
	await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/products/POCETAK-4');
	expect(await title.inputValue()).toBe('Nespremljen naziv');
	await type('#/orders');
	await page.getByRole('heading', { level: 1, name: 'Narudžbe' }).waitFor();
	await page.goto('/admin/#/products/POCETAK-4');
	await title.fill('Opet nespremljen');
	await page.getByRole('link', { name: 'Proizvodi', exact: true }).first().click();
	await page.getByRole('heading', { level: 1, name: 'Proizvodi' }).waitFor();
	expect(questions).toBe(3);
});

test('settings are saved over a change of what they do not show, and of the same field to the same', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/payment-methods/wallet');
	const form = page.getByRole('region', { name: 'Tekstovi i uvjeti' });
	await form.getByLabel('Naziv na hrvatskom').fill('Bankovna aplikacija');
	await merchant.call('PUT', '/payment-methods/wallet', { minimum: '5.00', titles: { hr: 'Bankovna aplikacija' } });
	await form.getByLabel('Države dostave').fill('HR');
	await form.getByRole('button', { name: 'Spremi' }).click();
	await page.locator('.toasts').getByText('Spremljeno').waitFor();
	expect(await page.getByRole('alert').count()).toBe(0);
	expect((await merchant.call('GET', '/payment-methods/wallet')).body).toMatchObject({
		minimum: '5.00',
		titles: { hr: 'Bankovna aplikacija' },
		countries: ['HR'],
	});
});

test('blocks are saved over a change of the title of their page', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const { id } = (await merchant.call('POST', '/pages', { title: 'Stranica s blokom' })).body;
	await merchant.call('PUT', `/pages/${id}/blocks`, { blocks: [{ id: 'blok-1', type: 'title', title: 'Naslov' }] });
	const page = await office.open(`/pages/${id}/blocks`);
	await page.getByLabel('Naslov bloka').fill('Novi naslov');
	await merchant.call('PUT', `/pages/${id}`, { title: 'Drugi naziv stranice' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.locator('.toasts').getByText('Spremljeno').waitFor();
	expect(await page.getByRole('alert').count()).toBe(0);
	expect((await merchant.call('GET', `/pages/${id}/blocks`)).body.blocks[0]).toMatchObject({ title: 'Novi naslov' });
});

test('texts of products, categories, pages and posts are translated on their own form', async () => {
	const merchant = await create('POCETAK-4');
	const product = (await merchant.call('GET', '/products/POCETAK-4')).body;
	const [category] = (await merchant.call('GET', '/categories')).body.items;
	const [post] = (await merchant.call('GET', '/posts')).body.items;
	const { id: page_id } = (await merchant.call('POST', '/pages', { title: 'Prevedena stranica' })).body;
	const { id: category_id } = (await merchant.call('GET', `/categories/${category.code}`)).body;
	const page = await office.open('/products/POCETAK-4');
	for (const [path, kind, id] of [
		['/products/POCETAK-4', 'product', product.id],
		[`/categories/${category.code}`, 'category', category_id],
		[`/pages/${page_id}`, 'page', page_id],
		[`/posts/${post.id}`, 'post', post.id],
	]) {
		await page.goto(`/admin/#${path}`);
		await page.locator('summary').filter({ hasText: 'Prijevodi' }).click();
		await page
			.getByRole('button', { name: /^Prevedi: Na/ })
			.first()
			.click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Prijevod').fill(`Translated ${kind}`);
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.waitFor({ state: 'hidden' });
		const query = new URLSearchParams({ kind: String(kind), id: String(id), field: 'title', language: 'en' });
		expect((await merchant.call('GET', `/translated-text?${query}`)).body.text, String(kind)).toBe(`Translated ${kind}`);
	}
});
