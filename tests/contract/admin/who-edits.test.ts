import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { EDITED } from '#tests/support/edited-product.ts';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

const { id: ID, page: PAGE, fields: FIELDS } = EDITED;
const stored = () => backend.db.selectFrom('products').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

describe('behind a proxy that terminates TLS', () => {
	const VIA = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ured.titraj.example', 'x-forwarded-for': '203.0.113.5' };
	const signIn = (url: string, password = 'titraj-urednik') =>
		fetch(`${url}/admin/prijava/`, {
			method: 'POST',
			redirect: 'manual',
			headers: { ...VIA, origin: 'https://ured.titraj.example', 'sec-fetch-site': 'same-origin' },
			body: new URLSearchParams({ email: 'urednik@titraj.example', password }),
		});

	test('the cookies are Secure and limited to the host if the proxy is trusted', async () => {
		const behind = await startTestBackend(undefined, {
			trustedProxies: 1,
			baseClientSecret: 'a-secret-of-both-programs',
			allowedHosts: ['ured.titraj.example'],
		});
		try {
			const { status, headers } = await signIn(behind.url, behind.newPasswords.find(({ email }) => email === 'urednik@titraj.example')?.password);
			expect(status).toBe(303);
			for (const line of headers.getSetCookie()) expect(line).toMatch(/^__Host-admin_(session|device)=[^;]+; Path=\/; Secure; .*HttpOnly; SameSite=Strict$/);
			const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
			expect((await fetch(`${behind.url}/admin/proizvodi/`, { redirect: 'manual', headers: { ...VIA, cookie } })).status).toBe(200);
		} finally {
			await behind.close();
		}
	});
	test('the headers are ignored if the proxy is not configured', async () => {
		expect((await signIn(backend.url)).status).toBe(403);
	});
});

describe('access to the back office', () => {
	test.each(['proizvodi', 'natpisi', 'narudzbe', 'dojave'])('%s is for staff; others are redirected to the sign-in', async (section) => {
		const stranger = await openEditor(backend.url).get(`/admin/${section}/`);
		expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/admin/prijava/']);
		const own = await editor.get(`/admin/${section}/`);
		expect(own.status).toBe(200);
		expect(own.text).not.toMatch(/<script|style=|onclick/);
		expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(own.headers.get('cache-control')).toBe('no-store');
	});
	test('an order is shown in the currency in which it was placed', async () => {
		const first = await backend.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
		const shown = async () => (await editor.get('/admin/narudzbe/')).text.match(/[\d.]+,\d{2}\u00a0(?:€|RSD)/)?.[0].split('\u00a0')[1];
		expect(await shown()).toBe('€');
		await backend.db.updateTable('orders').set({ currency: 'RSD' }).where('id', '=', first.id).execute();
		expect(await shown()).toBe('RSD');
		await backend.db.updateTable('orders').set({ currency: 'EUR' }).where('id', '=', first.id).execute();
	});
	test('a customer is refused like a wrong password, and gets no cookie', async () => {
		for (const [email, password] of [
			['kupac@titraj.example', 'titraj-kupac'],
			['urednik@titraj.example', 'wrong'],
			['', ''],
		] as const) {
			const answer = await openEditor(backend.url).post('/admin/prijava/', { email, password });
			expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
			expect(answer.text).toContain('E-pošta ili lozinka nisu ispravne.');
		}
	});
	test('guessing is throttled', async () => {
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 7; attempt++)
			statuses.push((await openEditor(backend.url).post('/admin/prijava/', { email: 'netko@titraj.example', password: 'x' })).status);
		expect(statuses.at(-1)).toBe(429);
	});
	test('guessing by strangers does not lock out the editor in a browser that has signed in before', async () => {
		const own = openEditor(backend.url);
		const stranger = openEditor(backend.url);
		const right = { email: 'urednik@titraj.example', password: 'titraj-urednik' };
		expect((await own.post('/admin/prijava/', right)).status).toBe(303);
		for (let attempt = 0; attempt < 6; attempt++) await stranger.post('/admin/prijava/', { ...right, password: 'x' });
		expect((await stranger.post('/admin/prijava/', right)).status).toBe(429);
		expect((await own.post('/admin/prijava/', right)).status).toBe(303);
	});
	test('the cookie of a known browser grants nothing by itself', async () => {
		const { headers } = await openEditor(backend.url).post('/admin/prijava/', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
		const [session = '', device = ''] = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
		expect(device).toMatch(/^admin_device=/);
		const asSession = await fetch(`${backend.url}/admin/proizvodi/`, {
			redirect: 'manual',
			headers: { cookie: device.replace('admin_device', 'admin_session') },
		});
		expect(asSession.status).toBe(303);
		for (const cookie of [session, device]) {
			const authorization = `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}`;
			expect((await backend.send('/hapi/v1/auth/is-login/', { headers: { authorization } })).status).toBe(401);
		}
	});
	test('the session is for the back office and the merchant API, and ends with the sign-out', async () => {
		const other = openEditor(backend.url);
		const { headers } = await other.post('/admin/prijava/', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
		expect(headers.getSetCookie()[0]).toMatch(/; Path=\/; .*HttpOnly; SameSite=Strict/);
		await other.get('/admin/proizvodi/');
		expect((await other.post('/admin/odjava/', {})).status).toBe(303);
		expect((await other.get('/admin/proizvodi/')).status).toBe(303);
	});
	test.each([
		['without its token', { csrf: '' }, {}],
		['with a wrong token', { csrf: 'x'.repeat(43) }, {}],
		['from another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
		['from another origin', {}, { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }],
	])('a form %s changes nothing', async (_title, fields, headers) => {
		const before = await stored();
		expect((await editor.post(PAGE, { ...FIELDS, title: 'Podmetnuto', ...fields }, headers)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});
});
