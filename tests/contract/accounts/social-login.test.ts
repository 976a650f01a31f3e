import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open } from '#tests/support/account-steps.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const RETURN = 'https://titraj.example/api/nuxtapi/social-login/';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const begin = async (token: string, request = { provider: 'demo', redirect_uri: RETURN }) => backend.call('_get_hapi_auth_social_login', request, token);
const finish = async (token: string, query: string, provider = 'demo') => (await backend.call('_post_hapi_auth_social_login', { provider, query }, token)).body;
const addressOf = (body: unknown) => String(open(body).data['redirect_url']);
const visit = (address: string) => fetch(address, { redirect: 'manual' });
const refused = { success: false, label_name: 'error_social_login' };

/** Goes to the provider, signs in there as `sub` (null: cancels), and returns the query of the callback. */
async function choose(address: string, sub: string | null): Promise<string> {
	const page = await (await visit(address)).text();
	const request = /request=([\w-]+)/.exec(page)?.[1] ?? '';
	const answer = await visit(`${backend.url}/dev/oidc/choose?request=${request}${sub === null ? '' : `&sub=${sub}`}`);
	const location = new URL(answer.headers.get('location') ?? '');
	expect([answer.status, location.origin + location.pathname]).toEqual([303, RETURN]);
	return location.search.slice(1);
}

async function signIn(sub: string, token?: string) {
	const visitor = token ?? (await backend.newToken());
	return finish(visitor, await choose(addressOf((await begin(visitor)).body), sub));
}
const profileOf = async (body: unknown) => (await backend.call('_get_hapi_auth_profile', {}, readJwt(body))).body;

describe('signing in with an external account', () => {
	it('is offered for the shop’s providers', async () => {
		expect((await backend.call('_get_hapi_auth_providers', {})).body).toEqual({
			success: true,
			data: { items: [{ code: 'demo', title: 'Titraj za isprobavanje' }] },
		});
	});

	it('redirects the visitor with state, nonce and PKCE, which are new each time', async () => {
		const token = await backend.newToken();
		const [first, second] = [new URL(addressOf((await begin(token)).body)), new URL(addressOf((await begin(token)).body))];
		expect(Object.fromEntries(first.searchParams)).toMatchObject({
			response_type: 'code',
			code_challenge_method: 'S256',
			redirect_uri: RETURN,
			scope: 'openid email profile',
		});
		for (const name of ['state', 'nonce', 'code_challenge']) {
			expect(first.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43);
			expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
		}
	});

	it('opens an account without a password, and the same one next time', async () => {
		const first = await profileOf(await signIn('1001'));
		expect(first).toMatchObject({ data: { email: 'maja@prijava.example', first_name: 'Maja', last_name: 'Prijavić', has_password: false } });
		expect(await profileOf(await signIn('1001'))).toEqual(first);
		expect((await backend.call('_post_hapi_auth_login', { email: 'maja@prijava.example', password: '' })).body).toMatchObject({
			label_name: 'error_login_invalid',
		});
	});

	it('links the account of the same e-mail, with the visitor’s cart and wishlist', async () => {
		const visitor = await backend.newToken();
		await backend.call('_post_hapi_wishlist', { code: 'product-20' }, visitor);
		const body = await signIn('1002', visitor);
		expect(await profileOf(body)).toMatchObject({ data: { email: 'kupac@titraj.example', has_password: true } });
		expect((await backend.call('_get_hapi_wishlist', {}, readJwt(body))).body).toMatchObject({ data: { items: [{ shopping_cart_code: 'product-20' }] } });
	});

	it('refuses an e-mail that the provider has not verified', async () => {
		expect(await signIn('1003')).toEqual({ success: false, label_name: 'error_social_email_unverified' });
	});

	it('does not open a staff account by its e-mail', async () => expect(await signIn('1004')).toEqual(refused));

	it('reports that it was cancelled', async () => {
		const token = await backend.newToken();
		const query = await choose(addressOf((await begin(token)).body), null);
		expect(await finish(token, query)).toEqual({ success: false, label_name: 'error_social_login_cancelled' });
	});
});

