import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop } from '#tests/support/browse-shop.ts';
import { buy, CART, place, toReview } from '#tests/support/checkout-steps.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { editor } from '#tests/support/sign-in.ts';

const shopper = browseShop();

/** The second of the sold-out products by price: other tests need the cheapest one to stay sold out. */
async function findSoldOut(): Promise<CatalogProductCard> {
	const answer = await fetch(new URL('/api/hapi/catalog/products?limit=500&sort=price_asc', inject('shopUrl')));
	const { data }: { data: { items: CatalogProductCard[] } } = await answer.json();
	const [, card] = data.items.filter(({ is_available }) => !is_available);
	if (card === undefined) throw new Error('The shop has no two sold-out products');
	return card;
}

test('a product without stock that is available to order says so with its days on page and in the cart, promises no day of delivery, and is bought', async () => {
	const { code, url_without_domain: url } = await findSoldOut();
	const staff = openPersonBrowser({ url: inject('backendUrl') });
	expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	const product = `/products/${encodeURIComponent(code)}`;
	expect((await staff.call('PUT', product, { backorder: { days: 12 } })).status).toBe(200);
	try {
		const page = await shopper.open(url, { viewport: { width: 390, height: 844 }, bypassCSP: true });
		const stock = page.locator('article [data-stock="order"]').first();
		await expect.poll(() => stock.innerText()).toBe('Dostupno po narudžbi, šaljemo za 12 dana');
		expect(await page.locator('article [data-promises]').innerText()).toBe('');
		expect(await auditPage(page)).toEqual([]);
		await buy(page);
		await page.goto(CART);
		await page.locator('main li p').filter({ hasText: 'Po narudžbi: 1, šaljemo za 12 dana' }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		await toReview(page, 'cash_on_delivery');
		await place(page);
		await page.getByText('Po narudžbi: 1. Pri narudžbi je navedeno: šaljemo za 12 dana').waitFor();
		const { items: orders } = (await staff.call('GET', `/order-search?q=${encodeURIComponent(code)}`)).body;
		const { body: order } = await staff.call('GET', `/orders/${orders[0].number}`);
		expect(order.parcels[0]).toMatchObject({ delivery_from: null, delivery_to: null, items: [{ sku: code, quantity: 1, backordered: 1 }] });
		expect((await staff.call('GET', product)).body.stock.quantity).toBe(0);
	} finally {
		await staff.call('PUT', product, { backorder: null });
	}
});
