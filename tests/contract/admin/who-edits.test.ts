import { describe, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { openPerson, openPersonBrowser, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

const LABELS = '/merchant/v1/shop-labels';
const stored = () => backend.db.selectFrom('labels').selectAll().orderBy('name').execute();

describe('behind a proxy that terminates TLS', () => {
	const VIA = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ured.titraj.example', 'x-forwarded-for': '203.0.113.5' };
	const signIn = (url: string, password = 'titraj-urednik') =>
		fetch(`${url}/merchant/v1/session`, {
			method: 'POST',
			headers: { ...VIA, origin: 'https://ured.titraj.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
			body: JSON.stringify({ email: 'urednik@titraj.example', password }),
		});

	test('the cookies are Secure and limited to the host if the proxy is trusted', async () => {
		const behind = await startTestBackend(undefined, {
			trustedProxies: 1,
			baseClientSecret: 'a-secret-of-both-programs',
			allowedHosts: ['ured.titraj.example'],
		});
		try {
			const { status, headers } = await signIn(behind.url, behind.newPasswords.find(({ email }) => email === 'urednik@titraj.example')?.password);
			expect(status).toBe(200);
			for (const line of headers.getSetCookie()) expect(line).toMatch(/^__Host-admin_(session|device)=[^;]+; Path=\/; Secure; .*HttpOnly; SameSite=Strict$/);
			const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
			expect((await fetch(`${behind.url}${LABELS}`, { redirect: 'manual', headers: { ...VIA, cookie } })).status).toBe(200);
		} finally {
			await behind.close();
		}
	});
	test('the headers are ignored if the proxy is not configured', async () => {
		expect((await signIn(backend.url)).status).toBe(403);
	});
});

describe('access to the back office', () => {
	test('a customer is refused like a wrong password, and gets no cookie', async () => {
		for (const [email, password] of [
			['kupac@titraj.example', 'titraj-kupac'],
			['urednik@titraj.example', 'wrong'],
			['', ''],
		] as const) {
			const answer = await openPersonBrowser(backend).signIn(email, password);
			expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
			expect(answer.body.detail).toBe('the e-mail or the password is wrong');
		}
	});
	test('guessing is throttled', async () => {
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 7; attempt++) statuses.push((await openPersonBrowser(backend).signIn('netko@titraj.example', 'x')).status);
		expect(statuses.at(-1)).toBe(429);
	});
	test('guessing by strangers does not lock out the editor in a browser that has signed in before', async () => {
		const own = openPersonBrowser(backend);
		const stranger = openPersonBrowser(backend);
		const signIn = async (browser: PersonBrowser, password = 'titraj-urednik') => (await browser.signIn('urednik@titraj.example', password)).status;
		expect(await signIn(own)).toBe(200);
		for (let attempt = 0; attempt < 6; attempt++) await signIn(stranger, 'x');
		expect(await signIn(stranger)).toBe(429);
		expect(await signIn(own)).toBe(200);
	});
	test('the cookie of a known browser grants nothing by itself', async () => {
		const { headers } = await openPersonBrowser(backend).signIn('urednik@titraj.example', 'titraj-urednik');
		const [session = '', device = ''] = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
		expect(device).toMatch(/^admin_device=/);
		const asSession = await fetch(`${backend.url}${LABELS}`, {
			redirect: 'manual',
			headers: { cookie: device.replace('admin_device', 'admin_session') },
		});
		expect(asSession.status).toBe(401);
		for (const cookie of [session, device]) {
			const authorization = `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}`;
			expect((await backend.send('/hapi/v1/auth/is-login/', { headers: { authorization } })).status).toBe(401);
		}
	});
	test('the session is for the back office and the merchant API, and ends with the sign-out', async () => {
		const other = openPersonBrowser(backend);
		const { headers } = await other.signIn('urednik@titraj.example', 'titraj-urednik');
		expect(headers.getSetCookie()[0]).toMatch(/; Path=\/; .*HttpOnly; SameSite=Strict/);
		const cookie = other.cookie();
		const open = async () => (await fetch(`${backend.url}${LABELS}`, { redirect: 'manual', headers: { cookie } })).status;
		expect(await open()).toBe(200);
		expect((await other.call('DELETE', '/session')).status).toBe(200);
		expect(await open()).toBe(401);
	});
	test.each([
		['without its token', { 'x-csrf-token': '' }],
		['with a wrong token', { 'x-csrf-token': 'x'.repeat(43) }],
		['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
		['from another origin', { origin: 'https://elsewhere.example' }],
	])('a write %s changes nothing', async (_title, headers) => {
		const owner = await openPerson(backend, 'owner');
		const before = await stored();
		expect((await owner.call('PUT', '/shop-labels/home.title', { text: 'Podmetnuto' }, headers)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});
});
