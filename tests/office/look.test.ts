import { expect, test } from 'vitest';
import { browseOffice } from '#tests/support/browse-office.ts';

const office = browseOffice();

test('a colour says where the one in effect comes from, and what is unsaved says so', async () => {
	const page = await office.open('/look', { width: 'phone' });
	const colour = page.locator('[data-colour="brand"]');
	const dark = page.locator('[data-colour="brand_dark"]');
	await colour.getByText('Standardna boja').waitFor();
	await colour.getByLabel('Glavna boja, svijetli prikaz', { exact: true }).fill('#0b5d45');
	await colour.getByText('Nije spremljeno. Dotad vrijedi standardna boja').waitFor();
	expect(await page.getByText('Postavljeno ovdje').count()).toBe(0);
	await dark.getByText('Nije spremljeno. Bit će izvedena iz „Glavna boja, svijetli prikaz“').waitFor();
	await page.getByRole('button', { name: 'Spremi' }).click();
	await colour.getByText('Postavljeno ovdje.').waitFor();
	await dark.getByText('Izvedena iz „Glavna boja, svijetli prikaz“').waitFor();
	await colour.getByLabel('Glavna boja, svijetli prikaz', { exact: true }).fill('');
	await colour.getByText('Nije spremljeno. Dotad vrijedi #0b5d45, postavljeno ovdje.').waitFor();
});
