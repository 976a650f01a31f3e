import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as login from '#functions/login.ts';
import * as token from '#functions/token.ts';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
});
afterAll(() => shop.close());

const TOKEN = '/api/nuxtapi/token?regenerate=1';
const customer = { email: 'kupac@titraj.example', password: 'titraj-kupac' };

async function guest(): Promise<BrowserJar> {
	const jar = openJar(shop.url);
	await jar.get(TOKEN);
	return jar;
}

async function signedIn(who = customer): Promise<BrowserJar> {
	const jar = await guest();
	await jar.send('POST', '/api/hapi/auth/login', who);
	return jar;
}

let kept: Promise<BrowserJar> | undefined;
/** One customer's browser for tests that do not change the session, because sign-ins are limited. */
const customerJar = () => (kept ??= signedIn());

describe('another site cannot act for a customer', () => {
	const writes: readonly (readonly [string, object])[] = [
		['/api/hapi/auth/login', customer],
		['/api/hapi/auth/logout', {}],
		['/api/hapi/auth/social-login', { provider: 'demo' }],
		['/api/hapi/auth/signup', { ...customer, first_name: 'A', last_name: 'B', accept_terms: true }],
		['/api/hapi/auth/profile', { first_name: 'Druga' }],
		['/api/hapi/auth/change-password', { password: customer.password, new_password: 'nova lozinka 9' }],
		['/api/hapi/auth/close-account', { password: customer.password }],
	];
	test.each(writes)('POST %s from another site is refused, and changes no cookie', async (path, body) => {
		const jar = await customerJar();
		const elsewhere = await jar.send('POST', path, body, { origin: 'https://drugdje.example', 'sec-fetch-site': 'cross-site' });
		expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([403, []]);
		const sibling = await jar.send('POST', path, body, { origin: 'https://drugdje.example', 'sec-fetch-site': 'same-site' });
		expect(sibling.status).toBe(403);
		const asForm = await jar.send('POST', path, body, { 'content-type': 'text/plain' });
		expect(asForm.status).toBe(415);
		expect((await (await jar.get('/api/hapi/auth/is-login')).json()).data.user_id).not.toBeNull();
	});
});

describe('session fixation', () => {
	test('a token known before the sign-in is not signed in afterwards', async () => {
		const jar = await guest();
		const planted = jar.cookies.get('hapi_auth_token') ?? '';
		await jar.send('POST', '/api/hapi/auth/login', customer);
		expect(jar.cookies.get('hapi_auth_token')).not.toBe(planted);
		const thief = openJar(shop.url);
		thief.cookies.set('hapi_auth_token', planted);
		expect((await (await thief.get('/api/hapi/auth/is-login')).json()).data.user_id).toBeNull();
	});
	test('a token known before the sign-out is useless afterwards', async () => {
		const jar = await signedIn();
		const stolen = jar.cookies.get('hapi_auth_token') ?? '';
		await jar.send('POST', '/api/hapi/auth/logout', {});
		const thief = openJar(shop.url);
		thief.cookies.set('hapi_auth_token', stolen);
		expect((await thief.get('/api/hapi/auth/profile')).status).toBe(401);
	});
});

