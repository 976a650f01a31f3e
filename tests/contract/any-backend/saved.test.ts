import { describe, expect } from 'vitest';
import type { Client } from '#tests/support/any-backend/client.ts';
import { HOSTILE_TEXTS } from '#tests/support/any-backend/hostile-texts.ts';
import { testsOfAnyBackend, type World } from '#tests/support/any-backend/when-offered.ts';

const whenOffered = testsOfAnyBackend();

/** Codes of the first available products. */
function codesOf({ shop, need }: World, count: number): readonly string[] {
	need(shop.goods.buyable[count - 1], `${count} products that can be bought`);
	return shop.goods.buyable.slice(0, count).map(({ shopping_cart_code }) => shopping_cart_code ?? '');
}

describe('a wishlist', () => {
	const CALLS = ['_get_hapi_wishlist', '_post_hapi_wishlist', '_delete_hapi_wishlist'] as const;
	const whenWished = whenOffered(...CALLS);
	const read = async (client: Client, query: { share_code?: string } = {}) => (await client.call('_get_hapi_wishlist', query)).data?.items ?? [];
	const codes = async (client: Client, query?: { share_code: string }) => (await read(client, query)).map(({ shopping_cart_code }) => shopping_cart_code);
	const put = (client: Client, code: string, qty?: number) =>
		client.call('_post_hapi_wishlist', { model: 'catalogproduct', code, ...(qty !== undefined && { qty }) });

	whenWished('lists products by time of saving, newest first, with their quantities', async (world) => {
		const [first = '', second = ''] = codesOf(world, 2);
		await put(world.guest, first);
		await put(world.guest, second, 3);
		await put(world.guest, first, 2);
		expect((await read(world.guest)).map(({ shopping_cart_code, qty }) => [shopping_cart_code, qty])).toEqual([
			[second, 3],
			[first, 2],
		]);
	});

	whenWished('contains a product once, also after ten concurrent writes', async (world) => {
		const [code = ''] = codesOf(world, 1);
		await Promise.all(Array.from({ length: 10 }, () => put(world.guest, code)));
		expect(await codes(world.guest)).toEqual([code]);
	});

	whenWished('accepts a sold-out product', async ({ guest, shop, need }) => {
		const code = need(shop.goods.soldOut, 'a product that is shown and sold out').shopping_cart_code ?? '';
		expect(await put(guest, code)).toMatchObject({ success: true });
		expect(await codes(guest)).toEqual([code]);
	});

	for (const [name, text] of HOSTILE_TEXTS)
		whenWished(`refuses a product code that is ${name}`, async ({ guest }) => {
			const { body, status } = await guest.send('_post_hapi_wishlist', { model: 'catalogproduct', code: text });
			expect([200, 400]).toContain(status);
			expect(body).not.toMatchObject({ success: true });
			expect(await codes(guest)).toEqual([]);
		});

	whenWished('cannot be read or changed by another guest', async (world) => {
		const [code = ''] = codesOf(world, 1);
		await put(world.guest, code);
		const [wish] = await read(world.guest);
		const stranger = await world.another();
		expect(await codes(stranger)).toEqual([]);
		await stranger.send('_delete_hapi_wishlist', { id: wish?.id });
		expect(await codes(world.guest)).toEqual([code]);
	});

	whenOffered(...CALLS, '_post_hapi_wishlist_share')('can be read by its share code until sharing ends, and then gets a new code', async (world) => {
		const [code = ''] = codesOf(world, 1);
		await put(world.guest, code);
		const share = async (shared: boolean) => (await world.guest.call('_post_hapi_wishlist_share', { shared })).data?.share_code ?? null;
		const share_code = (await share(true)) ?? '';
		expect(share_code.length).toBeGreaterThanOrEqual(20);
		expect(await share(true)).toBe(share_code);
		const stranger = await world.another();
		expect(await codes(stranger, { share_code })).toEqual([code]);
		expect(await share(false)).toBeNull();
		expect((await stranger.send('_get_hapi_wishlist', { share_code })).status).toBe(404);
		expect(await share(true)).not.toBe(share_code);
	});

	whenOffered(...CALLS, '_post_hapi_auth_login')('is merged into the account’s list at sign-in, each product once', async (world) => {
		const [first = '', second = ''] = codesOf(world, 2);
		const customer = await world.signIn(await world.another());
		await empty(customer);
		await put(customer, first, 5);
		await put(world.guest, first, 2);
		await put(world.guest, second, 1);
		const merged = await world.signIn(world.guest);
		expect((await read(merged)).map(({ shopping_cart_code, qty }) => [shopping_cart_code, qty]).toSorted()).toEqual(
			[
				[first, 5],
				[second, 1],
			].toSorted(),
		);
		expect(await codes(world.guest)).toEqual([]);
		await empty(merged);
	});

	async function empty(client: Client): Promise<void> {
		for (const { id } of await read(client)) await client.call('_delete_hapi_wishlist', { id });
	}
});

describe('a comparison', () => {
	const CALLS = ['_get_hapi_compare', '_post_hapi_compare', '_delete_hapi_compare'] as const;
	const whenCompared = whenOffered(...CALLS);
	const read = async (client: Client) => (await client.call('_get_hapi_compare', { mode: 'normal' })).data?.items.map((item) => item.shopping_cart_code) ?? [];
	const add = (client: Client, shopping_cart_code: string) => client.call('_post_hapi_compare', { shopping_cart_code });

	whenCompared('accepts three products in order, refuses a fourth, and removes one', async (world) => {
		const [first = '', second = '', third = '', fourth = ''] = codesOf(world, 4);
		for (const code of [second, first, third]) await add(world.guest, code);
		expect(await add(world.guest, fourth)).toMatchObject({ success: false, label_name: 'error_compare_limit' });
		expect(await read(world.guest)).toEqual([second, first, third]);
		await world.guest.call('_delete_hapi_compare', { shopping_cart_code: first });
		expect(await read(world.guest)).toEqual([second, third]);
	});

	whenCompared('contains three products after more are added concurrently', async (world) => {
		const codes = codesOf(world, 4);
		await Promise.all(codes.flatMap((code) => [add(world.guest, code), add(world.guest, code)]));
		expect(await read(world.guest)).toHaveLength(3);
	});

	for (const [name, text] of HOSTILE_TEXTS)
		whenCompared(`refuses a product code that is ${name}`, async ({ guest }) => {
			const { body, status } = await guest.send('_post_hapi_compare', { shopping_cart_code: text });
			expect([200, 400]).toContain(status);
			expect(body).not.toMatchObject({ success: true });
			expect(await read(guest)).toEqual([]);
		});

	whenOffered(...CALLS, '_post_hapi_auth_login')('is moved to the account at sign-in, and other visitors do not see it', async (world) => {
		const codes = codesOf(world, 2);
		const before = await world.signIn(await world.another());
		for (const shopping_cart_code of await read(before)) await before.call('_delete_hapi_compare', { shopping_cart_code });
		for (const code of codes) await add(world.guest, code);
		const customer = await world.signIn(world.guest);
		expect(await read(customer)).toEqual(codes);
		expect(await read(await world.another())).toEqual([]);
		for (const shopping_cart_code of codes) await customer.call('_delete_hapi_compare', { shopping_cart_code });
	});
});
