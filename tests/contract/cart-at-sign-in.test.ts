import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const MONITOR = 20;
const CABLE = 21; // 35.00
const WHOLE = { quantity: 50, maximum_qty: null, price_cents: 35_00, listed: true };

let backend: TestBackend;
let token: string;
let visitor: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	await backend.db.deleteFrom('carts').execute();
	await set(WHOLE);
	token = await backend.newToken();
	visitor = shopperWith(backend, token);
});
afterAll(() => backend.close());

const set = (change: Partial<{ quantity: number; maximum_qty: number | null; price_cents: number; listed: boolean }>) =>
	backend.db.updateTable('products').set(change).where('id', '=', CABLE).execute();
const signIn = async (as = token): Promise<Shopper> => {
	const { status, body } = await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, as);
	expect(status).toBe(200);
	return shopperWith(backend, readJwt(body));
};
const linesOf = async (shopper: Shopper) =>
	(await shopper.cart()).parcels.flatMap(({ items }) => items.map(({ item, qty, changed }) => [item.id, qty, changed?.label_name ?? null]));

describe('a line that changed before the sign-in', () => {
	it.each([
		['sold out', { quantity: 0 }, 'changed_unavailable'],
		['hidden', { listed: false }, 'changed_unavailable'],
		['fewer in stock', { quantity: 1 }, 'changed_quantity'],
		['none allowed', { maximum_qty: 0 }, 'changed_quantity'],
		['another price', { price_cents: 36_50 }, 'changed_price'],
	])('%s: is moved, and shows the customer the same notice as the visitor', async (_title, change, label) => {
		await visitor.add(CABLE, 3);
		await visitor.add(MONITOR, 1);
		await set(change);
		const seen = await linesOf(visitor);
		expect(seen).toEqual([
			[CABLE, 3, label],
			[MONITOR, 1, null],
		]);
		const customer = await signIn();
		expect(await linesOf(customer)).toEqual(seen);
		expect(await linesOf(visitor)).toEqual([]);
	});

	it('shows the notice also if the customer already has the product', async () => {
		await (await signIn(await backend.newToken())).add(CABLE, 1);
		await visitor.add(CABLE, 3);
		await set({ price_cents: 36_50 });
		expect(await linesOf(await signIn())).toEqual([[CABLE, 4, 'changed_price']]);
	});
});

describe('more than the stock, after both carts are merged', () => {
	beforeEach(async () => {
		await (await signIn(await backend.newToken())).add(CABLE, 30);
		await visitor.add(CABLE, 40);
	});

	it('is kept with a notice, and can be ordered after it is reduced', async () => {
		const customer = await signIn();
		expect(await linesOf(customer)).toEqual([[CABLE, 70, 'changed_quantity']]);
		await customer.choose({ payment: 'bank_transfer' });
		expect(await customer.order()).toMatchObject({
			success: false,
			label_name: 'error_order_changed',
			data: { order: null, changes: [{ shopping_cart_code: `product-${CABLE}`, label_name: 'changed_quantity', before: 70, now: 50 }] },
		});
		await customer.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${CABLE}`, qty: 50 });
		expect(await linesOf(customer)).toEqual([[CABLE, 50, null]]);
		expect(await customer.order()).toMatchObject({ success: true });
	});

	it('never prevents signing in, however large the sum', async () => {
		await backend.db.updateTable('cart_items').set({ qty: 2_000_000_000 }).execute();
		expect(await linesOf(await signIn())).toEqual([[CABLE, 2 ** 31 - 1, 'changed_quantity']]);
	});
});
