import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21; // 35.00
const CODE = `product-${CABLE}`;

interface Goods {
	readonly quantity?: number;
	readonly maximum_qty?: number | null;
	readonly price_cents?: number;
	readonly sale_price_cents?: number | null;
	readonly listed?: boolean;
}

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	await set({ quantity: 50, maximum_qty: null, price_cents: 35_00, sale_price_cents: null, listed: true });
	shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 3);
	await shopper.choose();
});
afterAll(() => backend.close());

const set = (change: Goods) => backend.db.updateTable('products').set(change).where('id', '=', CABLE).execute();
const countOrders = async () => (await backend.db.selectFrom('orders').select('id').execute()).length;

it.each([
	['a higher price', () => set({ price_cents: 36_50 }), { label_name: 'changed_price', before: 35, now: 36.5 }],
	['a lower price', () => set({ sale_price_cents: 30_00 }), { label_name: 'changed_price', before: 35, now: 30 }],
	['less stock', () => set({ quantity: 2 }), { label_name: 'changed_quantity', before: 3, now: 2 }],
	['a lower maximum quantity', () => set({ maximum_qty: 1 }), { label_name: 'changed_quantity', before: 3, now: 1 }],
	['no stock', () => set({ quantity: 0 }), { label_name: 'changed_unavailable', before: 3, now: 0 }],
	['a hidden product', () => set({ listed: false }), { label_name: 'changed_unavailable', before: 3, now: 0 }],
	[
		'a quantity set in another tab',
		() => shopper.send('_put_hapi_webshop_product', { shopping_cart_code: CODE, qty: 4 }),
		{ label_name: 'changed_quantity', before: 3, now: 4 },
	],
])('%s since the cart was shown is reported, and nothing is ordered', async (_title, happen, change) => {
	const shown = await shopper.toOrder();
	const before = await countOrders();
	await happen();
	expect(await shopper.order(shown)).toMatchObject({
		success: false,
		label_name: 'error_order_changed',
		data: { order: null, changes: [{ shopping_cart_code: CODE, ...change }] },
	});
	expect(await countOrders()).toBe(before);
});

it('a line that another tab removed is reported, too', async () => {
	await shopper.add(20, 1);
	const shown = await shopper.toOrder();
	await shopper.send('_delete_hapi_webshop_product', { shopping_cart_code: CODE });
	expect(await shopper.order(shown)).toMatchObject({
		success: false,
		data: { order: null, changes: [{ shopping_cart_code: CODE, label_name: 'changed_unavailable', before: 3, now: 0 }] },
	});
});