describe('an unexpected callback', () => {
	const withReturn = async (token: string) => choose(addressOf((await begin(token)).body), '1001');

	it('of another session is refused, so a link cannot sign a visitor in as somebody else', async () => {
		const attacker = await backend.newToken();
		const query = await withReturn(attacker);
		expect(await finish(await backend.newToken(), query)).toEqual(refused);
		expect(await finish(attacker, query)).toMatchObject({ success: true });
	});

	it('is refused the second time', async () => {
		const token = await backend.newToken();
		const query = await withReturn(token);
		expect(await finish(token, query)).toMatchObject({ success: true });
		expect(await finish(token, query)).toEqual(refused);
	});

	it.each([
		['no state', (query: URLSearchParams) => query.delete('state')],
		['a made-up state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
		['a made-up code', (query: URLSearchParams) => query.set('code', 'x'.repeat(32))],
		['another issuer', (query: URLSearchParams) => query.set('iss', 'https://zlo.example')],
		['no issuer', (query: URLSearchParams) => query.delete('iss')],
		['no code', (query: URLSearchParams) => query.delete('code')],
	])('with %s is refused', async (_title, alter) => {
		const token = await backend.newToken();
		const query = new URLSearchParams(await withReturn(token));
		alter(query);
		expect(await finish(token, String(query))).toEqual(refused);
	});

	it('with the code of another login is refused, because PKCE and nonce differ', async () => {
		const token = await backend.newToken();
		const [first, second] = [new URLSearchParams(await withReturn(token)), new URLSearchParams(await withReturn(token))];
		first.set('code', second.get('code') ?? '');
		expect(await finish(token, String(first))).toEqual(refused);
	});

	it('is refused after ten minutes', async () => {
		const token = await backend.newToken();
		const query = await withReturn(token);
		await backend.db
			.updateTable('social_logins')
			.set({ expires_at: new Date(0) })
			.execute();
		expect(await finish(token, query)).toEqual(refused);
	});

	it.each(['', 'state=', 'x'.repeat(4000), '%', 'state=a&state=b'])('%j is refused', async (query) => {
		expect(await finish(await backend.newToken(), query)).toEqual(refused);
	});
});

describe('a return address', () => {
	it.each([
		'https://zlo.example/api/',
		'https://titraj.example.zlo.example/',
		'https://titraj.example@zlo.example/',
		'http://titraj.example/api/',
		'https://titraj.example/api/?next=https://zlo.example',
		'https://titraj.example/#x',
		'javascript:alert(1)',
		'//zlo.example/',
		'http://localhost:3000/',
		'',
	])('%j is not an address of this shop', async (redirect_uri) => {
		expect((await begin(await backend.newToken(), { provider: 'demo', redirect_uri })).status).toBe(400);
	});

	it('an unknown provider is 404', async () => {
		expect((await begin(await backend.newToken(), { provider: 'nema', redirect_uri: RETURN })).status).toBe(404);
	});
});

describe('the test provider', () => {
	it('refuses an unknown client and an address outside the shop', async () => {
		const address = new URL(addressOf((await begin(await backend.newToken())).body));
		for (const [name, value] of [
			['client_id', 'netko'],
			['redirect_uri', 'https://zlo.example/'],
		] as const) {
			const altered = new URL(address);
			altered.searchParams.set(name, value);
			expect((await visit(altered.href)).status).toBe(400);
		}
	});

	it('issues no token without its secret', async () => {
		const body = new URLSearchParams({ client_id: 'titraj', client_secret: 'pogodak', grant_type: 'authorization_code', code: 'x' });
		expect((await fetch(`${backend.url}/dev/oidc/token`, { method: 'POST', body })).status).toBe(401);
	});
});
