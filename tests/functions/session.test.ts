import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.close());

const TOKEN = '/api/nuxtapi/token?regenerate=1';
const PRODUCT = '/api/hapi/webshop/product';

async function firstCartCode(): Promise<string> {
	const answer = await (await openJar(shop.url).get('/api/hapi/catalog/products?limit=1&search_q=kabel+na+kolutu')).json();
	return answer.data.items[0].shopping_cart_code;
}

describe('token', () => {
	test('the token is in an HttpOnly Lax cookie for a year and in no body', async () => {
		const response = await openJar(shop.url).get(TOKEN);
		const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('hapi_auth_token='));
		expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
		expect(await response.text()).toBe('{"success":true,"data":{"created":true}}');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
	});

	test('a valid token is kept: consecutive calls belong to one guest', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		const first = jar.cookies.get('hapi_auth_token');
		const epoch = parseStateHint(jar.cookies.get('shop_state'))?.epoch;
		const answers = await Promise.all(Array.from({ length: 20 }, () => jar.get(TOKEN).then((response) => response.json())));
		expect(answers.every((answer) => answer.data.created === false)).toBe(true);
		expect(jar.cookies.get('hapi_auth_token')).toBe(first);
		expect(parseStateHint(jar.cookies.get('shop_state'))?.epoch).toBe(epoch);
	});

	test('a token that the backend refuses is replaced', async () => {
		const jar = openJar(shop.url);
		jar.cookies.set('hapi_auth_token', 'nonsense');
		expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(401);
		expect((await (await jar.get(TOKEN)).json()).data.created).toBe(true);
		expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(200);
	});

	test('without regenerate=1 the backend is not called: the session is kept, and a visitor without a session gets one', async () => {
		const jar = openJar(shop.url);
		const plain = '/api/nuxtapi/token';
		expect((await (await jar.get(plain)).json()).data.created).toBe(true);
		const epoch = parseStateHint(jar.cookies.get('shop_state'))?.epoch;
		jar.cookies.set('hapi_auth_token', 'nonsense');
		expect((await (await jar.get(plain)).json()).data.created).toBe(false);
		expect([jar.cookies.get('hapi_auth_token'), parseStateHint(jar.cookies.get('shop_state'))?.epoch]).toEqual(['nonsense', epoch]);
		expect((await (await jar.get(TOKEN)).json()).data.created).toBe(true);
		expect(jar.cookies.get('hapi_auth_token')).not.toBe('nonsense');
	});

	test('a token without its hint is checked, so that the hint says who is signed in', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		await jar.send('POST', '/api/hapi/auth/login', { email: 'kupac@titraj.example', password: 'titraj-kupac' });
		jar.cookies.delete('shop_state');
		expect((await (await jar.get('/api/nuxtapi/token')).json()).data.created).toBe(false);
		expect(parseStateHint(jar.cookies.get('shop_state'))?.signedIn).toBe(true);
	});

	test('no other function creates tokens: 20 parallel first calls get 401 and no cookie', async () => {
		const jar = openJar(shop.url);
		const responses = await Promise.all(Array.from({ length: 20 }, () => jar.get('/api/hapi/webshop/cart')));
		expect(new Set(responses.map((response) => response.status))).toEqual(new Set([401]));
		expect(jar.cookies.size).toBe(0);
	});

	test('a late 401 of an old token does not remove the new one', async () => {
		const response = await openJar(shop.url).get('/api/hapi/webshop/cart', { cookie: 'hapi_auth_token=old' });
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test('another site cannot turn a visitor into a guest', async () => {
		expect((await openJar(shop.url).get(TOKEN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
	});
});

describe('login', () => {
	const customer = { email: 'kupac@titraj.example', password: 'titraj-kupac' };

	test('a wrong password is a refusal with a label, in the envelope', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		const response = await jar.send('POST', '/api/hapi/auth/login', { email: customer.email, password: 'no' });
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({ success: false, label_name: 'error_login_invalid' });
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test('the guest keeps the cart, the token changes and is not in the body', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		const guest = jar.cookies.get('hapi_auth_token');
		await jar.send('POST', PRODUCT, { shopping_cart_code: await firstCartCode(), qty: 2 });
		const response = await jar.send('POST', '/api/hapi/auth/login', customer);
		expect(await response.text()).toBe('{"success":true}');
		expect(jar.cookies.get('hapi_auth_token')).not.toBe(guest);
		const cart = await (await jar.get('/api/hapi/webshop/cart')).json();
		expect(cart.data.parcels[0].items[0].qty).toBeGreaterThanOrEqual(2);
		expect(parseStateHint(jar.cookies.get('shop_state'))).toMatchObject({ signedIn: true });
		expect(jar.cookies.has('shop_staff')).toBe(false);
	});

	test('logout creates a new guest with an empty cart and removes the markers', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		await jar.send('POST', '/api/hapi/auth/login', customer);
		const response = await jar.send('POST', '/api/hapi/auth/logout', {});
		expect(await response.text()).not.toContain('jwt');
		expect(parseStateHint(jar.cookies.get('shop_state'))).toMatchObject({ signedIn: false, cartCount: 0 });
		const login = await (await jar.get('/api/hapi/auth/is-login')).json();
		expect(login.data.user_id).toBeNull();
	});

	test('fifty customers behind one address sign in within five minutes', async () => {
		const statuses = new Set<number>();
		for (let turn = 0; turn < 50; turn++) {
			const jar = openJar(shop.url);
			await jar.get(TOKEN);
			statuses.add((await jar.send('POST', '/api/hapi/auth/login', customer)).status);
		}
		expect([...statuses]).toEqual([200]);
	});

	test('the ninth attempt on an account within five minutes has to wait', async () => {
		const jar = openJar(shop.url);
		await jar.get(TOKEN);
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 9; attempt++) {
			statuses.push((await jar.send('POST', '/api/hapi/auth/login', { email: 'nitko@titraj.test', password: 'no' })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
	});
});
