import type { Locator, Page } from 'playwright-core';
import { jpeg } from './sample-pictures.ts';
import { OWN_COMPANY, OWNER } from './start-own-shop.ts';

/** Titles of the templates that the checklist requires. */
const LEGAL_TEXTS = [
	...['Uvjeti kupnje', 'Privatnost', 'Povrat i reklamacije', 'Kolačići', 'Podaci o trgovcu'],
	...['Primjer obrasca za jednostrani raskid ugovora', 'Zakonsko jamstvo'],
];

const waitFor = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
}

/** Titles of the checklist's open steps. */
export const openSteps = (page: Page) =>
	page
		.locator('.rows .row', { has: page.locator('[data-tone="attention"]') })
		.locator('> :is(a, b)')
		.allInnerTexts();

/** Opens the owner's account at the address printed in the terminal, and goes to the checklist. */
export async function openOwnerAccount(page: Page): Promise<void> {
	await fill(page, { ...OWNER, password_again: OWNER.password });
	await page.getByRole('button', { name: 'Otvori račun vlasnika' }).click();
	await waitFor(page, 'Do prve narudžbe');
}

/** Takes a picture. */
type Look = (name: string) => Promise<void>;

/** What the owner sets up, in the order of the checklist. Only a product is missing then. */
export const SET_UP: Readonly<Record<string, (page: Page, look?: Look) => Promise<void>>> = {
	company: enterCompany,
	'payment methods': offerPayments,
	'delivery to Croatia': deliverToCroatia,
	'VAT of another country': setRateOfSlovenia,
	'notice of the guarantee': uploadGuaranteeNotice,
	'legal texts': publishLegalTexts,
};

/** Completes the checklist but for the product. */
export async function followChecklist(page: Page): Promise<void> {
	for (const act of Object.values(SET_UP)) await act(page);
	await openChecklist(page);
}

async function enterCompany(page: Page): Promise<void> {
	await openStep(page, 'Tvrtka', 'Postavke trgovine');
	const company = page.getByRole('region', { name: 'Tvrtka', exact: true });
	for (const [name, value] of Object.entries(OWN_COMPANY)) await company.locator(`[name="${name}"]`).fill(value);
	await company.getByRole('button', { name: 'Spremi' }).click();
	await company.getByLabel('Vaša lozinka').fill(OWNER.password);
	await saved(company);
	const shop = page.getByRole('region', { name: 'Trgovina', exact: true });
	await shop.getByLabel('Naziv trgovine').fill('Vuna');
	await shop.getByLabel('Pošiljatelj poruka').fill('trgovina@vuna.example');
	await saved(shop);
}

async function offerPayments(page: Page): Promise<void> {
	await openStep(page, 'Načini plaćanja', 'Načini plaćanja');
	for (const method of ['Uplata na račun', 'Pouzećem']) {
		await page.getByRole('button', { name: `Uredi: ${method}`, exact: true }).click();
		await page.getByRole('dialog').getByRole('checkbox').first().check();
		await answer(page, {});
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
	}
}

async function deliverToCroatia(page: Page): Promise<void> {
	await openStep(page, 'Dostava', 'Dostava');
	await page.getByRole('button', { name: 'Nova zona' }).click();
	await answer(page, { 'Naziv zone': 'Hrvatska', Područje: 'hr' });
	await waitFor(page, 'Hrvatska');
	await page.getByText('Nema načina dostave, pa se ovamo ne dostavlja.').waitFor();
	await page.getByRole('button', { name: 'Novi način dostave' }).click();
	await answer(page, { Naziv: 'Dostava na adresu', 'Cijena u eurima': '5,90', 'Rok u radnim danima, od': '1', 'Rok u radnim danima, do': '3' });
	await waitFor(page, 'Dostava na adresu');
	const method = page.getByRole('region', { name: 'Način dostave' });
	await method.getByLabel('Besplatno iznad').fill('100');
	await method.getByLabel('Može se platiti pouzećem').check();
	await saved(method);
}

async function setRateOfSlovenia(page: Page): Promise<void> {
	await openSection(page, 'PDV');
	await page.getByLabel('Slovenija, Opća stopa').fill('22');
	await saved(page.getByRole('region', { name: 'Pravila i stope' }));
}

async function uploadGuaranteeNotice(page: Page): Promise<void> {
	await openSection(page, 'Postavke trgovine');
	const card = page.getByRole('region', { name: 'Obavijest o zakonskom jamstvu' });
	await card.getByLabel('Slika obavijesti').setInputFiles({ name: 'obavijest.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) });
	await card.getByRole('button', { name: 'Ukloni sliku' }).waitFor();
}

async function publishLegalTexts(page: Page, look?: Look): Promise<void> {
	for (const title of LEGAL_TEXTS) await publish(page, title, look);
}

/** Fills the fields of an open question by their labels, and confirms it. */
async function answer(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	const dialog = page.getByRole('dialog');
	for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(text);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
}

/** Fills the blanks of a legal template and publishes it. */
async function publish(page: Page, title: string, look?: Look): Promise<void> {
	await openStep(page, 'Pravni tekstovi', 'Stranice');
	await page.locator('.rows').getByRole('link', { name: title, exact: true }).click();
	await waitFor(page, title);
	for (const blank of await page.getByRole('group', { name: 'Praznine u tekstu' }).getByRole('textbox').all()) await blank.fill('po dogovoru');
	await look?.(title);
	await page.getByLabel('Stanje').selectOption('published');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('link', { name: 'Pogledaj u trgovini' }).waitFor();
}

/** Opens a section of the back office by its menu, which a phone shows on a button. */
export async function openSection(page: Page, title: string): Promise<void> {
	const menu = page.getByRole('button', { name: 'Izbornik', exact: true });
	if (await menu.isVisible()) await menu.click();
	await page.getByRole('navigation', { name: 'Glavni izbornik' }).getByRole('link', { name: title, exact: true }).click();
	await waitFor(page, title);
}

export async function openChecklist(page: Page): Promise<void> {
	await openSection(page, 'Do prve narudžbe');
	await page.locator('.rows').waitFor();
}

/** Follows a step of the checklist to its screen. */
async function openStep(page: Page, step: string, screen: string): Promise<void> {
	await openChecklist(page);
	await page.locator('.rows').getByRole('link', { name: step, exact: true }).click();
	await waitFor(page, screen);
}

/** Saves a form of settings, and waits until the shop says so: its button is disabled while it is sent, too. */
export async function saved(form: Locator): Promise<void> {
	const page = form.page();
	await page.locator('.toasts p').evaluateAll((toasts) => {
		for (const toast of toasts) toast.toggleAttribute('data-seen', true);
	});
	await form.getByRole('button', { name: 'Spremi' }).click();
	await page.locator('.toasts p:not([data-seen])').first().waitFor();
	await form.locator('button[type=submit]:disabled').waitFor();
}
