import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';

const shopper = browseShop();
let shop: BuiltShop;
let product: string;
beforeAll(async () => {
	shop = await openFixtureShop({ SENDS_MAIL: '1' });
	const { data } = await (await fetch(`${shop.url}/api/hapi/catalog/products?mode=card&limit=50&sort=price_desc`)).json();
	product = data.items.find(({ is_available }: { is_available: boolean }) => is_available).url_without_domain;
});
afterAll(() => shop?.close());

const open = (path: string, options: object) => shopper.open(path, { ...options, baseURL: shop.url, bypassCSP: true });

test.each(WIDTHS)('%s: a shopper asks for a mail when the product is cheaper, confirms it and ends it', async (width, device) => {
	const page = await open(product, device);
	const alert = page.locator('article details', { hasText: 'Javi mi kad pojeftini' });
	await alert.locator('summary').click();
	// Before that the browser would send the form itself.
	await takenOver(alert.locator('form'));
	const limit = alert.getByLabel('Javite mi kad cijena bude najviše');
	const email = `jeftinije.${width}.${Date.now()}@primjer.example`;
	await alert.getByLabel('E-pošta').fill(email);
	for (const tooMuch of ['puno', '999.999,00']) {
		await limit.fill(tooMuch);
		await alert.getByRole('button', { name: 'Obavijesti me' }).click();
		await alert.getByText('Upišite cijenu nižu od današnje.').filter({ visible: true }).waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price_limit');
	}
	expect(await auditPage(page)).toEqual([]);
	await limit.fill('1,50');
	await alert.getByRole('button', { name: 'Obavijesti me' }).click();
	await alert.getByRole('status').getByText('Provjerite e-poštu').waitFor();
	await page.goto(await mailedPath(email, '/niza-cijena/', shop.backendUrl));
	await page.getByText(/Obavijest kad cijena bude 1,50\s€ ili niža, na adresu j…@primjer\.example, čeka Vašu potvrdu\./).waitFor();
	await page.getByRole('button', { name: 'Potvrdi obavijest' }).click();
	await page.getByText(/Čim cijena bude 1,50\s€ ili niža, pišemo na adresu/).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Otkaži obavijest' }).click();
	await page.getByText('Obavijest je otkazana.').waitFor();
});

test('without scripts: the same, by forms', async () => {
	const page = await open(product, { javaScriptEnabled: false });
	const alert = page.locator('article details', { hasText: 'Javi mi kad pojeftini' });
	await alert.locator('summary').click();
	const email = `bez.skripti.${Date.now()}@primjer.example`;
	const field = alert.getByLabel('E-pošta');
	await field.fill('bez.adrese');
	await alert.getByRole('button', { name: 'Obavijesti me' }).click();
	// The browser refuses it: the page stays, with what was typed.
	expect(await field.evaluate((input) => input instanceof HTMLInputElement && input.validity.typeMismatch)).toBe(true);
	expect([await field.inputValue(), new URL(page.url()).pathname]).toEqual(['bez.adrese', product]);
	await alert.getByLabel('E-pošta').fill(email);
	await alert.getByLabel('Javite mi kad cijena bude najviše').fill('999999');
	await alert.getByRole('button', { name: 'Obavijesti me' }).click();
	const note = alert.locator('p:target', { hasText: 'Upišite cijenu nižu od današnje.' });
	await note.waitFor();
	expect(await note.evaluate((text) => text.previousElementSibling?.querySelector('input')?.name)).toBe('price_limit');
	await alert.getByLabel('E-pošta').fill(email);
	await alert.getByLabel('Javite mi kad cijena bude najviše').fill('');
	await alert.getByRole('button', { name: 'Obavijesti me' }).click();
	await alert.getByText('Provjerite e-poštu i potvrdite obavijest').waitFor();
	await page.goto(await mailedPath(email, '/niza-cijena/', shop.backendUrl));
	// Searches by text leave out what is in `noscript`.
	for (const [button, outcome, text] of [
		['Potvrdi obavijest', 'confirmed', 'Obavijest je potvrđena.'],
		['Otkaži obavijest', 'cancelled', 'Obavijest je otkazana.'],
	] as const) {
		await page.getByRole('button', { name: button }).click();
		await page.waitForURL(`**/#${outcome}`);
		await page.locator(`#${outcome}`).waitFor();
		expect(await page.locator(`#${outcome}`).innerText()).toBe(text);
	}
});
