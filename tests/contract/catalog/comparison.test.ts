import { CompareAnswer } from '@titraj/contract/compare.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

describe('comparison', () => {
	const compared = (body: unknown) => {
		const { success, label_name, data } = expectContract(CompareAnswer, body);
		return { success, label_name, ids: data?.items.map(({ id }) => id) };
	};
	const add = async (id: number, token: string) => compared((await backend.call('_post_hapi_compare', { shopping_cart_code: `product-${id}` }, token)).body);

	it('shows three when one of four returns to the shop', async () => {
		const token = await backend.newToken();
		const list = (listed: boolean) => backend.db.updateTable('products').set({ listed }).where('id', '=', 1).execute();
		for (const id of [1, 2, 3]) await add(id, token);
		await list(false);
		expect(await add(4, token)).toMatchObject({ success: true, ids: [2, 3, 4] });
		await list(true);
		expect(compared((await backend.call('_get_hapi_compare', {}, token)).body).ids).toEqual([1, 2, 3]);
		await backend.call('_delete_hapi_compare', { shopping_cart_code: 'product-1' }, token);
		expect(compared((await backend.call('_get_hapi_compare', {}, token)).body).ids).toEqual([2, 3, 4]);
	});

	it.each(['product-0', 'product-999999', 'x', '', 'product-22'])('refuses %j', async (shopping_cart_code) => {
		const { body } = await backend.call('_post_hapi_compare', { shopping_cart_code }, await backend.newToken());
		expect(compared(body)).toEqual({ success: false, label_name: 'error_compare_product', ids: [] });
	});
});
