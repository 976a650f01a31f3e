import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, WIDTHS } from '#tests/support/browse-shop.ts';
import { officeBesideShop } from '#tests/support/office-beside-shop.ts';

const STANDARD = { brand: null, brand_dark: null, accent: null, accent_dark: null, logo: null, icon: null };
const SIGN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect x="2" y="2" width="56" height="16" rx="8" fill="#ffd54a"/></svg>';
const STANDARD_BRAND = 'rgb(11, 93, 69)';

const shopper = browseShop();
const office = officeBesideShop(shopper);
afterEach(async () => {
	expect((await office.staff().call('PUT', '/settings/look', STANDARD)).status).toBe(200);
	await expect.poll(readStyles).toBe('');
});

const readStyles = async (): Promise<string> => (await fetch(`${inject('shopUrl')}/look.css`)).text();
const headerOf = (page: Page): Promise<string> =>
	page
		.locator('header')
		.first()
		.evaluate((header) => getComputedStyle(header).backgroundColor);
const markOf = (page: Page): Promise<string> =>
	page
		.locator('header [data-brand-mark]')
		.first()
		.evaluate((mark) => getComputedStyle(mark).backgroundImage);

const openLook = (device: (typeof WIDTHS)[number][1]): Promise<Page> => office.open('/look', { heading: 'Izgled', device });

test.each(FLOW_WIDTHS)('logo and colours are chosen beside the shop and shown to shoppers, and unreadable ones are refused: %s', async (_name, width) => {
	const page = await openLook(width);
	const brand = page.getByLabel('Glavna boja, svijetli prikaz', { exact: true });
	await brand.fill('#ffcc00');
	const colour = page.locator('[data-colour="brand"]');
	await colour.getByText('premalo, treba barem 4,5 : 1').first().waitFor();
	expect(await page.getByRole('button', { name: 'Spremi' }).isDisabled()).toBe(true);
	await brand.fill('#1d4ed8');
	await colour.getByText('čita se dobro').first().waitFor();
	await page.locator('[data-colour="brand_dark"]').getByText('Izvedena iz').waitFor();
	await page.getByLabel(/^Logotip/).setInputFiles({ name: 'znak.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SIGN) });
	await page.getByRole('button', { name: /^Ukloni: Logotip/ }).waitFor();
	const preview = page.frameLocator('iframe');
	await expect
		.poll(() =>
			preview
				.locator('header')
				.first()
				.evaluate((header) => getComputedStyle(header).backgroundColor),
		)
		.toBe('rgb(29, 78, 216)');
	await expect
		.poll(() =>
			preview
				.locator('[data-brand-mark]')
				.first()
				.evaluate((mark) => getComputedStyle(mark).backgroundImage),
		)
		.toContain('/media/look/');
	for (const [name, { viewport }] of WIDTHS.toReversed()) {
		await page.setViewportSize(viewport);
		expect([name, await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)]).toEqual([name, false]);
		expect([name, await auditPage(page, 'main form')]).toEqual([name, []]);
	}
	expect(await readStyles()).toBe('');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno. Kupci vide').waitFor();

	await expect.poll(readStyles).toContain('#1d4ed8');
	const shop = await shopper.open('/', { ...width, colorScheme: 'light' });
	expect(await headerOf(shop)).toBe('rgb(29, 78, 216)');
	const logo = (await markOf(shop)).slice(5, -2);
	expect([
		(await shop.request.get(logo)).status(),
		await shop
			.locator('header [data-brand-mark] > *')
			.first()
			.evaluate((part) => getComputedStyle(part).visibility),
	]).toEqual([200, 'hidden']);

	await page.reload();
	await page.getByRole('button', { name: 'Vrati standardni izgled' }).click();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(readStyles).toBe('');
	const again = await shopper.open('/', { ...width, colorScheme: 'light' });
	expect([await headerOf(again), await markOf(again)]).toEqual([STANDARD_BRAND, 'none']);
});

test('without JavaScript and in the dark scheme the shop has its own colours, icon and a logo that can be seen', async () => {
	const upload = async (use: string, fill: string) => {
		const headers = {
			cookie: office.staff().cookie(),
			'x-csrf-token': office.staff().csrf(),
			'content-type': 'image/svg+xml',
			origin: inject('backendUrl'),
			'sec-fetch-site': 'same-origin',
		};
		const response = await fetch(`${inject('backendUrl')}/merchant/v1/settings/look/pictures/${use}`, {
			method: 'POST',
			headers,
			body: SIGN.replace('#ffd54a', fill),
		});
		const answer: { picture: string } = JSON.parse(await response.text());
		return answer.picture;
	};
	const [logo, icon] = [await upload('logo', '#101010'), await upload('icon', '#ffd54a')];
	expect((await office.staff().call('PUT', '/settings/look', { ...STANDARD, brand: '#9d174d', brand_dark: '#f9a8d4', logo, icon })).status).toBe(200);
	await expect.poll(readStyles).toContain('#9d174d');
	const page = await shopper.open('/', { javaScriptEnabled: false, colorScheme: 'dark' });
	expect(
		await page
			.locator('main a')
			.first()
			.evaluate((link) => getComputedStyle(link).getPropertyValue('--color-brand')),
	).toBe('#f9a8d4');
	expect(
		await page
			.locator('header [data-brand-mark]')
			.first()
			.evaluate((mark) => getComputedStyle(mark).backgroundColor),
	).toBe('rgb(255, 255, 255)');
	await expect.poll(async () => (await fetch(`${inject('shopUrl')}/look-icon`)).headers.get('content-type')).toBe('image/png');
});

test('a page is not rendered again because a colour changed', async () => {
	const read = async () => (await fetch(`${inject('shopUrl')}/dostava/`)).text();
	const before = await read();
	expect((await office.staff().call('PUT', '/settings/look', { ...STANDARD, brand: '#1d4ed8' })).status).toBe(200);
	await expect.poll(readStyles).toContain('#1d4ed8');
	expect(await read()).toBe(before);
});
