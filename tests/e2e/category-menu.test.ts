import { expect, test } from 'vitest';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';

const shopper = browseShop();
const [[, phone], [, desktop]] = WIDTHS;

test('a mouse that rests on the button opens the menu, whose subcategories have pictures', async () => {
	const page = await shopper.open('/proizvodi/racunala/', desktop);
	await page.locator('header [popovertarget="kategorije"]').hover();
	const menu = page.locator('#kategorije');
	await menu.getByRole('button', { name: 'Računala', exact: true, expanded: true }).waitFor();
	const pictures = menu.locator('[aria-expanded="true"] + div img');
	await expect.poll(() => pictures.count()).toBeGreaterThan(1);
	await expect.poll(() => pictures.evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))).toBe(true);
	await menu.getByRole('link', { name: 'Procesori' }).click();
	await page.waitForURL('**/proizvodi/racunala/komponente/procesori/');
	await menu.waitFor({ state: 'hidden' });
});

test('on a phone, three steps lead to a category of the third level, which the menu then marks', async () => {
	const page = await shopper.open('/', phone);
	const opener = page.locator('nav > [popovertarget="kategorije"]');
	await opener.click();
	const menu = page.locator('#kategorije');
	for (const name of ['Računala', 'Komponente']) await menu.getByRole('button', { name, exact: true }).click();
	const link = menu.getByRole('link', { name: 'Procesori' });
	await link.click();
	await page.waitForURL('**/proizvodi/racunala/komponente/procesori/');
	await menu.waitFor({ state: 'hidden' });
	await expect.poll(() => page.locator('#kategorije a[href="/proizvodi/racunala/komponente/procesori/"]').getAttribute('aria-current')).toBe('page');
});
