import { toTokenHash } from '@titraj/backend/platform/visitor/token-hash.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { IsLoginAnswer } from '@titraj/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const DAY = 86_400_000;
let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const idOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).jti;
const hashOf = (id: string, now = new Date()) => toTokenHash({ sessionId: id, secret: 'test', now });
const follow = async (id: string, token_hash: string) =>
	readJwt((await backend.call('_get_hapi_auth_generate_token', { set_token_id: id, token_hash }, null)).body);
const whoIs = async (token: string) => expectContract(IsLoginAnswer, (await backend.call('_get_hapi_auth_is_login', {}, token)).body).data;

/** Products in the cart of a token; the status if the session has ended. */
async function cartOf(token: string) {
	const { status, body } = await backend.call('_get_hapi_webshop_cart', {}, token);
	return status === 200
		? expectContract(CartAnswer, body).data?.parcels.flatMap(({ items }) => items.map(({ shopping_cart_code }) => shopping_cart_code))
		: status;
}

async function visitorWithGoods(): Promise<string> {
	const token = await backend.newToken();
	await backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-20', qty: 1 }, token);
	return token;
}

it('a link moves a visitor’s cart and saved items to a new session, and ends the sender’s session', async () => {
	const named = await visitorWithGoods();
	await backend.call('_post_hapi_wishlist', { code: 'product-1' }, named);
	await backend.call('_post_hapi_compare', { shopping_cart_code: 'product-2' }, named);
	await backend.call('_get_hapi_auth_is_login', { continue_as_guest: 1 }, named);
	const carried = await follow(idOf(named), hashOf(idOf(named)));
	expect(idOf(carried)).not.toBe(idOf(named));
	expect([await cartOf(carried), await cartOf(named)]).toEqual([['product-20'], 401]);
	expect(await whoIs(carried)).toMatchObject({ user_id: null, continue_as_guest_exist: true });
	expect((await backend.call('_get_hapi_wishlist', {}, carried)).body).toMatchObject({ data: { items: [{ id: 1 }] } });
	expect((await backend.call('_get_hapi_compare', {}, carried)).body).toMatchObject({ data: { items: [{ id: 2 }] } });
});

it('a link works once, even if two follow it at the same time', async () => {
	const named = await visitorWithGoods();
	const hash = hashOf(idOf(named));
	const carts = await Promise.all([1, 2, 3].map(async () => cartOf(await follow(idOf(named), hash))));
	expect(carts.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)).toEqual([['product-20'], [], []]);
	expect(await cartOf(await follow(idOf(named), hash))).toEqual([]);
});

it.each<[string, (id: string) => string]>([
	['is guessed', () => 'guess'],
	['lacks a signature after its date', (id) => hashOf(id).replace(/\..*/, '.')],
	['is from yesterday', (id) => hashOf(id, new Date(Date.now() - DAY))],
	['is from yesterday with a later date', (id) => hashOf(id, new Date(Date.now() - DAY)).replace(/^\w+/, (Date.now() + DAY).toString(36))],
	['is of another session', () => hashOf('00000000-0000-4000-8000-000000000000')],
	['is of another secret', (id) => toTokenHash({ sessionId: id, secret: 'guess', now: new Date() })],
])('a proof that %s creates a new guest, and the visitor keeps the session', async (_title, toHash) => {
	const named = await visitorWithGoods();
	const followed = await follow(idOf(named), toHash(idOf(named)));
	expect([await cartOf(followed), await cartOf(named)]).toEqual([[], ['product-20']]);
});

it('a link never continues the session of a customer, who stays signed in', async () => {
	const customer = readJwt((await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' })).body);
	const followed = await follow(idOf(customer), hashOf(idOf(customer)));
	expect((await whoIs(followed))?.user_id).toBeNull();
	expect((await whoIs(customer))?.user_id).not.toBeNull();
});
