import { expect, inject, test } from 'vitest';
import type { PriceQty } from '#lib/contract/catalog.ts';
import { browseShop } from '#tests/support/browse-shop.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { CATEGORY, read } from '#tests/support/shop-screens.ts';
import { editor } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const product = await findFullPriced();
const id = /-(\d+)\/$/.exec(product)?.[1] ?? '';

test('an editor changes a price on a phone, without scripts and by keyboard, and the product’s page shows it', async () => {
	const admin = await shopper.blank({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	await admin.goto(`${inject('backendUrl')}/admin/`);
	await admin.getByLabel('E-pošta').fill(editor.email);
	await admin.getByLabel('Lozinka').fill(editor.password);
	await admin.keyboard.press('Enter');
	await admin.getByRole('heading', { level: 1, name: 'Proizvodi' }).waitFor();
	await admin.getByRole('searchbox').fill(id);
	await admin.keyboard.press('Enter');
	await admin.locator(`a[href$="/proizvodi/${id}/"]`).click();
	const price = admin.getByLabel('Redovna cijena');
	const sale = admin.getByLabel('Snižena cijena');
	const before = [await price.inputValue(), ''] as const;
	const save = async (regular: string, reduced: string) => {
		await price.fill(regular);
		await sale.fill(reduced);
		await Promise.all([admin.waitForResponse((response) => response.request().method() === 'POST'), admin.keyboard.press('Enter')]);
		await admin.getByText('Spremljeno.').waitFor();
	};
	await save('4321,99', '');
	try {
		const page = await shopper.open(product);
		await expect.poll(() => page.locator('main article').first().innerText()).toMatch(/4\.321[\s,]*99/);
	} finally {
		await save(...before);
	}
});

/** A product that is not reduced: its price can be put back without a trace. */
async function findFullPriced(): Promise<string> {
	const paths = [...new Set([...(await read(CATEGORY)).matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path))];
	const jar = openJar(inject('shopUrl'));
	const ids = paths.map((path) => Number(/-(\d+)\/$/.exec(path)?.[1]));
	const answer: { data: { items: PriceQty[] } } = await (await jar.send('POST', '/api/hapi/catalog/price-qty', { ids })).json();
	const index = ids.findIndex((id) => answer.data.items.some((item) => item.id === id && item.is_available && item.basic_price_custom === item.price_custom));
	const path = paths[index];
	if (!path) throw new Error('Every monitor is reduced or sold out');
	return path;
}
