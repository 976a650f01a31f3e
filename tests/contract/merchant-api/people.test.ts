import { describe, expect, it, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { addPerson, openPerson, openPersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { euros, newRow } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

const bodyOf = (sku: string) => {
	const { sku: _sku, ...body } = newRow(sku);
	return body;
};

describe('a person who signs in to the merchant API', () => {
	it('gets a session with role, rights and token, and uses the same calls as a key', async () => {
		const { id, email } = await addPerson(backend.db, 'manager');
		const browser = openPersonBrowser(backend);
		const { status, body, headers } = await browser.signIn(email.toUpperCase(), STAFF_PASSWORD);
		expect([status, body]).toEqual([
			200,
			expect.objectContaining({ id, email, role: 'manager', first_name: 'Iva', csrf: expect.stringMatching(/^.{43}$/), sends_mail: false }),
		]);
		expect(body.scopes).toContain('products:write');
		expect(headers.getSetCookie()[0]).toMatch(/^admin_session=[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
		expect((await browser.call('GET', '/session')).body).toEqual(body);
		expect((await browser.call('PUT', '/products/LJ-1', bodyOf('LJ-1'))).body).toEqual({ sku: 'LJ-1', outcome: 'created' });
		expect((await browser.call('GET', '/products/LJ-1')).body).toMatchObject({ sku: 'LJ-1' });
	});

	it('is signed out by DELETE, and the cookie is worth nothing from then on', async () => {
		const browser = await openPerson(backend, 'owner');
		const cookie = browser.cookie();
		expect((await browser.call('DELETE', '/session')).status).toBe(200);
		for (const path of ['/session', '/products']) expect((await fetch(`${backend.url}/merchant/v1${path}`, { headers: { cookie } })).status).toBe(401);
	});

	it('is refused like a wrong password without a role, and after too many attempts', async () => {
		for (const [email, password] of [
			['kupac@titraj.example', 'titraj-kupac'],
			['urednik@titraj.example', 'wrong'],
		] as const) {
			const { status, headers, body } = await openPersonBrowser(backend).signIn(email, password);
			expect([status, headers.getSetCookie(), body.detail]).toEqual([403, [], 'the e-mail or the password is wrong']);
		}
		const statuses = [];
		for (let attempt = 0; attempt < 7; attempt++) statuses.push((await openPersonBrowser(backend).signIn('netko@titraj.example', 'x')).status);
		expect(statuses.at(-1)).toBe(429);
	});

	it('loses access when the role is taken away', async () => {
		const { call, id } = await openPerson(backend, 'editor');
		expect((await call('GET', '/products')).status).toBe(200);
		await backend.db.updateTable('users').set({ role: null }).where('id', '=', id).execute();
		expect((await call('GET', '/products')).status).toBe(401);
	});

	it('gets the name of the right that the role lacks', async () => {
		const { call } = await openPerson(backend, 'warehouse');
		expect((await call('PUT', '/products/LJ-1/price', euros('1.00'))).body).toMatchObject({
			status: 403,
			detail: 'the role warehouse lacks a right: prices:write or products:write',
		});
	});

	it('has an own Idempotency-Key beside those of others', async () => {
		const [one, other] = [await openPerson(backend, 'owner'), await openPerson(backend, 'owner')];
		const send = (who: typeof one, sku: string) => who.call('PUT', `/products/${sku}`, bodyOf(sku), { 'idempotency-key': 'isti' });
		expect((await send(one, 'LJ-2')).status).toBe(200);
		expect((await send(one, 'LJ-2')).headers.get('idempotency-replayed')).toBe('true');
		expect((await send(one, 'LJ-3')).status).toBe(422);
		expect((await send(other, 'LJ-3')).body.outcome).toBe('created');
	});

	it('is limited by person', async () => {
		await using busy = await startTestBackend(undefined, { merchantCallsPerMinute: 5 });
		const [one, other] = [await openPerson(busy, 'owner'), await openPerson(busy, 'owner')];
		const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await one.call('GET', '/products')).status));
		expect(statuses.filter((status) => status === 429)).toHaveLength(3);
		expect((await other.call('GET', '/products')).status).toBe(200);
	});

	it('is not let in where the back office is off', async () => {
		await using closed = await startTestBackend(undefined, { adminPages: false });
		expect((await openPersonBrowser(closed).signIn('urednik@titraj.example', 'titraj-urednik')).status).toBe(404);
	});

	it('gets cookies of this host alone over TLS', async () => {
		await using behind = await startTestBackend(undefined, {
			trustedProxies: 1,
			baseClientSecret: 'a-secret-of-both-programs',
			allowedHosts: ['ured.titraj.example'],
		});
		const { email } = await addPerson(behind.db, 'owner');
		const via = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ured.titraj.example', 'x-forwarded-for': '203.0.113.5' };
		const reply = await openPersonBrowser(behind).call(...(['POST', '/session', { email, password: STAFF_PASSWORD }] as const), {
			...via,
			origin: 'https://ured.titraj.example',
		});
		expect(reply.status).toBe(200);
		for (const line of reply.headers.getSetCookie())
			expect(line).toMatch(/^__Host-admin_(session|device)=[^;]+; Path=\/; Secure; .*HttpOnly; SameSite=Strict$/);
	});
});

describe('a write with a session cookie', () => {
	test.each([
		['without the token', { 'x-csrf-token': '' }],
		['with a wrong token', { 'x-csrf-token': 'x'.repeat(43) }],
		['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
		['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
		['from another origin', { origin: 'https://elsewhere.example' }],
	])('%s changes nothing', async (_title, headers) => {
		const { call } = await openPerson(backend, 'owner');
		const { status } = await call('PUT', '/products/PODMETNUTO', bodyOf('PODMETNUTO'), headers);
		expect(status).toBe(403);
		expect((await call('DELETE', '/session', undefined, headers)).status).toBe(403);
		expect((await call('GET', '/products/PODMETNUTO')).status).toBe(404);
	});

	test("with another person's token changes nothing", async () => {
		const [one, other] = [await openPerson(backend, 'owner'), await openPerson(backend, 'owner')];
		expect((await one.call('PUT', '/products/PODMETNUTO', bodyOf('PODMETNUTO'), { 'x-csrf-token': other.csrf() })).status).toBe(403);
	});

	test('refuses a sign-in from another site', async () => {
		const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
		const reply = await openPersonBrowser(backend).call('POST', '/session', { email: 'urednik@titraj.example', password: 'titraj-urednik' }, headers);
		expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
	});
});
