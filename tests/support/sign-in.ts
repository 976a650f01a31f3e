import type { Page } from 'playwright-core';
import { hydrated, takenOver } from './browse-shop.ts';
import { mailedPath } from './read-outbox.ts';

export const LOGIN = '/moj-racun/prijava/';
/** Accounts of the demo. */
export const customer = { email: 'kupac@titraj.example', password: 'titraj-kupac' };
export const editor = { email: 'urednik@titraj.example', password: 'titraj-urednik' };

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Clicks a button once it is hydrated. */
export async function press(page: Page, name: string): Promise<void> {
	await takenOver(button(page, name));
	await button(page, name).click();
}

/** Fills fields of the page by name. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).last().fill(value);
}

/** Signs in at an address of the sign-in page and waits for the page that follows. */
export async function signIn(page: Page, from = LOGIN, who = customer): Promise<void> {
	await page.goto(from);
	await hydrated(page);
	await fill(page, who);
	await press(page, 'Prijavi se');
	await page.waitForURL((url) => url.pathname !== LOGIN);
	await hydrated(page);
}

/** A new customer, confirmed through the mail in the same browser. */
export async function signUp(page: Page): Promise<typeof customer> {
	const who = await askForAccount(page);
	await page.goto(await mailedPath(who.email, 'potvrda-registracije'));
	await heading(page, 'Račun je potvrđen').waitFor();
	return who;
}

/** Signs up; the account then waits for its confirmation mail. */
export async function askForAccount(page: Page): Promise<typeof customer> {
	const who = { email: `nova-${crypto.randomUUID()}@primjer.example`, password: 'dugacka lozinka 7' };
	await page.goto('/moj-racun/registracija/');
	await hydrated(page);
	await fill(page, { first_name: 'Nova', last_name: 'Kupac', ...who });
	await page.locator('[name="accept_terms"]').check();
	await press(page, 'Otvori račun');
	await heading(page, 'Potvrda e-pošte').waitFor();
	return who;
}
