import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = await startOwnShop();
	merchant = await openMerchant(shop);
});
afterAll(() => shop.close());

test('the menus that a new shop begins with are saved as they are read', async () => {
	const { items } = (await merchant.call('GET', '/menus')).body;
	expect(items.length).toBeGreaterThan(0);
	for (const menu of items) {
		const saved = await merchant.call('PUT', `/menus/${menu.code}`, { items: menu.items });
		expect([saved.status, saved.body]).toMatchObject([200, menu]);
	}
});

test('the blocks that a new shop begins with are saved as they are read', async () => {
	const { items } = (await merchant.call('GET', '/pages?limit=100')).body;
	const seen = [];
	for (const { id } of items) {
		const at = `/pages/${id}/blocks`;
		const { blocks } = (await merchant.call('GET', at)).body;
		seen.push(...blocks);
		const saved = await merchant.call('PUT', at, { blocks });
		expect([saved.status, saved.body.blocks ?? saved.body]).toEqual([200, blocks]);
	}
	expect(seen.length).toBeGreaterThan(0);
});
