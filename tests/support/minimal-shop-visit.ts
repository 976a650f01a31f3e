import type { Browser, Page } from 'playwright-core';
import { buy } from './checkout-steps.ts';
import { GUEST_FIELDS } from './guest-fields.ts';

/** Opens a page of a shop, and collects console errors, exceptions and failed responses in `complaints`. */
export async function openNoting(browser: Browser, { url, path, complaints }: { url: string; path: string; complaints: string[] }): Promise<Page> {
	const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce' });
	await context.addCookies([{ name: 'gdpr_cookie', value: '', url }]);
	const page = await context.newPage();
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', ({ message }) => complaints.push(message));
	page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
	await page.goto(path);
	return page;
}

/** Submits the current step of checkout. */
export const goOn = (page: Page) => page.locator('main form button[type="submit"]').last().click();

export const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Fills the customer step and continues. */
export async function fillCustomer(page: Page): Promise<void> {
	await page.locator('main [name="email"]').waitFor();
	for (const [name, value] of Object.entries(GUEST_FIELDS)) await page.locator(`main [name="${name}"]`).fill(value);
	await goOn(page);
}

/** Orders a product of the minimal backend, from its page to the thank-you page. */
export async function buyMultimeter(page: Page): Promise<void> {
	await waitForHeading(page, 'Multimetar Volta M20');
	await buy(page);
	await page.goto('/kupnja/kosarica/');
	await page.getByRole('link', { name: 'Nastavi na blagajnu' }).click();
	await fillCustomer(page);
	await waitForHeading(page, 'Pregled narudžbe');
	for (const choice of ['Dostava na adresu', 'Plaćanje pouzećem']) await page.locator('main').getByText(choice).first().waitFor();
	await page.locator('main [name="accept_terms"]').check();
	await goOn(page);
	await waitForHeading(page, 'Hvala na narudžbi');
	await page
		.locator('main')
		.getByText(/M-1\d{3}/)
		.first()
		.waitFor();
}

export const MULTIMETER = '/proizvodi/mjerenje/multimetar-volta-m20-proizvod-101/';
