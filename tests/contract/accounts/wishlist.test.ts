import { WishlistAnswer, WishlistCategoriesAnswer } from '@titraj/contract/wishlist.ts';
import { describe, expect, it } from 'vitest';
import { logIn, newCustomer } from '#tests/support/account-steps.ts';
import { tokenForEachTest } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
tokenForEachTest((started, guest) => {
	backend = started;
	token = guest;
});

function summary(body: unknown) {
	const { success, label_name, data } = expectContract(WishlistAnswer, body);
	const lines = data?.items.map(({ item, qty }) => `${qty} ${item.code}`);
	return {
		success,
		...(label_name !== undefined && { label_name }),
		version: data?.version,
		lines,
		ids: data?.items.map(({ id }) => id),
		share: data?.share_code,
	};
}
const read = async (as = token) => summary((await backend.call('_get_hapi_wishlist', {}, as)).body);
const put = async (product: number | string, qty?: number, as = token) =>
	summary(
		(await backend.call('_post_hapi_wishlist', { code: typeof product === 'number' ? `product-${product}` : product, ...(qty !== undefined && { qty }) }, as))
			.body,
	);
const remove = async (id: number, as = token) => summary((await backend.call('_delete_hapi_wishlist', { id }, as)).body);

describe('a wishlist', () => {
	it('of a visitor is empty, accepts products with quantities, newest first, and removes them', async () => {
		expect(await read()).toMatchObject({ success: true, version: 0, lines: [] });
		await put(20);
		expect(await put(21, 3)).toMatchObject({ version: 2, lines: ['3 CAB-1', '1 MON-20'] });
		expect(await put(20, 2)).toMatchObject({ version: 3, lines: ['3 CAB-1', '2 MON-20'] });
		const { ids = [] } = await read();
		expect(await remove(ids[0] ?? 0)).toMatchObject({ version: 4, lines: ['2 MON-20'] });
		expect(await remove(ids[0] ?? 0)).toMatchObject({ version: 4, lines: ['2 MON-20'] });
	});

	it('returns the price of a product when it was saved, from the price history', async () => {
		const { db } = backend;
		const { id, now_cents } = await db
			.selectFrom('products')
			.select(['id', 'now_cents'])
			.where('listed', '=', true)
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		await put(id);
		const whenAdded = async () => {
			const { data } = expectContract(WishlistAnswer, (await backend.call('_get_hapi_wishlist', {}, token)).body);
			return data?.items[0]?.price_when_added;
		};
		expect(await whenAdded()).toBe(now_cents / 100);
		await db
			.insertInto('price_history')
			.values({ product_id: id, price_cents: 1, valid_from: new Date(Date.now() + 60_000) })
			.execute();
		expect(await whenAdded()).toBe(now_cents / 100);
		await db.deleteFrom('price_history').where('product_id', '=', id).execute();
		expect(await whenAdded()).toBeNull();
	});

	it.each(['product-22', 'product-999999', 'product-', 'product-99999999999', "x' or 1=1", ''])('refuses %j', async (code) => {
		expect(await put(code)).toMatchObject({ success: false, label_name: 'error_wishlist_product', lines: [] });
	});

	it('is limited to 200 products', async () => {
		await put(1);
		const { id } = await backend.db.selectFrom('wishlists').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
		const codes = Array.from({ length: 199 }, (_, index) => index);
		const { category_id } = await backend.db.selectFrom('products').select('category_id').where('id', '=', 1).executeTakeFirstOrThrow();
		for (const index of codes) {
			const copy = await backend.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
			const json = (value: unknown) => JSON.stringify(value);
			const { id: _id, now_cents: _now, reduced: _reduced, stocked: _stocked, orderable: _orderable, ...row } = copy;
			const product = await backend.db
				.insertInto('products')
				.values({
					...row,
					code: `KOPIJA-${index}`,
					category_id,
					listed: false,
					attributes: json(row.attributes),
					attributes_special: json(row.attributes_special),
					documents: json(row.documents),
					reviews: json(row.reviews),
					badges: json(row.badges),
					variation_attributes: json(row.variation_attributes),
					group_product_codes: json(row.group_product_codes),
					group_product_ids: json(row.group_product_ids),
					picture: json(row.picture),
					views: json(row.views),
				} as never)
				.returning('id')
				.executeTakeFirstOrThrow();
			await backend.db.insertInto('wishlist_items').values({ wishlist_id: id, product_id: product.id, qty: 1 }).execute();
		}
		expect(await put(2)).toMatchObject({ success: false, label_name: 'error_wishlist_full' });
		expect(await put(1, 5)).toMatchObject({ success: true, lines: ['5 MON-1'] });

		const customer = await newCustomer(backend, 'puno@zelje.example');
		for (const product of [1, 20, 21]) await put(product, 1, customer);
		await logIn(backend, { email: 'puno@zelje.example', as: token });
		const { total } = await backend.db
			.selectFrom('wishlist_items as i')
			.innerJoin('wishlists as w', 'w.id', 'i.wishlist_id')
			.innerJoin('users as u', 'u.id', 'w.user_id')
			.select((eb) => eb.fn.countAll<number>().as('total'))
			.where('u.email', '=', 'puno@zelje.example')
			.executeTakeFirstOrThrow();
		expect(total).toBe(200);
	});
});

