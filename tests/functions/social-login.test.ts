import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';
import { openAs } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { visitProvider } from '#tests/support/visit-provider.ts';

const LEAVE = '/api/hapi/auth/social-login';
const ACCOUNT = '/moj-racun/';
const FAILED = '/moj-racun/prijava/?social=failed';
/** Users of the provider: a new one, the shop's customer, one without an e-mail, the shop's editor. */
const [NEW, KNOWN, UNVERIFIED, STAFF] = ['1001', '1002', '1003', '1004'];

let shop: RunningShop;
beforeAll(async () => {
	process.env['IDENTITY_PROVIDER'] = 'demo';
	shop = await startShop({ named: { page: pageFunction() } });
});
afterAll(async () => {
	delete process.env['IDENTITY_PROVIDER'];
	await shop.close();
});

/** Goes to the provider; returns its address. */
async function leave(jar: BrowserJar, redirect?: string): Promise<string> {
	const answer = await jar.send('POST', LEAVE, { provider: 'demo', ...(redirect !== undefined && { redirect }) });
	return (await answer.json()).data.redirect_url;
}
/** Returns with the provider's response, as a browser does from another site. */
const comeBack = (jar: BrowserJar, { pathname, search }: URL) => jar.get(pathname + search, { 'sec-fetch-site': 'cross-site' });
const signIn = async (jar: BrowserJar, sub: string | null | undefined, redirect?: string) =>
	comeBack(jar, await visitProvider(await leave(jar, redirect), sub ?? null));
const emailOf = async (jar: BrowserJar) => (await (await jar.get('/api/hapi/auth/profile')).json()).data?.email;
const led = (response: Response) => [response.status, response.headers.get('location')];

describe('signing in at a provider', () => {
	test('opens an account, in a new session that scripts cannot see', async () => {
		const jar = await openAs(shop, 'guest');
		const before = jar.cookies.get('hapi_auth_token');
		const response = await signIn(jar, NEW);
		expect(led(response)).toEqual([303, ACCOUNT]);
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const token = response.headers.getSetCookie().find((line) => line.startsWith('hapi_auth_token='));
		expect(token).toMatch(/; SameSite=Lax; HttpOnly/);
		expect(jar.cookies.get('hapi_auth_token')).not.toBe(before);
		expect(parseStateHint(jar.cookies.get('shop_state'))).toMatchObject({ signedIn: true });
		expect(await emailOf(jar)).toBe('maja@prijava.example');
		expect((await jar.get('/moj-racun/podaci/')).status).toBe(200);
	});

	test('keeps the guest’s cart, and signs out to a guest again', async () => {
		const jar = await openAs(shop, 'guest');
		await jar.send('POST', '/api/hapi/webshop/product', { shopping_cart_code: 'product-20', qty: 1 });
		await signIn(jar, KNOWN);
		expect(await emailOf(jar)).toBe('kupac@titraj.example');
		expect(JSON.stringify(await (await jar.get('/api/hapi/webshop/cart')).json())).toContain('product-20');
		await jar.send('POST', '/api/hapi/auth/logout', {});
		expect((await jar.get('/api/hapi/auth/profile')).status).toBe(403);
	});

	test('leads back to the shopper’s page, once', async () => {
		const jar = await openAs(shop, 'guest');
		expect(led(await signIn(jar, KNOWN, '/webshop/kosarica/?a=1'))).toEqual([303, '/webshop/kosarica/?a=1']);
		expect(led(await signIn(jar, KNOWN))).toEqual([303, ACCOUNT]);
	});

	test('leads back to the same language, also after a failed sign-in', async () => {
		process.env['LANGUAGES'] = 'hr,de';
		try {
			const jar = await openAs(shop, 'guest');
			const leaveGerman = async () => (await (await jar.send('POST', LEAVE, { provider: 'demo' }, { 'base-lang': 'de' })).json()).data.redirect_url;
			expect(led(await comeBack(jar, await visitProvider(await leaveGerman(), UNVERIFIED ?? null)))[1]).toMatch(/^\/de\/.+\?social=failed$/);
			expect(led(await comeBack(jar, await visitProvider(await leaveGerman(), KNOWN ?? null)))[1]).toMatch(/^\/de\/[^?]+$/);
		} finally {
			delete process.env['LANGUAGES'];
		}
	});

	test.each(HOSTILE_REDIRECTS)('leads to the account, not to %s', async (_title, value) => {
		const jar = await openAs(shop, 'guest');
		expect(led(await signIn(jar, KNOWN, decodeURIComponent(value)))).toEqual([303, ACCOUNT]);
	});
	test.each(HOSTILE_REDIRECTS)('nor if a planted cookie contains %s', async (_title, value) => {
		const jar = await openAs(shop, 'guest');
		const back = await visitProvider(await leave(jar), KNOWN ?? null);
		jar.cookies.set('shop_return', value.slice(0, 1000).replaceAll(/[;,\s]/g, ''));
		expect(led(await comeBack(jar, back))[1]).toMatch(/^\/(?!\/)/);
	});
});

describe('a failed sign-in ends at the sign-in page, as the previous guest', () => {
	test.each([
		['was cancelled', null],
		['has an unverified e-mail', UNVERIFIED],
		['would open a staff account', STAFF],
	])('it %s', async (_title, sub) => {
		const jar = await openAs(shop, 'guest');
		const before = jar.cookies.get('hapi_auth_token');
		expect(led(await signIn(jar, sub))).toEqual([303, FAILED]);
		expect(jar.cookies.get('hapi_auth_token')).toBe(before);
		expect((await jar.get('/api/hapi/auth/profile')).status).toBe(403);
	});

	test('its callback arrives a second time', async () => {
		const jar = await openAs(shop, 'guest');
		const back = await visitProvider(await leave(jar), KNOWN ?? null);
		expect(led(await comeBack(jar, back))).toEqual([303, ACCOUNT]);
		expect(led(await comeBack(jar, back))).toEqual([303, FAILED]);
	});

	test('its callback is sent to somebody else: a link cannot sign a visitor in as somebody else', async () => {
		const attacker = await openAs(shop, 'guest');
		const back = await visitProvider(await leave(attacker), KNOWN ?? null);
		for (const victim of [await openAs(shop, 'guest'), openJar(shop.url)]) expect(led(await comeBack(victim, back))).toEqual([303, FAILED]);
	});

	test('the shop does not have the provider', async () => {
		const jar = await openAs(shop, 'guest');
		expect((await jar.send('POST', LEAVE, { provider: 'nema' })).status).toBe(404);
	});

	test('there is no session yet', async () => {
		expect((await openJar(shop.url).send('POST', LEAVE, { provider: 'demo' })).status).toBe(401);
	});
});
