import { randomUUID } from 'node:crypto';
import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { PriceQtyAnswer } from '@titraj/contract/price-qty.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signInAs, writeAccount } from '#tests/support/customer-account.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

/** A product of this test alone. */
async function product(more: Parameters<typeof newRow>[1] = {}): Promise<{ id: number; sku: string }> {
	const sku = `GRUPA-${randomUUID()}`;
	expect(await upsert(backend.db, [newRow(sku, { stock: { quantity: 100 }, ...more })])).toEqual([`${sku}: created`]);
	return { sku, ...(await backend.db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow()) };
}

async function group(more: object = {}): Promise<number> {
	const terms = { name: `Grupa ${randomUUID()}`, percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [], ...more };
	const { status, body } = await merchant.call('POST', '/customer-groups', terms);
	expect([status, body.errors]).toEqual([200, undefined]);
	return body.id;
}

async function member(...groups: number[]): Promise<Account> {
	const account = await writeAccount(backend.db);
	for (const id of groups) expect((await merchant.call('PUT', `/customers/${account.id}/groups/${id}`)).status).toBe(200);
	return account;
}

/** What a page of the shop loads about a product. */
async function shown(id: number, token: string | null) {
	const { body } = await backend.call('_post_hapi_catalog_price_qty', { ids: [id] }, token ?? (await backend.newToken()));
	const [item] = expectContract(PriceQtyAnswer, body).data?.items ?? [];
	return [item?.price_custom, item?.basic_price_custom, item?.extra_price_lowest, item?.discount_percent_custom];
}

const PLAIN = [100, 100, null, 0];
const at = (price: number) => [price, price, null, 0];

describe('a member pays', () => {
	it('the reduction of the group off the regular price, which no other visitor or customer gets', async () => {
		const { id } = await product();
		const ana = await signInAs(backend, await member(await group({ percent: 20 })));
		const other = await signInAs(backend, await member(await group({ percent: null })));
		expect(await shown(id, ana.token)).toEqual(at(80));
		expect(await shown(id, other.token)).toEqual(PLAIN);
		expect(await shown(id, null)).toEqual(PLAIN);
		// What pages are rendered from, and what is cached, is the same for everybody.
		const { body } = await backend.call('_post_hapi_catalog_product', { item_id: id }, ana.token);
		expect(expectContract(ProductAnswer, body).data?.price_custom).toBe(100);
	});

	it('the price of a product instead of the reduction, also where nothing is taken off', async () => {
		const path = [`Bez popusta ${randomUUID()}`];
		const [fixed, dear, excluded] = [await product({ category_path: path }), await product(), await product({ category_path: [...path, 'Ispod'] })];
		const { code } = await backend.db.selectFrom('categories').select('code').where('title', '=', path.join()).executeTakeFirstOrThrow();
		const prices = [
			{ sku: fixed.sku, price: '71.50' },
			{ sku: dear.sku, price: '140.00' },
		];
		const { token } = await signInAs(backend, await member(await group({ percent: 10, excluded_categories: [code], prices })));
		expect(await shown(fixed.id, token)).toEqual(at(71.5));
		expect(await shown(dear.id, token)).toEqual(PLAIN);
		expect(await shown(excluded.id, token)).toEqual(PLAIN);
	});

	it('the price of the shop for an excluded manufacturer', async () => {
		const manufacturer = `Marka ${randomUUID()}`;
		const { id } = await product({ manufacturer });
		const { code } = await backend.db.selectFrom('manufacturers').select('code').where('title', '=', manufacturer).executeTakeFirstOrThrow();
		const { token } = await signInAs(backend, await member(await group({ percent: 10, excluded_manufacturers: [code] })));
		expect(await shown(id, token)).toEqual(PLAIN);
	});

	it('the lowest of sale and groups, which are not added together, and a sale keeps its mark', async () => {
		const { id } = await product({ price: euros('100.00', { amount: '85.00' }) });
		await backend.db
			.insertInto('price_history')
			.values({ product_id: id, price_cents: 100_00, valid_from: new Date(Date.now() - 86_400_000) })
			.execute();
		await backend.db.updateTable('products').set({ lowest_price_cents: 100_00 }).where('id', '=', id).execute();
		const [ten, thirty] = [await group({ percent: 10 }), await group({ percent: 30 })];
		expect(await shown(id, (await signInAs(backend, await member(ten))).token)).toEqual([85, 100, 100, 15]);
		expect(await shown(id, (await signInAs(backend, await member(ten, thirty))).token)).toEqual(at(70));
	});

	it('whole cents, rounded half up, never less than one, never more than the shop asks', async () => {
		const { id } = await product();
		const groupId = await group({ percent: 1 });
		const { id: userId } = await member(groupId);
		const cents = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 2_147_483_647 }));
		await fc.assert(
			fc.asyncProperty(cents, fc.integer({ min: 1, max: 95 }), async (price, percent) => {
				await backend.db.updateTable('customer_groups').set({ percent }).where('id', '=', groupId).execute();
				await backend.db.updateTable('products').set({ price_cents: price, sale_price_cents: null }).where('id', '=', id).execute();
				const { rows } = await sql<{ cents: number }>`select member_price_cents(${userId}::int, ${id}::int) as cents`.execute(backend.db);
				const exact = BigInt(price) * BigInt(100 - percent);
				const rounded = Number((exact + 50n) / 100n);
				expect(rows[0]?.cents).toBe(price === 0 ? 0 : Math.max(1, rounded));
			}),
			{ numRuns: 60 },
		);
	});
});

