import { CartAnswer } from '@titraj/contract/cart.ts';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { tokenForEachTest } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
tokenForEachTest((started, guest) => {
	backend = started;
	token = guest;
});

const call = async (name: EndpointName, request: object) => (await backend.call(name, request, token)).body;
const read = async () => {
	const { version, parcels } = expectContract(CartAnswer, await call('_get_hapi_webshop_cart', {})).data ?? { version: -1, parcels: [] };
	return { version, lines: parcels.flatMap(({ items }) => items.map(({ shopping_cart_code, qty }) => `${qty} ${shopping_cart_code}`)) };
};
const add = (qty: number, request_id: string) => call('_post_hapi_webshop_product', { shopping_cart_code: 'product-20', qty, request_id });

it('only the writes of cart, wishlist, comparison and order, and the cancelling of an order, are declared idempotent', async () => {
	const { data } = expectContract(endpoints._get_hapi_misc_endpoints.response, await call('_get_hapi_misc_endpoints', {}));
	const declared = Object.entries(data ?? {}).flatMap(([name, { idempotent }]) => (idempotent === undefined ? [] : [`${name} ${idempotent}`]));
	expect(declared.sort()).toEqual(
		[
			'delete_hapi_compare',
			'delete_hapi_webshop_product',
			'delete_hapi_wishlist',
			'post_hapi_compare',
			'post_hapi_webshop_order',
			'post_hapi_webshop_order_cancel',
		]
			.concat(['post_hapi_webshop_product', 'post_hapi_webshop_products', 'post_hapi_wishlist', 'put_hapi_webshop_product'])
			.map((name) => `_${name} true`),
	);
});

describe('a repeated write', () => {
	const line = { shopping_cart_code: 'product-20' };
	it.each<[string, EndpointName, object]>([
		['adds once', '_post_hapi_webshop_product', { ...line, qty: 1, request_id: 'again' }],
		['sets once', '_put_hapi_webshop_product', { ...line, qty: 4, request_id: 'again' }],
		['removes once', '_delete_hapi_webshop_product', { ...line, request_id: 'again' }],
		['adds the lines of a quick order once', '_post_hapi_webshop_products', { items: [{ ...line, qty: 2 }], request_id: 'again' }],
	])('%s, and does not change the cart’s version', async (_, name, request) => {
		await add(2, 'first');
		const first = await call(name, request);
		const after = await read();
		expect(after.version).toBe(2);
		await call(name, request);
		await call(name, request);
		expect(await read()).toEqual(after);
		expect(first).toMatchObject({ success: true });
	});

	it('does not change the version if a line that is not in the cart is removed without an id', async () => {
		await call('_delete_hapi_webshop_product', line);
		await call('_put_hapi_webshop_product', { ...line, qty: 0 });
		expect(await read()).toEqual({ version: 0, lines: [] });
	});

	it.each<[string, EndpointName, EndpointName, object]>([
		['an addition to the wishlist', '_get_hapi_wishlist', '_post_hapi_wishlist', { model: 'catalogproduct', code: 'product-20', qty: 2 }],
		['an addition to the comparison', '_get_hapi_compare', '_post_hapi_compare', line],
		['a removal from the comparison', '_get_hapi_compare', '_delete_hapi_compare', line],
	])('leaves the list as after the first one: %s', async (_, list, name, request) => {
		const first = await call(name, request);
		const after = await call(list, list === '_get_hapi_compare' ? { mode: 'normal', time: 1 } : {});
		expect(await call(name, request)).toEqual(first);
		expect(await call(list, list === '_get_hapi_compare' ? { mode: 'normal', time: 1 } : {})).toEqual(after);
	});
});
