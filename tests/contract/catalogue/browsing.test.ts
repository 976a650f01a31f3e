import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductAnswer } from '#lib/contract/catalog.ts';
import { CompareAnswer } from '#lib/contract/compare.ts';
import { FeedbackCommentAnswer, FeedbackCommentsAnswer, FeedbackRateAnswer } from '#lib/contract/feedback.ts';
import { CartProductsAnswer, LookupAnswer, StoreStockAnswer } from '#lib/contract/quick-order.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let staff: string;
const logIn = async (email: string, password: string, token?: string) =>
	readJwt((await backend.call('_post_hapi_auth_login', { email, password }, token)).body);
beforeAll(async () => {
	backend = await startTestBackend();
	staff = await logIn('urednik@titraj.example', 'titraj-urednik');
});
afterAll(() => backend.close());

describe('comparison', () => {
	const compared = (body: unknown) => {
		const { success, label_name, data } = expectContract(CompareAnswer, body);
		return { success, label_name, ids: data?.items.map(({ id }) => id) };
	};
	const add = async (id: number, token: string) => compared((await backend.call('_post_hapi_compare', { shopping_cart_code: `product-${id}` }, token)).body);

	it('holds three of a guest, refuses the fourth, keeps the order and takes one away', async () => {
		const token = await backend.newToken();
		for (const id of [3, 1, 2]) await add(id, token);
		expect(await add(1, token)).toMatchObject({ success: true, ids: [3, 1, 2] });
		expect(await add(4, token)).toEqual({ success: false, label_name: 'error_compare_limit', ids: [3, 1, 2] });
		const less = await backend.call('_delete_hapi_compare', { shopping_cart_code: 'product-1' }, token);
		expect(compared(less.body)).toMatchObject({ success: true, ids: [3, 2] });
		expect(compared((await backend.call('_get_hapi_compare', { mode: 'normal', time: '7' }, token)).body).ids).toEqual([3, 2]);
	});

	it('holds three of twelve adds at once', async () => {
		const token = await backend.newToken();
		await Promise.all(Array.from({ length: 12 }, (_, index) => add(index + 1, token)));
		expect(compared((await backend.call('_get_hapi_compare', {}, token)).body).ids).toHaveLength(3);
	});

	it('shows three when one of four comes back to the shop', async () => {
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

	it('goes along to the customer, up to three, and is no one else’s', async () => {
		const token = await backend.newToken();
		for (const id of [5, 6]) await add(id, token);
		const customer = await logIn('kupac@titraj.example', 'titraj-kupac', token);
		expect(compared((await backend.call('_get_hapi_compare', {}, customer)).body).ids).toEqual([5, 6]);
		expect(compared((await backend.call('_get_hapi_compare', {}, await backend.newToken())).body).ids).toEqual([]);
	});
});

describe('feedback', () => {
	const product = async (item_id: number) => expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id })).body).data;
	const comment = (item_id: number, token: string, message = 'Dugo čekam, ali vrijedi.') =>
		backend.call('_post_hapi_feedback_comment', { item_id, rate: 2, display_name: ' Iva\u0007 ', message }, token);

	it('is shown once staff approve it, and counts then', async () => {
		const token = await backend.newToken();
		const { data } = expectContract(FeedbackCommentAnswer, (await comment(1, token)).body);
		expect(data?.status).toBe('pending');
		expect((await product(1))?.feedback_rate_widget).toEqual({ rates: 4, rates_votes: 1 });

		expect((await backend.call('_put_hapi_feedback_comment', { id: data?.id ?? 0, status: 'approved' }, token)).status).toBe(403);
		await backend.call('_put_hapi_feedback_comment', { id: data?.id ?? 0, status: 'approved' }, staff);
		const shown = await product(1);
		expect(shown?.feedback_rate_widget).toEqual({ rates: 3, rates_votes: 2 });
		expect(shown?.feedback_comment_widget.items.map(({ display_name, rate }) => [display_name, rate])).toEqual([
			['Iva', 2],
			['Ana', 4],
		]);
		const list = expectContract(FeedbackCommentsAnswer, (await backend.call('_get_hapi_feedback_comments', { item_id: 1, limit: 1 }, token)).body).data;
		expect(list).toMatchObject({ total: 2, rates: [0, 1, 0, 1, 0] });

		await comment(1, token, 'Ipak sam se predomislio o njemu.');
		expect((await product(1))?.feedback_rate_widget).toEqual({ rates: 4, rates_votes: 1 });
	});

	it('that was rewritten meanwhile is not approved by who read the words before', async () => {
		const token = await backend.newToken();
		const idOf = async (answer: Promise<{ body: unknown }>) => expectContract(FeedbackCommentAnswer, (await answer).body).data?.id ?? 0;
		const approve = async (id: number) => (await backend.call('_put_hapi_feedback_comment', { id, status: 'approved' }, staff)).status;
		const read = await idOf(comment(4, token));
		expect(await idOf(comment(4, token))).toBe(read);
		const rewritten = await idOf(comment(4, token, 'Nešto što nitko nije pročitao.'));
		expect(await approve(read)).toBe(404);
		expect((await product(4))?.feedback_comment_widget.items).toEqual([]);
		expect(await approve(rewritten)).toBe(200);
		expect((await product(4))?.feedback_comment_widget.items).toMatchObject([{ message: 'Nešto što nitko nije pročitao.' }]);
	});

	it('keeps its date when its writer votes anew', async () => {
		const token = await backend.newToken();
		await comment(5, token);
		const old = new Date('2026-01-02T03:04:05Z');
		await backend.db.updateTable('feedback').set({ created_at: old }).where('product_id', '=', 5).execute();
		await backend.call('_post_hapi_feedback_rate', { item_id: 5, rate: 4 }, token);
		expect(await backend.db.selectFrom('feedback').select(['rate', 'created_at']).where('product_id', '=', 5).execute()).toEqual([
			{ rate: 4, created_at: old },
		]);
	});

	it('is one a shopper and product, however often it is sent', async () => {
		const token = await backend.newToken();
		await Promise.all(Array.from({ length: 5 }, () => comment(2, token)));
		const { body } = await backend.call('_get_hapi_feedback_comments', { item_id: 2, status: 'pending' }, staff);
		expect(expectContract(FeedbackCommentsAnswer, body).data?.total).toBe(1);
	});

	it('says which field is missing', async () => {
		const { body } = await backend.call('_post_hapi_feedback_comment', { item_id: 1, rate: 5, display_name: ' ', message: 'kratko' });
		expect(body).toMatchObject({ success: false, errors: { display_name: 'error_feedback_name', message: 'error_feedback_message' } });
	});

	it('counts a vote of a customer at once and that of a guest not yet', async () => {
		const vote = async (token: string, rate: number) =>
			expectContract(FeedbackRateAnswer, (await backend.call('_post_hapi_feedback_rate', { item_id: 3, rate }, token)).body).data;
		expect(await vote(await backend.newToken(), 1)).toEqual({ rates: 0, rates_votes: 0, own: 1 });
		const customer = await logIn('kupac@titraj.example', 'titraj-kupac');
		expect(await vote(customer, 5)).toEqual({ rates: 5, rates_votes: 1, own: 5 });
		expect(await vote(customer, 3)).toEqual({ rates: 3, rates_votes: 1, own: 3 });
	});

	it.each([
		[{ item_id: 22, rate: 5 }, 404],
		[{ item_id: 999_999, rate: 5 }, 404],
		[{ item_id: 2_147_483_648, rate: 5 }, 404],
		[{ item_id: 1, rate: 6 }, 400],
	])('refuses %j with %i', async (body, status) => {
		expect((await backend.call('_post_hapi_feedback_rate', body)).status).toBe(status);
	});
});

describe('quick order', () => {
	it('finds products by article code, part number and EAN in the order asked', async () => {
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

	it('adds many lines in one write, each as far as stock and maximum allow, and says so; a repeat changes nothing', async () => {
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

	it('takes 500 lines and refuses 501', async () => {
		const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ shopping_cart_code: `product-${(index % 20) + 1}`, qty: 1 }));
		const token = await backend.newToken();
		const { body } = await backend.call('_post_hapi_webshop_products', { items: lines(500) }, token);
		expect(expectContract(CartProductsAnswer, body).data?.lines.reduce((sum, { added }) => sum + added, 0)).toBe(210);
		expect((await backend.call('_post_hapi_webshop_products', { items: lines(501) }, token)).status).toBe(400);
	});
});

describe('stock of the stores', () => {
	it('names every store, those that have it first, and never more than the shop has', async () => {
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