describe('a login', () => {
	it('moves the visitor’s list to the customer: a product on both lists is kept once with the larger quantity', async () => {
		const customer = await newCustomer(backend, 'spajanje@zelje.example');
		await put(20, 1, customer);
		await put(21, 5, customer);
		await put(20, 4);
		await put(21, 2);
		await put(19, 1);
		const merged = await logIn(backend, { email: 'spajanje@zelje.example', as: token });
		expect((await read(merged)).lines?.toSorted()).toEqual(['1 MON-19', '4 MON-20', '5 CAB-1']);
		expect(await read()).toMatchObject({ lines: [] });
		const again = await logIn(backend, { email: 'spajanje@zelje.example', as: token });
		expect((await read(again)).lines?.toSorted()).toEqual(['1 MON-19', '4 MON-20', '5 CAB-1']);
	});

	it('that is sent four times at once duplicates neither list nor cart', async () => {
		await newCustomer(backend, 'cetiri@zelje.example');
		await put(20, 2);
		await backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-20', qty: 2 }, token);
		const tokens = await Promise.all(Array.from({ length: 4 }, () => logIn(backend, { email: 'cetiri@zelje.example', as: token })));
		const own = tokens[0] ?? '';
		expect((await read(own)).lines).toEqual(['2 MON-20']);
		expect((await backend.call('_get_hapi_webshop_cart', {}, own)).body).toMatchObject({ data: { parcels: [{ items: [{ qty: 2 }] }] } });
	});
});

describe('a shared list', () => {
	const shareAs = async (as: string) => summary((await backend.call('_post_hapi_wishlist_share', { shared: true }, as)).body).share ?? '';
	const seenBy = async (share_code: string) => summary((await backend.call('_get_hapi_wishlist', { share_code }, await backend.newToken())).body).lines;

	it('of a visitor who signs in keeps its link', async () => {
		await newCustomer(backend, 'dijeli@zelje.example');
		await put(20);
		const code = await shareAs(token);
		const own = await logIn(backend, { email: 'dijeli@zelje.example', as: token });
		expect(await read(own)).toMatchObject({ lines: ['1 MON-20'], share: code });
		expect(await seenBy(code)).toEqual(['1 MON-20']);
		expect((await read()).share).toBeNull();
	});

	it('of a visitor who signs in does not show what the customer saved before', async () => {
		const customer = await newCustomer(backend, 'ne-dijeli@zelje.example');
		await put(21, 1, customer);
		await put(20);
		const code = await shareAs(token);
		const own = await logIn(backend, { email: 'ne-dijeli@zelje.example', as: token });
		expect((await read(own)).share).toBeNull();
		expect(await seenBy(code)).toEqual([]);
	});
});

it('categories above the list have their counts, by level', async () => {
	await put(20);
	await put(19);
	await put(21);
	const list = async (query: object) =>
		(expectContract(WishlistCategoriesAnswer, (await backend.call('_get_hapi_wishlist_categories', query, token)).body).data?.items ?? []).map(
			({ title, level, total }) => `${level} ${title} ${total}`,
		);
	expect(await list({})).toEqual(['1 Računala 2', '1 Kabeli 1', '2 Monitori 2']);
	expect(await list({ level_from: 2 })).toEqual(['2 Monitori 2']);
	expect(await list({ level_to: 1 })).toEqual(['1 Računala 2', '1 Kabeli 1']);
	const { body } = await backend.call('_get_hapi_wishlist_categories', { level_from: 2 }, token);
	const { id } = expectContract(WishlistCategoriesAnswer, body).data?.items[0] ?? { id: 0 };
	expect(summary((await backend.call('_get_hapi_wishlist', { category_id: id }, token)).body).lines?.toSorted()).toEqual(['1 MON-19', '1 MON-20']);
});
