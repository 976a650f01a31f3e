import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { CATEGORY, read } from '#tests/support/shop-screens.ts';
import { editor, LOGIN, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const product = await findFullPriced();
const id = /-(\d+)\/$/.exec(product)?.[1] ?? '';

test('an editor changes a price on a phone, without scripts and by keyboard, and the product’s page shows it', async () => {
	const admin = await shopper.blank({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	await admin.goto(`${inject('backendUrl')}/admin/proizvodi/`);
	await admin.getByLabel('E-pošta').fill(editor.email);
	await admin.getByLabel('Lozinka').fill(editor.password);
	await admin.keyboard.press('Enter');
	await admin.waitForURL('**/admin/');
	await admin.goto(`${inject('backendUrl')}/admin/proizvodi/`);
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

test.each([
	['allowed for staff', 200],
	['refused for a visitor', 403],
])('the query devclearcache clears the caches that it names: %s', async (_who, status) => {
	const isStaff = status === 200;
	const page = await shopper.blank();
	if (isStaff) await signIn(page, LOGIN, editor);
	else shopper.expectComplaint(/403/);
	const answered = page.waitForResponse('**/api/nuxtapi/clearCache/');
	await page.goto('/dostava/?devclearcache=labels,catalog');
	await hydrated(page);
	await page.keyboard.press('Tab');
	const answer = await answered;
	expect([answer.request().method(), answer.request().postDataJSON(), answer.status()]).toEqual(['POST', ['labels', 'catalog'], status]);
	if (isStaff) await page.waitForURL((url) => url.search === '');
	else expect(new URL(page.url()).search).toBe('?devclearcache=labels,catalog');
});

test.each(['?devclearcache=labels&secret=tajna-za-provjeru', '?devclearcache=labels#secret=tajna-za-provjeru'])(
	'the secret of %s is sent to the shop in a header without a click, and is removed from address and history',
	async (query) => {
		const page = await shopper.blank();
		shopper.expectComplaint(/403/);
		const asked = page.waitForRequest('**/api/nuxtapi/clearCache/', { timeout: 25_000 });
		await page.goto(`/dostava/${query}`);
		const request = await asked;
		expect([request.postDataJSON(), request.headers()['x-clear-cache-secret']]).toEqual([['labels'], 'tajna-za-provjeru']);
		expect(request.headers()['referer'] ?? '').not.toContain('tajna');
		expect(page.url()).not.toContain('tajna');
		expect(new URL(page.url()).search).toBe('?devclearcache=labels');
	},
);

/** A product that is not reduced, so its price can be restored completely. */
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
