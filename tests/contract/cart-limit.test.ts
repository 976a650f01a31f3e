import { CartAnswer, MOST_CART_LINES } from '@titraj/contract/cart.ts';
import { CartProductsAnswer } from '@titraj/contract/quick-order.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open } from '#tests/support/account-steps.ts';
import { copyProducts } from '#tests/support/copy-products.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const MONITOR = 20;

let backend: TestBackend;
let copies: number[];
let token: string;
let visitor: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	copies = await copyProducts(backend.db, { id: CABLE, count: MOST_CART_LINES });
});
beforeEach(async () => {
	await backend.db.deleteFrom('carts').execute();
	token = await backend.newToken();
	visitor = shopperWith(backend, token);
});
afterAll(() => backend.close());

const signIn = async (as: string) => {
	const { status, body } = await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, as);
	expect(status).toBe(200);
	return shopperWith(backend, readJwt(body));
};
const order = async (shopper: Shopper, ids: readonly number[]) => {
	const items = ids.map((id) => ({ shopping_cart_code: `product-${id}`, qty: 1 }));
	return expectContract(CartProductsAnswer, await shopper.send('_post_hapi_webshop_products', { items })).data?.lines ?? [];
};
const linesOf = async (shopper: Shopper) => (await shopper.cart()).parcels.flatMap(({ items }) => items.map(({ item }) => item.id));

describe('a cart with the maximum number of lines', () => {
	it('refuses another product with a message, and accepts more of its products', async () => {
		await order(visitor, copies);
		const refused = expectContract(CartAnswer, await visitor.add(MONITOR, 1));
		expect(refused).toMatchObject({ success: false, label_name: 'error_cart_full' });
		expect(refused.data?.parcels[0]?.items).toHaveLength(MOST_CART_LINES);
		expect(await visitor.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${MONITOR}`, qty: 1 })).toMatchObject({
			label_name: 'error_cart_full',
		});
		expect(await visitor.add(copies[0] ?? 0, 1)).toMatchObject({ success: true });
		await visitor.send('_delete_hapi_webshop_product', { shopping_cart_code: `product-${copies[0]}` });
		expect(await visitor.add(MONITOR, 1)).toMatchObject({ success: true });
	});

	it('can be ordered', async () => {
		await order(visitor, copies);
		await visitor.choose({ payment: 'bank_transfer' });
		expect(await visitor.order()).toMatchObject({ success: true });
	});
});

it('a quick order fills up the cart, and leaves out the rest', async () => {
	await order(visitor, copies.slice(2));
	const lines = await order(visitor, [copies[2] ?? 0, MONITOR, MONITOR, CABLE, copies[0] ?? 0, MONITOR]);
	expect(lines.map(({ added, label_name }) => [added, label_name])).toEqual([
		[1, null],
		[1, null],
		[1, null],
		[1, null],
		[0, 'error_cart_full'],
		[1, null],
	]);
	expect(await linesOf(visitor)).toHaveLength(MOST_CART_LINES);
});

it('reordering an order leaves out the rest, by title', async () => {
	const customer = await signIn(await backend.newToken());
	await customer.add(CABLE, 1);
	await customer.add(MONITOR, 1);
	await customer.choose({ payment: 'bank_transfer' });
	const placed = (await customer.order()).data?.order?.id ?? 0;
	await order(customer, copies.slice(1));
	const { data } = open(await customer.send('_post_hapi_auth_reorder', { id: placed }));
	expect(data).toMatchObject({ added: 1, reduced: [], skipped: [expect.any(String)] });
	expect(await linesOf(customer)).toHaveLength(MOST_CART_LINES);
});

it('the visitor’s lines fill up the customer’s cart at sign-in; the rest stays with the visitor, and follows once there is room', async () => {
	const customer = await signIn(await backend.newToken());
	await order(customer, copies.slice(1));
	await order(visitor, [copies[1] ?? 0, MONITOR, CABLE]);
	await signIn(token);
	const lines = await linesOf(customer);
	expect(lines).toHaveLength(MOST_CART_LINES);
	expect(lines).toContain(MONITOR);
	expect(await linesOf(visitor)).toEqual([CABLE]);

	await customer.send('_delete_hapi_webshop_product', { shopping_cart_code: `product-${copies[1]}` });
	await signIn(token);
	expect(await linesOf(customer)).toContain(CABLE);
	expect(await linesOf(visitor)).toEqual([]);
});

it('a saved cart fills it up, and leaves out the rest', async () => {
	const earlier = shopperWith(backend, await backend.newToken());
	await order(earlier, [copies[1] ?? 0, MONITOR, CABLE]);
	await earlier.choose();
	await earlier.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
	const { code } = await backend.db.selectFrom('saved_carts').select('code').executeTakeFirstOrThrow();
	await order(visitor, copies.slice(1));
	expect(await visitor.send('_post_hapi_webshop_abandonment', { abandonment: code })).toMatchObject({ success: true });
	const lines = await linesOf(visitor);
	expect(lines).toHaveLength(MOST_CART_LINES);
	expect(lines).toContain(MONITOR);
});
