import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { CATEGORY, read } from '#tests/support/shop-screens.ts';
import { editor, LOGIN, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const product = await findFullPriced();
const id = /-(\d+)\/$/.exec(product)?.[1] ?? '';

test('the product’s page shows a price that an editor changed a moment ago', async () => {
	const staff = openPersonBrowser({ url: inject('backendUrl') });
	expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	const { items } = (await staff.call('GET', `/product-search?q=${id}&limit=50`)).body;
	const found = await Promise.all(items.map(async ({ sku }: { sku: string }) => (await staff.call('GET', `/products/${encodeURIComponent(sku)}`)).body));
	const stored = found.find((each) => String(each.id) === id);
	const save = async (amount: string) => {
		const price = { amount, currency: 'EUR', vat_included: true, sale: null };
		expect((await staff.call('PUT', `/products/${encodeURIComponent(stored.sku)}`, { price })).status).toBe(200);
	};
	await save('4321.99');
	try {
		const page = await shopper.open(product);
		await expect.poll(() => page.locator('main article').first().innerText()).toMatch(/4\.321[\s,]*99/);
	} finally {
		await save(stored.price.regular);
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

test('the secret of &secret= and #secret= is sent to the shop in a header without a click, and is removed from address and history', async () => {
	shopper.expectComplaint(/403/);
	const follow = async (query: string) => {
		const page = await shopper.blank();
		const asked = page.waitForRequest('**/api/nuxtapi/clearCache/', { timeout: 25_000 });
		await page.goto(`/dostava/${query}`);
		const request = await asked;
		expect([request.postDataJSON(), request.headers()['x-clear-cache-secret']]).toEqual([['labels'], 'tajna-za-provjeru']);
		expect(request.headers()['referer'] ?? '').not.toContain('tajna');
		expect(page.url()).not.toContain('tajna');
		expect(new URL(page.url()).search).toBe('?devclearcache=labels');
	};
	// Beside each other: a page without a click waits for seconds before it loads this code.
	await Promise.all([follow('?devclearcache=labels&secret=tajna-za-provjeru'), follow('?devclearcache=labels#secret=tajna-za-provjeru')]);
});

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
