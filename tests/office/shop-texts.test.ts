import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();
const isTooWide = () => document.documentElement.scrollWidth > innerWidth;

test.each(OFFICE_WIDTHS)('a label of the shop is replaced, changed and brought back: %s', async (width) => {
	const name = `home.title_${width}`;
	const page = await office.open('/shop-labels', { width, bypassCSP: true });
	await page.getByRole('heading', { level: 1, name: 'Natpisi', exact: true }).waitFor();
	const dialog = page.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.waitFor({ state: 'hidden' });
	};
	await page.getByRole('button', { name: 'Promijeni natpis' }).click();
	await dialog.getByLabel('Ime natpisa').fill(name);
	await dialog.getByLabel('Tekst').fill('<img src=x onerror=alert(1)>');
	await confirm();
	await page.locator('.rows').getByText('<img src=x onerror=alert(1)>').waitFor();
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(isTooWide)).toBe(false);
	await page.getByRole('button', { name: `Uredi ${name}` }).click();
	await dialog.getByLabel('Tekst').fill('Dobro došli');
	await confirm();
	const text = page.locator('.rows').getByText('Dobro došli');
	await text.waitFor();
	// Beside its buttons a label had a letter in each line.
	expect((await text.boundingBox())?.height).toBeLessThan(40);
	const merchant = await openMerchant(office.backend());
	expect((await merchant.call('GET', `/shop-labels/${name}`)).body.text).toBe('Dobro došli');
	await page.getByRole('button', { name: `Vrati ${name}` }).click();
	await confirm();
	await page.getByRole('button', { name: `Vrati ${name}` }).waitFor({ state: 'detached' });
	expect((await merchant.call('GET', `/shop-labels/${name}`)).body.text).toBe(null);
});

test.each(OFFICE_WIDTHS)('an outdated translation is found and translated again: %s', async (width) => {
	const merchant = await openMerchant(office.backend());
	const sku = width === 'phone' ? 'MON-3' : 'MON-4';
	const { id } = await office.backend().db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow();
	const place = { kind: 'product', id: String(id), field: 'title', language: 'de' };
	await merchant.call('PUT', '/translated-texts', { ...place, text: `Bildschirm ${sku} <b>` });
	await merchant.call('PUT', `/products/${sku}`, { title: `Zaslon ${width} ${crypto.randomUUID()}` });
	const page = await office.open('/translations', { width, bypassCSP: true });
	await page.getByLabel('Prikaži').selectOption('products');
	await page.getByText(`Bildschirm ${sku} <b>`).waitFor();
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(isTooWide)).toBe(false);
	await page.getByRole('button', { name: `Prevedi ${id} · title · de`, exact: true }).click();
	const dialog = page.getByRole('dialog');
	expect(await dialog.getByLabel('Prijevod', { exact: true }).inputValue()).toBe(`Bildschirm ${sku} <b>`);
	await dialog.getByLabel('Prijevod', { exact: true }).fill(`Neuer Bildschirm ${width}`);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.locator('.rows b', { hasText: `Bildschirm ${sku} <b>` }).waitFor({ state: 'detached' });
	expect((await merchant.call('GET', `/translated-text?${new URLSearchParams(place)}`)).body.text).toBe(`Neuer Bildschirm ${width}`);
});

test('a translation of something that does not exist is refused in its question', async () => {
	office.expectComplaint(/422/);
	const page = await office.open('/translations');
	await page.getByRole('button', { name: 'Prevedi drugi tekst' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Vrsta').fill('planet');
	await dialog.getByLabel('Oznaka').fill('1');
	await dialog.getByLabel('Jezik').fill('de');
	await dialog.getByLabel('Prijevod', { exact: true }).fill('Mars');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').getByText('Vrsta: trgovina to ne poznaje').waitFor();
	expect(await dialog.getByLabel('Prijevod', { exact: true }).inputValue()).toBe('Mars');
});

test.each(OFFICE_WIDTHS)('calls to the shop are listed with their outcome: %s', async (width) => {
	const { db } = office.backend();
	const call = { changes: 2, summary: `Stranica ${width} <b>`, status: null, ms: 12, error: 'fetch failed' };
	await db
		.insertInto('webhook_calls')
		.values([call, { ...call, status: 200, error: null }])
		.execute();
	const page = await office.open('/webhook-log', { width, bypassCSP: true });
	await page.getByText(`Stranica ${width} <b> (2)`).first().waitFor();
	expect(
		await page
			.locator('.row', { hasText: `Stranica ${width}` })
			.locator('.state')
			.allTextContents(),
	).toEqual(['primljeno, 200', 'bez odgovora']);
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(isTooWide)).toBe(false);
});
