import { OrderPostAnswer } from '@titraj/contract/checkout.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { fillCarts } from '#tests/support/fill-carts.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const shopper = async () => {
	const token = await backend.newToken();
	return shopperWith(backend, token);
};
const stockOf = async (...ids: number[]) =>
	(await backend.db.selectFrom('products').select(['quantity', 'sold']).where('id', 'in', ids).orderBy('id').execute()).map(({ quantity }) => quantity);
const buyable = (count: number) =>
	backend.db.selectFrom('products').select('id').where('listed', '=', true).where('quantity', '>', 0).orderBy('id').limit(count).execute();
const setStock = (id: number, quantity: number) => backend.db.updateTable('products').set({ quantity }).where('id', '=', id).execute();

describe('the last items', () => {
	it('200 concurrent shoppers for 10 items: exactly 10 orders, 190 clear refusals, no negative stock', async () => {
		await setStock(21, 10);
		const ready = await fillCarts(backend.db, { count: 200, product: { id: 21, price: 35 }, jwtSecret: 'test' });
		const answers = await Promise.all(
			ready.map(async ({ token, body }) => expectContract(OrderPostAnswer, (await backend.call('_post_hapi_webshop_order', body, token)).body)),
		);
		const placed = answers.filter(({ success }) => success);
		const refused = answers.filter(({ success }) => !success);
		expect([placed.length, refused.length]).toEqual([10, 190]);
		expect(new Set(placed.map(({ data }) => data?.order?.number)).size).toBe(10);
		for (const { label_name, data } of refused) {
			expect(label_name).toBe('error_order_changed');
			expect(data?.changes).toMatchObject([{ shopping_cart_code: 'product-21', label_name: 'changed_unavailable' }]);
			expect(data?.cart.parcels[0]?.items).toHaveLength(1);
		}
		expect(await stockOf(21)).toEqual([0]);
		const lines = await backend.db
			.selectFrom('order_items')
			.innerJoin('order_parcels', 'order_parcels.id', 'order_items.parcel_id')
			.select('order_items.id')
			.where('product_id', '=', 21)
			.where(
				'order_parcels.order_id',
				'in',
				placed.map(({ data }) => data?.order?.id ?? 0),
			)
			.execute();
		const mails = await backend.db.selectFrom('mails').select('id').where('template', '=', 'order').execute();
		expect([lines.length, mails.length]).toEqual([10, 10]);
	}, 180_000);

	it('two products in either order: no deadlock, nothing is sold twice', async () => {
		await setStock(20, 5);
		await setStock(18, 5);
		const ready = await Promise.all(
			Array.from({ length: 20 }, async (_, index) => {
				const one = await shopper();
				for (const id of index % 2 === 0 ? [20, 18] : [18, 20]) await one.add(id, 1);
				await one.choose({ payment: 'card' });
				const body = await one.toOrder();
				return () => one.order(body);
			}),
		);
		const answers = await Promise.all(ready.map((order) => order()));
		expect(answers.filter(({ success }) => success)).toHaveLength(5);
		expect(await stockOf(18, 20)).toEqual([0, 0]);
	}, 120_000);

	it.each([
		['the same product', 'JEDNOM', async () => Array.from({ length: 10 }, () => 19)],
		['different products', 'JEDANPUT', async () => (await buyable(10)).map(({ id }) => id)],
	])('a single-use coupon counts for one of many concurrent orders of %s, and the others get a message', async (_title, code, wanted) => {
		const ids = await wanted();
		await insertCoupons(backend.db, { code, title: '5 €', amount_cents: 500, maximum_uses: 1 });
		const ready = await Promise.all(
			ids.map(async (id, index) => {
				const one = await shopper();
				await one.add(id, 1);
				await one.choose({ email: `kupon-${index}@titraj.example` });
				await one.send('_post_hapi_webshop_coupon', { code });
				const body = await one.toOrder();
				return () => one.order(body);
			}),
		);
		const answers = await Promise.all(ready.map((order) => order()));
		expect(answers.map(({ success, label_name }) => (success ? 'placed' : label_name)).toSorted()).toEqual([...Array(9).fill('error_order_changed'), 'placed']);
		const { uses } = await backend.db.selectFrom('coupons').select('uses').where('code', '=', code).executeTakeFirstOrThrow();
		expect(uses).toBe(1);
	});
});
