import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const PICTURE = { src: '/icons.svg', width: 160, height: 160 };
/** Pictures and deeper levels of the first category; the others have none. */
export const details = {
	'/racunalna-oprema-1/potkategorija-1/': { picture: PICTURE },
	'/racunalna-oprema-1/potkategorija-2/': {
		picture: PICTURE,
		items: [
			{ title: 'Treća razina', url: '/treca/', items: [{ title: 'Četvrta razina', url: '/cetvrta/' }] },
			{ title: 'Bez potkategorija', url: '/bez/' },
		],
	},
};

export const board = (page: Page) => page.locator('#kategorije');
export const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => board(page).getByRole('link', { name, exact: true });
export const isOpen = (page: Page) => board(page).evaluate((element) => element.matches(':popover-open'));
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Waits for the board's behaviour, which is loaded with the first interaction. */
export async function loadBoard(page: Page): Promise<void> {
	await page.keyboard.press('Shift');
	await page.locator('#kategorije button[aria-controls]').first().waitFor({ state: 'attached' });
}

export async function openBoard(page: Page): Promise<void> {
	await loadBoard(page);
	await page.locator('[popovertarget="kategorije"]:not([popovertargetaction])').filter({ visible: true }).first().click();
	await expect.poll(() => isOpen(page)).toBe(true);
}
