import type { Page } from 'playwright-core';
import { OWN_COMPANY, OWNER } from './start-own-shop.ts';

/** Titles of the templates that the checklist requires. */
const LEGAL_TEXTS = [
	...['Uvjeti kupnje', 'Privatnost', 'Povrat i reklamacije', 'Kolačići', 'Podaci o trgovcu'],
	...['Primjer obrasca za jednostrani raskid ugovora', 'Zakonsko jamstvo'],
];

const save = (page: Page) => page.locator('main').getByRole('button', { name: 'Spremi' }).click();
const waitFor = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
}

/** Titles of the checklist's open steps. */
export const openSteps = (page: Page) => page.locator('.checklist [data-done="false"] b').allInnerTexts();

/** Opens the owner's account at the address printed in the terminal, and goes to the checklist. */
export async function openOwnerAccount(page: Page): Promise<void> {
	await fill(page, { ...OWNER, password_again: OWNER.password });
	await page.getByRole('button', { name: 'Otvori račun vlasnika' }).click();
	await waitFor(page, 'Do prve narudžbe');
}

/** Completes the checklist: company, payment, delivery to Croatia, VAT and legal texts. Only a product is missing then. */
export async function followChecklist(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Tvrtka' }).click();
	await fill(page, { ...OWN_COMPANY, siteName: 'Vuna', mailSender: 'trgovina@vuna.example' });
	await save(page);

	await page.getByRole('link', { name: 'Načini plaćanja' }).click();
	for (const method of ['Uplata na račun', 'Pouzećem']) await page.getByRole('checkbox', { name: method, exact: true }).check();
	await save(page);

	await page.getByRole('link', { name: 'Dostava', exact: true }).last().click();
	await waitFor(page, 'Dostava');
	await page.getByRole('button', { name: 'Nova zona' }).click();
	await answer(page, { 'Naziv zone': 'Hrvatska', Područje: 'hr' });
	await waitFor(page, 'Hrvatska');
	await page.getByText('Nema načina dostave, pa se ovamo ne dostavlja.').waitFor();
	await page.getByRole('button', { name: 'Novi način dostave' }).click();
	await answer(page, { Naziv: 'Dostava na adresu', 'Cijena u eurima': '5,90', 'Rok u radnim danima, od': '1', 'Rok u radnim danima, do': '3' });
	await waitFor(page, 'Dostava na adresu');
	await page.getByLabel('Besplatno iznad').fill('100');
	await page.getByLabel('Može se platiti pouzećem').check();
	await save(page);
	await page.getByText('Spremljeno').first().waitFor();

	await page.goto('/admin/#/tax');
	await page.getByLabel('Slovenija, Opća stopa').fill('22');
	await save(page);
	await page.getByText('Spremljeno').first().waitFor();

	for (const title of LEGAL_TEXTS) await publish(page, title);
	await page.goto('/admin/popis/');
	await waitFor(page, 'Do prve narudžbe');
}

/** Fills the fields of an open question by their labels, and confirms it. */
async function answer(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	const dialog = page.getByRole('dialog');
	for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(text);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
}

/** Fills the blanks of a legal template and publishes it. */
async function publish(page: Page, title: string): Promise<void> {
	await page.goto('/admin/stranice/');
	await page.locator('main').getByRole('link', { name: title }).click();
	const text = page.locator('main [name="content"]');
	await text.fill((await text.inputValue()).replaceAll(/\[\[[^\]]*\]\]/g, 'po dogovoru'));
	await page.getByLabel('Vidljivo u trgovini').check();
	await save(page);
	await page.getByText('Spremljeno').waitFor();
}