describe('the cart of a member', () => {
	it('has the price of the group, as the order with its lines has', async () => {
		const { id } = await product();
		const account = await member(await group({ percent: 25 }));
		const shopper = await signInAs(backend, account);
		await shopper.add(id, 2);
		const [line] = (await shopper.cart()).parcels.flatMap(({ items }) => items);
		expect([line?.unit_price, line?.basic_price, line?.total, line?.changed]).toEqual([75, 75, 150, null]);
		await shopper.choose({ email: account.email });
		const { number } = await shopper.place();
		const order = await backend.db
			.selectFrom('orders as o')
			.innerJoin('order_items as i', 'i.order_id', 'o.id')
			.select(['i.unit_cents', 'i.basic_cents', 'o.items_cents'])
			.where('o.number', '=', number)
			.executeTakeFirstOrThrow();
		expect(order).toEqual({ unit_cents: 75_00, basic_cents: 75_00, items_cents: 150_00 });
	});

	it('takes coupons off the price of the group', async () => {
		const { id } = await product();
		const code = `CLAN-${randomUUID().slice(0, 8).toUpperCase()}`;
		await insertCoupons(backend.db, { code, percent: 10 });
		const shopper = await signInAs(backend, await member(await group({ percent: 20 })));
		await shopper.add(id, 1);
		await shopper.send('_post_hapi_webshop_coupon', { code });
		expect((await shopper.cart()).total).toMatchObject({ total_items_total: 80, total: 72 });
	});

	it('reports the other price to a visitor who signs in, and the public one to whom leaves the group; the order is refused with the difference', async () => {
		const { id } = await product();
		const groupId = await group({ percent: 20 });
		const account = await member(groupId);
		const visitor = await backend.newToken();
		await shopperWith(backend, visitor).add(id, 1);
		const shopper = await signInAs(backend, account, visitor);
		const line = async () => (await shopper.cart()).parcels.flatMap(({ items }) => items).map(({ unit_price, changed }) => [unit_price, changed?.unit_price]);
		expect(await line()).toEqual([[80, 100]]);
		await shopper.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${id}`, qty: 2 });
		expect(await line()).toEqual([[80, undefined]]);
		await shopper.choose({ email: account.email });
		const order = await shopper.toOrder();
		expect((await merchant.call('DELETE', `/customers/${account.id}/groups/${groupId}`)).status).toBe(200);
		expect(await line()).toEqual([[100, 80]]);
		expect(await shopper.order(order)).toMatchObject({
			success: false,
			data: { order: null, changes: [{ label_name: 'changed_price', before: 80, now: 100 }] },
		});
	});

	it('leaves nothing to the visitor who follows in the same browser, and nothing after the group is deleted', async () => {
		const { id } = await product();
		const groupId = await group({ percent: 50 });
		const shopper = await signInAs(backend, await member(groupId));
		await shopper.add(id, 1);
		const after = await backend.call('_post_hapi_auth_logout', {}, shopper.token);
		expect(after.status).toBe(200);
		expect([401, 403]).toContain((await backend.call('_post_hapi_catalog_price_qty', { ids: [id] }, shopper.token)).status);
		expect(await shown(id, null)).toEqual(PLAIN);
		const again = await signInAs(backend, await member(groupId));
		expect(await shown(id, again.token)).toEqual(at(50));
		expect((await merchant.call('DELETE', `/customer-groups/${groupId}`)).status).toBe(200);
		expect(await shown(id, again.token)).toEqual(PLAIN);
	});
});
