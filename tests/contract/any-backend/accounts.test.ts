import { describe, expect } from 'vitest';
import { toGuestForm } from '#scripts/contract/writes/guest-data.ts';
import { cartCalls } from '#tests/support/any-backend/cart-of.ts';
import type { Client } from '#tests/support/any-backend/client.ts';
import { testsOfAnyBackend } from '#tests/support/any-backend/when-offered.ts';

const whenOffered = testsOfAnyBackend();
const LOGIN = ['_post_hapi_auth_login', '_post_hapi_auth_logout', '_get_hapi_auth_is_login'] as const;
const userOf = async (client: Client) => (await client.call('_get_hapi_auth_is_login', {})).data?.user_id ?? null;

describe('a sign-in', () => {
	whenOffered(...LOGIN)('gets the same refusal for a wrong password, an empty one, and an unknown e-mail', async ({ shop, guest, need }) => {
		const { email } = need(shop.account, 'an account: name one, --account EMAIL:PASSWORD');
		const tries = [
			{ email, password: 'no-such-password-7f3a' },
			{ email, password: '' },
			{ email: 'no-such-person-7f3a@shop.example', password: 'no-such-password-7f3a' },
		];
		for (const request of tries)
			expect((await guest.send('_post_hapi_auth_login', request)).body).toEqual({ success: false, label_name: 'error_login_invalid' });
	});

	whenOffered(...LOGIN)('returns a new token, and the previous one stays a visitor’s', async ({ guest, signIn }) => {
		const customer = await signIn(guest);
		expect(await userOf(customer)).not.toBeNull();
		expect(await userOf(guest)).toBeNull();
	});

	whenOffered(...LOGIN, '_post_hapi_webshop_product')('moves the cart to the account, once', async ({ shop, guest, signIn, need, another }) => {
		const code = need(shop.goods.buyable[0], 'a product that can be bought').shopping_cart_code ?? '';
		const before = cartCalls(await signIn(await another()));
		for (const { shopping_cart_code } of (await before.read()).items) await before.remove(shopping_cart_code);
		await cartCalls(guest).add(code, 1);
		const customer = cartCalls(await signIn(guest));
		expect((await customer.read()).lines).toEqual([`1 ${code}`]);
		expect((await cartCalls(guest).read()).lines).toEqual([]);
		await signIn(guest);
		expect((await customer.read()).lines).toEqual([`1 ${code}`]);
		await customer.remove(code);
	});
});

describe('a session', () => {
	whenOffered('_get_hapi_auth_generate_token', '_get_hapi_auth_is_login')('is rejected after it was ended with force_logout', async ({ guest }) => {
		await guest.call('_get_hapi_auth_generate_token', { force_logout: 1 });
		expect((await guest.send('_get_hapi_auth_is_login', {})).status).toBe(401);
	});

	whenOffered(...LOGIN)('stores whether its visitor continues as a guest', async ({ guest }) => {
		const asked = async (query: object) => (await guest.call('_get_hapi_auth_is_login', { ...query })).data?.continue_as_guest_exist;
		await asked({ continue_as_guest: 1 });
		expect(await asked({})).toBe(true);
		await asked({ continue_as_guest: 0 });
		expect(await asked({})).toBe(false);
	});
});

describe('an address book', () => {
	const BOOK = ['_get_hapi_auth_addresses', '_post_hapi_auth_addresses', '_delete_hapi_auth_addresses'] as const;
	const { type: _, email: __, ...address } = toGuestForm('suite');
	const put = (customer: Client, more: object = {}) =>
		customer.call('_post_hapi_auth_addresses', { title: 'contract-check', ...address, default_delivery: true, default_billing: true, ...more });
	const read = async (customer: Client) => (await customer.call('_get_hapi_auth_addresses', {})).data?.items ?? [];

	whenOffered(...BOOK, ...LOGIN)('has one default address of each kind after ten concurrent writes', async ({ guest, signIn }) => {
		const customer = await signIn(guest);
		const before = new Set((await read(customer)).map(({ id }) => id));
		await Promise.all(Array.from({ length: 10 }, (_, index) => put(customer, { street: `Ilica ${index + 1}` })));
		const after = await read(customer);
		expect(after.filter(({ id }) => !before.has(id))).toHaveLength(10);
		expect([after.filter((row) => row.default_delivery).length, after.filter((row) => row.default_billing).length]).toEqual([1, 1]);
		for (const { id } of after) if (!before.has(id)) await customer.call('_delete_hapi_auth_addresses', { id });
		expect((await read(customer)).map(({ id }) => id).toSorted()).toEqual([...before].toSorted());
	});

	whenOffered(...BOOK, ...LOGIN)('cannot be read, changed or deleted by a guest', async ({ guest, signIn, another }) => {
		const customer = await signIn(guest);
		const id = (await put(customer)).data?.items.find(({ title }) => title === 'contract-check')?.id;
		const stranger = await another();
		for (const [name, request] of [
			['_get_hapi_auth_addresses', {}],
			['_post_hapi_auth_addresses', { id, ...address }],
			['_delete_hapi_auth_addresses', { id }],
		] as const)
			expect([name, (await stranger.send(name, request)).status]).toEqual([name, 403]);
		expect((await read(customer)).map((row) => row.id)).toContain(id);
		await customer.call('_delete_hapi_auth_addresses', { id });
	});
});
