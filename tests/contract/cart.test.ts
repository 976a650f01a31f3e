import { CartAnswer } from '@titraj/contract/cart.ts';
import { describe, expect, it } from 'vitest';
import { tokenForEachTest } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { readJwt, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
tokenForEachTest((started, guest) => {
	backend = started;
	token = guest;
});

function summary(body: unknown) {
	const { success, label_name, data } = expectContract(CartAnswer, body);
	const items = data?.parcels.flatMap((parcel) => parcel.items) ?? [];
	return { success, label_name, version: data?.version, lines: items.map(({ item, qty }) => `${qty} ${item.code}`), total: data?.total };
}

const read = async (as = token) => summary((await backend.call('_get_hapi_webshop_cart', {}, as)).body);
const add = async (id: number, qty: number, request_id?: string) =>
	summary((await backend.call('_post_hapi_webshop_product', { shopping_cart_code: `product-${id}`, qty, ...(request_id && { request_id }) }, token)).body);
const set = async (id: number, qty: number) =>
	summary((await backend.call('_put_hapi_webshop_product', { shopping_cart_code: `product-${id}`, qty }, token)).body);
const login = async (as = token) =>
	readJwt((await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, as)).body);

describe('the cart', () => {
	it('is empty at first', async () => {
		expect(await read()).toMatchObject({ success: true, version: 0, lines: [], total: { total: 0 } });
		expect((await backend.call('_get_hapi_webshop_is_cart_empty', {}, token)).body).toEqual({ success: true });
	});

	it('adds, sets and removes lines, and its version grows by one with each write', async () => {
		expect(await add(20, 2)).toMatchObject({ version: 1, lines: ['2 MON-20'] });
		expect(await add(20, 1)).toMatchObject({ version: 2, lines: ['3 MON-20'] });
		expect(await add(21, 1)).toMatchObject({ version: 3, lines: ['3 MON-20', '1 CAB-1'] });
		expect(await set(20, 5)).toMatchObject({ version: 4, lines: ['5 MON-20', '1 CAB-1'] });
		expect(await set(20, 0)).toMatchObject({ version: 5, lines: ['1 CAB-1'] });
		const { body } = await backend.call('_delete_hapi_webshop_product', { shopping_cart_code: 'product-21' }, token);
		expect(summary(body)).toMatchObject({ success: true, version: 6, lines: [] });
	});

	it('is summed in cents, including tax', async () => {
		await add(19, 3);
		expect((await read()).total).toEqual({
			total_items_total: 870.57,
			total_extra_shipping: 0,
			total_tax: 174.11,
			total_basic: 696.46,
			total: 870.57,
			taxes: [{ percent: 25, basic: 696.46, tax: 174.11, total: 870.57 }],
			extraitems: [],
			extra_items: [],
		});
	});

	it.each([
		['more than the stock', 3, 4],
		['more than a cart may contain', 24, 3],
		['half a piece', 10, 0.5],
		['none', 10, 0],
	])('refuses to add %s and does not change', async (_title, id, qty) => {
		await add(21, 1);
		expect(await add(id, qty)).toMatchObject({ success: false, label_name: 'error_cart_quantity', version: 1, lines: ['1 CAB-1'] });
	});

	it.each(['product-22', 'product-23', 'product-99999', 'product-', "x' or 1=1", ''])(
		'refuses %j: invisible, sold out or unknown',
		async (shopping_cart_code) => {
			const { status, body } = await backend.call('_post_hapi_webshop_product', { shopping_cart_code, qty: 1 }, token);
			expect(status).toBe(200);
			expect(summary(body)).toMatchObject({ success: false, label_name: 'error_cart_product', lines: [] });
		},
	);

	it('executes a repeated request once, including refusals', async () => {
		await add(20, 1, 'a');
		expect(await add(20, 1, 'a')).toMatchObject({ success: true, version: 1, lines: ['1 MON-20'] });
		await add(20, 99, 'b');
		expect(await add(20, 1, 'b')).toMatchObject({ success: false, version: 1, lines: ['1 MON-20'] });
	});

	it('keeps a line that is no longer available, without adding it to the total', async () => {
		await add(18, 1);
		await add(21, 1);
		await backend.db.updateTable('products').set({ quantity: 0 }).where('id', '=', 18).execute();
		expect(await read()).toMatchObject({ lines: ['1 MON-18', '1 CAB-1'], total: { total: 35 } });
	});
});

describe('a login', () => {
	it('moves the visitor’s cart to the customer once, and adds quantities', async () => {
		await add(20, 15);
		await add(21, 1);
		const customer = await login();
		expect((await read(customer)).lines).toEqual(['15 MON-20', '1 CAB-1']);
		expect((await read()).lines).toEqual([]);
		await login();
		expect((await read(customer)).lines).toEqual(['15 MON-20', '1 CAB-1']);

		const second = await backend.newToken();
		await backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-20', qty: 10 }, second);
		expect((await read(await login(second))).lines).toEqual(['25 MON-20', '1 CAB-1']);
	});

	it('keeps the record of changes: a change that is retried after a lost response counts once', async () => {
		await add(21, 1, 'izgubljen');
		const customer = await login();
		const body = { shopping_cart_code: 'product-21', qty: 1, request_id: 'izgubljen' };
		const before = (await read(customer)).lines;
		expect(summary((await backend.call('_post_hapi_webshop_product', body, customer)).body)).toMatchObject({ success: true, lines: before });
	});

	it('moves coupons: a removed coupon stays removed', async () => {
		const off = { title: '5 €', amount_cents: 500 };
		await insertCoupons(backend.db, { code: 'PET', ...off }, { code: 'DRUGI', ...off });
		const type = (code: string, as: string) => backend.call('_post_hapi_webshop_coupon', { code }, as);
		const taken = async (as: string) => (await read(as)).total?.extraitems.map(({ code }) => code);
		await add(21, 2);
		for (const code of ['PET', 'DRUGI']) await type(code, token);
		const customer = await login();
		expect(await taken(customer)).toEqual(['PET', 'DRUGI']);
		await add(21, 1);
		expect(await taken(token)).toEqual([]);

		await type('PET', token);
		await login();
		expect(await taken(customer)).toEqual(['PET', 'DRUGI']);
	});
});
