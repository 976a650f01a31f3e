import type { Locator, Page } from 'playwright-core';
import { openSection, saved } from '#tests/support/set-up-shop.ts';

/** What a merchant of the yarn shop does besides orders, each from the main menu. */
export const DAILY_WORK: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'a page, and its entry in the footer': addPage,
	'a coupon': addCoupon,
	'prices of a category, by 5 percent': raisePrices,
	'three kinds of goods are counted': countStock,
	'two days on which nothing leaves': closeDays,
	'a member of staff is invited': invite,
};

/** Confirms the open question. */
async function answer(page: Page, fill: (dialog: Locator) => Promise<unknown>): Promise<void> {
	const dialog = page.getByRole('dialog');
	await fill(dialog);
	await dialog.getByRole('button', { name: 'Potvrdi', exact: true }).click();
	await dialog.waitFor({ state: 'hidden' });
}

async function addCoupon(page: Page): Promise<void> {
	await openSection(page, 'Kuponi');
	await page.getByRole('button', { name: 'Novi kupon', exact: true }).click();
	await answer(page, async (dialog) => {
		for (const [label, text] of Object.entries({ Kod: 'DOBRODOSLI10', 'Naziv kupona': 'Dobrodošlica', 'Popust u postotku': '10' }))
			await dialog.getByLabel(label, { exact: true }).fill(text);
	});
	await page.locator('.rows').getByText('DOBRODOSLI10').first().waitFor();
}

async function raisePrices(page: Page): Promise<void> {
	await openSection(page, 'Proizvodi');
	await page.getByLabel('Kategorija', { exact: true }).selectOption({ label: 'Pređa' });
	await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici (30)' }).check();
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	await page.getByLabel('Postotak').fill('5');
	await preview(page);
	await page.getByRole('cell', { name: '7,04', exact: true }).waitFor();
	await saveChosen(page, 30);
}

async function countStock(page: Page): Promise<void> {
	await openSection(page, 'Proizvodi');
	for (const title of ['Svila bijela 50 g', 'Svila siva 50 g', 'Svila žuta 50 g']) await page.getByLabel(`Odaberi ${title}`).check();
	await page.getByRole('button', { name: 'Izmijeni odabrane' }).click();
	await page.getByLabel('Što se mijenja').selectOption({ label: 'prebrojana zaliha u skladištu' });
	await preview(page);
	await page.getByLabel('Prebrojano: Svila siva 50 g').fill('22');
	await saveChosen(page, 3);
	await page.locator('.rows').getByText('22 kom').waitFor();
}

const preview = (page: Page) => page.getByRole('button', { name: 'Pregledaj' }).click();

async function saveChosen(page: Page, count: number): Promise<void> {
	await page.getByRole('button', { name: `Spremi izmjene (${count})` }).click();
	await page.getByRole('region', { name: 'Izmjena odabranih proizvoda' }).waitFor({ state: 'detached' });
}

async function closeDays(page: Page): Promise<void> {
	await openSection(page, 'Dostava');
	const form = page.getByRole('region', { name: 'Za sve zone' });
	await form.getByLabel('Dani kada ništa ne kreće').fill('24.12.2026.\n31.12.2026.');
	await saved(form);
}

async function invite(page: Page): Promise<void> {
	await openSection(page, 'Osoblje');
	await page.getByRole('button', { name: 'Pozovi osobu', exact: true }).click();
	await answer(page, async (dialog) => {
		for (const [label, text] of Object.entries({ 'E-pošta': 'marko@vuna.example', Ime: 'Marko', Prezime: 'Babić' }))
			await dialog.getByLabel(label, { exact: true }).fill(text);
		await dialog.getByLabel('Uloga').selectOption({ label: 'skladište' });
	});
	await page.locator('.card').filter({ hasText: 'marko@vuna.example' }).getByText('još bez lozinke').waitFor();
}

async function addPage(page: Page): Promise<void> {
	await openSection(page, 'Stranice');
	await page.getByRole('button', { name: 'Nova stranica', exact: true }).click();
	await answer(page, (dialog) => dialog.getByLabel('Naslov').fill('O nama'));
	await page.getByRole('heading', { level: 1, name: 'O nama' }).waitFor();
	await page.getByLabel('Tekst').fill('<p>Predemo od 1998.</p>');
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
	await openSection(page, 'Izbornici');
	await page.getByRole('link', { name: 'Podnožje' }).click();
	await page.getByRole('button', { name: 'Dodaj poveznicu' }).click();
	await page
		.getByLabel(/^Naziv \d+$/)
		.last()
		.fill('O nama');
	await page
		.getByLabel(/^Vodi na \d+$/)
		.last()
		.fill('/o-nama/');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica se osvježava za trenutak.').last().waitFor();
}
