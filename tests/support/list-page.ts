import type { Locator, Page } from 'playwright-core';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';

export const cards = (page: Page) => page.locator('main h3 a');
export const titles = (page: Page) => cards(page).allTextContents();
export const total = async (page: Page) => Number.parseInt((await page.locator('main [role="status"] > h2').textContent()) ?? '', 10);
/** Prices on the cards in minor units, in order. */
export const prices = async (page: Page) =>
	(await page.locator('main li b[aria-hidden="true"]').allTextContents()).map((text) => normalisePrice(text, ',') ?? Number.NaN);
export const words = (page: Page) => new URL(page.url()).searchParams;
export const panel = (page: Page) => page.locator('#filteri');
export const opener = (page: Page) => page.locator('main section header button[popovertarget="filteri"]');
export const chips = (page: Page) => page.getByRole('list', { name: 'Odabrani filtri' });
export const countOf = async (box: Locator) => Number(await box.locator('xpath=..').locator('small').textContent());

/** On phones the filters are in a sheet. */
export async function openFilters(page: Page): Promise<void> {
	if (await opener(page).isVisible()) await opener(page).click();
	await panel(page).locator('form').waitFor({ state: 'visible' });
}

export async function closeFilters(page: Page): Promise<void> {
	if (!(await opener(page).isVisible())) return;
	await panel(page).locator('footer button').click();
	await panel(page).waitFor({ state: 'hidden' });
}

export function isAscending(values: readonly number[]): boolean {
	return values.length > 1 && values.every((value, place) => place === 0 || value >= (values[place - 1] ?? 0));
}
