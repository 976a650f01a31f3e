import { toTokenHash } from '@titraj/backend/platform/visitor/token-hash.ts';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { callsOf } from '@titraj/contract/offered-features.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const SECRET = 'a secret of the tests';
let backend: RunningBackend;
let between: AlteredBackend;
let shop: RunningShop;
/** Calls removed from the endpoint table. */
let lacking: readonly string[] = [];
/** The customer that the backend reports for every visitor. */
let whoIs: number | null = null;
let code: string;

beforeAll(async () => {
	backend = await startBackend({ ...(await fixtureInMemory()), jwtSecret: SECRET });
	between = await alterBackend(backend.url, (path) =>
		path.includes('/misc/endpoints/')
			? {
					change(body) {
						const table = (body as { data: Record<string, unknown> }).data;
						for (const name of lacking) delete table[name];
						return body;
					},
				}
			: path.includes('/auth/is-login/') && whoIs !== null
				? { change: (body) => ({ ...(body as object), data: { ...(body as { data: object }).data, user_id: whoIs } }) }
				: undefined,
	);
	shop = await startShop({ backendUrl: between.url });
	const products = await (await openJar(shop.url).get('/api/hapi/catalog/products?limit=1&search_q=kabel+na+kolutu')).json();
	code = products.data.items[0].shopping_cart_code;
});
afterAll(async () => {
	await shop.close();
	await between[Symbol.asyncDispose]();
	await backend.close();
});
beforeEach(() => {
	lacking = [];
	whoIs = null;
	sharedCache().clear();
});

async function visitor(): Promise<BrowserJar> {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	return jar;
}
const put = (jar: BrowserJar, qty: number) => jar.send('POST', '/api/hapi/webshop/product', { shopping_cart_code: code, qty });
const pieces = async (jar: BrowserJar): Promise<number> => {
	const { data } = await (await jar.get('/api/hapi/webshop/cart')).json();
	return data.parcels[0]?.items[0]?.qty ?? 0;
};
const signIn = (jar: BrowserJar) => jar.send('POST', '/api/hapi/auth/login', { email: 'kupac@titraj.example', password: 'titraj-kupac' });

/** Link that resumes the newest session. */
async function linkOfNewest(hash?: string): Promise<string> {
	const { id } = await backend.db.selectFrom('sessions').select('id').orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();
	return `/api/nuxtapi/token?${new URLSearchParams({ set_token_id: id, token_hash: hash ?? toTokenHash({ sessionId: id, secret: SECRET, now: new Date() }) })}`;
}

test('a link moves a visitor’s cart to another browser: both have separate sessions, and it works once', async () => {
	const first = await visitor();
	await put(first, 3);
	const link = await linkOfNewest();
	const second = openJar(shop.url);
	expect((await second.get(link)).status).toBe(200);
	expect(await pieces(second)).toBe(3);
	expect(parseStateHint(second.cookies.get('shop_state'))).toMatchObject({ signedIn: false, cartCount: 3 });
	expect((await first.get('/api/hapi/webshop/cart')).status).toBe(401);
	const third = openJar(shop.url);
	expect((await third.get(link)).status).toBe(200);
	expect(await pieces(third)).toBe(0);
});

test('a link with a wrong proof creates a new guest with an empty cart', async () => {
	await put(await visitor(), 2);
	const jar = openJar(shop.url);
	expect((await jar.get(await linkOfNewest('guessed'))).status).toBe(200);
	expect(await pieces(jar)).toBe(0);
});

test('a visitor with a cart keeps it', async () => {
	await put(await visitor(), 2);
	const link = await linkOfNewest();
	const own = await visitor();
	await put(own, 5);
	await own.get(link);
	expect(await pieces(own)).toBe(5);
});

test('a link neither signs a visitor in nor a customer out', async () => {
	const customer = await visitor();
	await signIn(customer);
	const link = await linkOfNewest();
	const stranger = openJar(shop.url);
	expect((await stranger.get(link)).status).toBe(200);
	expect((await (await stranger.get('/api/hapi/auth/is-login')).json()).data.user_id).toBeNull();
	await customer.get(link);
	expect((await (await customer.get('/api/hapi/auth/is-login')).json()).data.user_id).not.toBeNull();
});

test('a link is refused if the backend would sign the visitor in, and its token is not stored', async () => {
	await put(await visitor(), 2);
	const link = await linkOfNewest();
	whoIs = 1;
	const stranger = openJar(shop.url);
	expect((await stranger.get(link)).status).toBe(403);
	expect(stranger.cookies.has('hapi_auth_token')).toBe(false);
});

test('another site cannot make a browser follow a link', async () => {
	await put(await visitor(), 2);
	expect((await openJar(shop.url).get(await linkOfNewest(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('requesting a new session also ends the refused one at the backend', async () => {
	const jar = openJar(shop.url);
	jar.cookies.set('hapi_auth_token', 'nobody');
	const before = between.calls.length;
	expect((await (await jar.get('/api/nuxtapi/token?regenerate=1')).json()).data.created).toBe(true);
	expect(between.calls.slice(before).filter((path) => path.includes('generate-token'))).toEqual(['/hapi/v1/auth/generate-token/?force_logout=1']);
});

test('signing out of a backend without a logout endpoint ends the session by a new token', async () => {
	const jar = await visitor();
	await signIn(jar);
	const old = jar.cookies.get('hapi_auth_token') ?? '';
	lacking = callsOf('account').filter((name) => name.endsWith('_logout'));
	sharedCache().clear();
	expect((await jar.send('POST', '/api/hapi/auth/logout', {})).status).toBe(200);
	expect((await (await jar.get('/api/hapi/auth/is-login')).json()).data.user_id).toBeNull();
	jar.cookies.set('hapi_auth_token', old);
	expect((await jar.get('/api/hapi/auth/is-login')).status).toBe(401);
});
