import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITED } from '#tests/support/edited-product.ts';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
});
afterAll(() => backend.close());

const { id: ID, page: PAGE, fields: FIELDS } = EDITED;
const stored = () => backend.db.selectFrom('products').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

describe('who edits', () => {
	test.each(['proizvodi', 'clanci', 'stranice', 'preusmjeravanja', 'natpisi', 'narudzbe', 'dojave'])(
		'%s is for staff; others are led to the sign-in',
		async (section) => {
			const stranger = await openEditor(backend.url).get(`/admin/${section}/`);
			expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/admin/prijava/']);
			const own = await editor.get(`/admin/${section}/`);
			expect(own.status).toBe(200);
			expect(own.text).not.toMatch(/<script|style=|onclick/);
			expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
			expect(own.headers.get('cache-control')).toBe('no-store');
		},
	);
	test('an order is shown in the currency that it was placed in', async () => {
		const first = await backend.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
		const shown = async () => (await editor.get('/admin/narudzbe/')).text.match(/[\d.]+,\d{2}\u00a0(?:€|RSD)/)?.[0].split('\u00a0')[1];
		expect(await shown()).toBe('€');
		await backend.db.updateTable('orders').set({ currency: 'RSD' }).where('id', '=', first.id).execute();
		expect(await shown()).toBe('RSD');
		await backend.db.updateTable('orders').set({ currency: 'EUR' }).where('id', '=', first.id).execute();
	});
	test('a customer is refused as a wrong password is, and gets no cookie', async () => {
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
	test('guessing is slowed down', async () => {
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 7; attempt++)
			statuses.push((await openEditor(backend.url).post('/admin/prijava/', { email: 'netko@titraj.example', password: 'x' })).status);
		expect(statuses.at(-1)).toBe(429);
	});
	test('the session is for these pages alone, and ends with the sign-out', async () => {
		const other = openEditor(backend.url);
		const { headers } = await other.post('/admin/prijava/', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
		expect(headers.getSetCookie()[0]).toMatch(/; Path=\/admin\/; .*HttpOnly; SameSite=Strict/);
		await other.get('/admin/proizvodi/');
		expect((await other.post('/admin/odjava/', {})).status).toBe(303);
		expect((await other.get('/admin/proizvodi/')).status).toBe(303);
	});
	test.each([
		['without its token', { csrf: '' }, {}],
		['with another one', { csrf: 'x'.repeat(43) }, {}],
		['from another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
		['from another origin', {}, { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }],
	])('a form %s changes nothing', async (_title, fields, headers) => {
		const before = await stored();
		expect((await editor.post(PAGE, { ...FIELDS, title: 'Podmetnuto', ...fields }, headers)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});
});
