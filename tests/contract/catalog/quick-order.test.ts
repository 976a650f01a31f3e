import { CartProductsAnswer, LookupAnswer, StoreStockAnswer } from '@titraj/contract/quick-order.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

describe('quick order', () => {
	it('finds products by article code, part number and EAN in the requested order', async () => {
		const codes = ['mon 1', 'OBZ-1004', '3850000001009', 'nema', '', 'CAB-OUT', 'CAB-HIDDEN', 'mon 1'];
		const { data } = expectContract(LookupAnswer, (await backend.call('_post_hapi_catalog_lookup', { codes })).body);
		expect(data?.items.map(({ code, status, product }) => [code, status, product?.code ?? null])).toEqual([
			['mon 1', 'found', 'MON-1'],
			['OBZ-1004', 'found', 'MON-4'],
			['3850000001009', 'found', 'MON-9'],
			['nema', 'unknown', null],
			['', 'unknown', null],
			['CAB-OUT', 'unavailable', 'CAB-OUT'],
			['CAB-HIDDEN', 'unknown', null],
			['mon 1', 'found', 'MON-1'],
		]);
	});

	it('adds many lines in one write, limited by stock and maximum, with a notice; a repeat changes nothing', async () => {
		const token = await backend.newToken();
		const items = [
			{ shopping_cart_code: 'product-2', qty: 2 },
			{ shopping_cart_code: 'product-2', qty: 5 },
			{ shopping_cart_code: 'product-24', qty: 9 },
			{ shopping_cart_code: 'product-23', qty: 1 },
			{ shopping_cart_code: 'x', qty: 1 },
			{ shopping_cart_code: 'product-5', qty: 0.5 },
			{ shopping_cart_code: 'product-6', qty: 3 },
		];
		const send = async () =>
			expectContract(CartProductsAnswer, (await backend.call('_post_hapi_webshop_products', { items, request_id: 'once' }, token)).body).data;
		const first = await send();
		expect(first?.lines.map(({ added, label_name }) => [added, label_name])).toEqual([
			[2, null],
			[0, 'error_cart_quantity'],
			[2, 'error_cart_quantity'],
			[0, 'error_cart_product'],
			[0, 'error_cart_product'],
			[0, 'error_cart_quantity'],
			[3, null],
		]);
		const quantities = (data: typeof first) => data?.parcels.flatMap((parcel) => parcel.items.map(({ qty }) => qty));
		expect(quantities(first)).toEqual([2, 2, 3]);
		expect(quantities(await send())).toEqual([2, 2, 3]);
	});

	it('accepts 500 lines and refuses 501', async () => {
		const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ shopping_cart_code: `product-${(index % 20) + 1}`, qty: 1 }));
		const token = await backend.newToken();
		const { body } = await backend.call('_post_hapi_webshop_products', { items: lines(500) }, token);
		expect(expectContract(CartProductsAnswer, body).data?.lines.reduce((sum, { added }) => sum + added, 0)).toBe(210);
		expect((await backend.call('_post_hapi_webshop_products', { items: lines(501) }, token)).status).toBe(400);
	});
});

describe('stock of the stores', () => {
	it('lists every store, those with stock first, and never more than the shop’s stock', async () => {
		const [store] = await backend.db.selectFrom('stores').select('code').where('visible', '=', true).execute();
		await backend.db
			.updateTable('products')
			.set({ store_stock: JSON.stringify({ [store?.code ?? '']: 99, gone: 4 }) })
			.where('id', '=', 3)
			.execute();
		const { data } = expectContract(StoreStockAnswer, (await backend.call('_get_hapi_catalog_store_stock', { id: 3 })).body);
		expect(data?.items[0]?.available_qty).toBe(3);
		expect(data?.items.slice(1).every(({ available_qty }) => available_qty === 0)).toBe(true);
		expect((await backend.call('_get_hapi_catalog_store_stock', { id: 22 })).status).toBe(404);
	});
});
