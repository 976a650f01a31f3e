import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { officeBesideShop } from '#tests/support/office-beside-shop.ts';

const shopper = browseShop();
const office = officeBesideShop(shopper);

const openBlocks = (id: number, device: (typeof WIDTHS)[number][1]): Promise<Page> => office.open(`/pages/${id}/blocks`, { heading: /^Blokovi: /, device });

test.each(WIDTHS)('blocks of a draft are seen on the page of the shop while they are written, and by no other visitor: %s', async (name, width) => {
	const { body: draft } = await office.staff().call('POST', '/pages', { title: `Pregled ${name} ${crypto.randomUUID().slice(0, 8)}` });
	const page = await openBlocks(draft.id, width);
	const show = page.getByRole('button', { name: 'Pokaži pregled' });
	if (name === 'phone') await show.click();
	const shown = page.frameLocator('iframe').locator('main');
	await shown.getByRole('heading', { level: 1, name: draft.title }).waitFor();

	const add = async (type: string) => {
		await page.getByLabel('Vrsta bloka').selectOption(type);
		await page.getByRole('button', { name: 'Dodaj blok' }).click();
	};
	await add('title');
	const title = page.getByRole('region', { name: '1. Naslov' });
	await title.locator('[data-hint="incomplete"]').waitFor();
	await title.getByLabel('Naslov bloka').fill('Ljeto u radionici');
	await shown.getByRole('heading', { level: 2, name: 'Ljeto u radionici' }).waitFor();
	await title.locator('[data-hint]').waitFor({ state: 'detached' });

	await add('content');
	const text = '<p>Mirna rečenica</p><script>document.title="zlo"</script><p onclick="alert(1)">Druga rečenica</p>';
	await page.getByRole('region', { name: '2. Tekst (HTML)' }).getByLabel('HTML', { exact: true }).fill(text);
	await shown.getByText('Mirna rečenica', { exact: true }).waitFor();
	await shown.getByText('Druga rečenica', { exact: true }).waitFor();
	expect(await shown.locator('article [onclick], article script').count()).toBe(0);

	await add('product');
	const products = page.getByRole('region', { name: '3. Odabrani proizvodi' });
	await products.getByLabel('Proizvodi', { exact: true }).fill('NEMA-TAKVOG');
	await products.locator('[data-hint="missing"]').getByText('NEMA-TAKVOG').waitFor();
	await shown.getByText('Mirna rečenica', { exact: true }).waitFor();

	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page, 'main')).toEqual([]);
	expect((await fetch(inject('shopUrl') + draft.path)).status).toBe(404);
	const stored = await office.staff().call('GET', `/pages/${draft.id}/blocks`);
	expect(stored.body.blocks).toEqual([]);

	await page.getByRole('button', { name: 'Sakrij pregled' }).click();
	await page.locator('iframe').waitFor({ state: 'detached' });
	expect((await office.staff().call('DELETE', `/pages/${draft.id}`)).status).toBe(200);
});