describe('a sign-up whose mail is opened in another browser', () => {
	test('leads there to a new password and discards the one of the sign-up', async () => {
		const [stranger, owner] = [await guest(), await guest()];
		const who = { email: 'gosca@primjer.example', password: 'lozinka stranca' };
		await stranger.send('POST', '/api/hapi/auth/signup', { ...who, first_name: 'A', last_name: 'B', accept_terms: true });
		const [mail] = await (await fetch(`${shop.backendUrl}/dev/outbox?format=json&recipient=${who.email}`)).json();
		const [, id, code] = /\/([0-9a-f-]{36})\/([\w-]+)\/$/m.exec(mail.text) ?? [];
		const { data } = await (await owner.get(`/api/hapi/auth/signup-confirm?id=${id}&code=${code}`)).json();
		expect(data).toMatchObject({ confirmed: 'signup', new_password_path: expect.stringMatching(/^\/moj-racun\/nova-lozinka\//) });
		expect((await owner.get(data.new_password_path)).status).toBe(200);
		expect(await (await stranger.send('POST', '/api/hapi/auth/login', who)).json()).toMatchObject({ success: false, label_name: 'error_login_invalid' });
	});
});

describe('cookies', () => {
	test('over https each is Secure and Lax; scripts can read only the hint', async () => {
		const first = await token.default(new Request('https://titraj.example/api/nuxtapi/token?regenerate=1', { headers: { 'sec-fetch-site': 'same-origin' } }));
		const cookie = first.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
		const answer = await login.default(
			new Request('https://titraj.example/api/hapi/auth/login', {
				method: 'POST',
				body: JSON.stringify(customer),
				headers: { origin: 'https://titraj.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
			}),
		);
		const lines = answer.headers.getSetCookie();
		expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-hapi_auth_token', 'shop_state', 'shop_staff']);
		for (const line of lines) expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax(; HttpOnly)?; Secure$/);
		expect(lines.filter((line) => !line.includes('HttpOnly')).map((line) => line.split('=')[0])).toEqual(['shop_state']);
	});
	test('the hint marks only staff as staff', async () => {
		const hint = (jar: BrowserJar) => parseStateHint(jar.cookies.get('shop_state'));
		expect(hint(await signedIn())?.staff).toBeUndefined();
		expect(hint(await signedIn({ email: 'urednik@titraj.example', password: 'titraj-urednik' }))?.staff).toBe(true);
	});
});

describe('account pages that are not files', () => {
	test.each([
		['an order', '/webshop/narudzbe/1-abc/', '/moj-racun/prijava/?redirect=%2Fwebshop%2Fnarudzbe%2F1-abc%2F'],
		['an invoice', '/webshop/narudzbe/1-abc/racun/?x=//y', '/moj-racun/prijava/?redirect=%2Fwebshop%2Fnarudzbe%2F1-abc%2Fracun%2F%3Fx%3D%2F%2Fy'],
	])('%s redirects a visitor to the sign-in, uncached', async (_, path, to) => {
		const response = await openJar(shop.url).get(path);
		expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([302, to, 'private, no-store']);
	});
	test('a customer gets the page, uncached', async () => {
		const response = await (await customerJar()).get('/webshop/narudzbe/1-abc/');
		expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
	});
	test('the new-password screen needs four path segments', async () => {
		const statuses = await Promise.all(
			['nova-lozinka/', 'nova-lozinka/a/', 'nova-lozinka/a/b/', 'nova-lozinka/a/b/c/'].map(
				async (path) => (await openJar(shop.url).get(`/moj-racun/${path}`)).status,
			),
		);
		expect(statuses).toEqual([404, 404, 200, 404]);
	});
	test('an unknown account page is a 404 without an identity provider, and the account page with one', async () => {
		expect((await openJar(shop.url).get('/moj-racun/nesto/')).status).toBe(404);
		process.env['IDENTITY_PROVIDER'] = 'shop-id';
		try {
			expect((await (await customerJar()).get('/moj-racun/nesto/')).status).toBe(200);
		} finally {
			delete process.env['IDENTITY_PROVIDER'];
		}
	});
});

describe('social sign-in', () => {
	test('a callback without a start, or with a forged response, ends at the sign-in', async () => {
		for (const jar of [openJar(shop.url), await guest()]) {
			const response = await jar.get('/api/hapi/auth/social-return/demo?code=x&state=y', { 'sec-fetch-site': 'cross-site' });
			expect([response.status, response.headers.get('location')]).toEqual([303, '/moj-racun/prijava/?social=failed']);
			expect(response.headers.getSetCookie().filter((line) => line.startsWith('hapi_auth_token'))).toEqual([]);
		}
	});
	test.each(['', '../x', 'a b', 'x/y'])('a provider "%s" does not exist', async (name) => {
		expect((await (await guest()).get(`/api/hapi/auth/social-return/${encodeURIComponent(name)}?code=x`)).status).toBe(404);
		expect((await (await guest()).send('POST', '/api/hapi/auth/social-login', { provider: name })).status).toBe(422);
	});
});
