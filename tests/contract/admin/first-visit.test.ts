import { isSetupCode, issueSetupCode } from '@titraj/backend/accounts/owner/setup-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor.ts';
import { OWNER, startOwnShop, toFirstVisit } from '#tests/support/start-own-shop.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

type OwnShop = Awaited<ReturnType<typeof startOwnShop>>;
const PATH = '/admin/pocetak/';
const staffOf = async ({ db }: OwnShop) =>
	Number(
		(
			await db
				.selectFrom('users')
				.select((eb) => eb.fn.countAll().as('all'))
				.executeTakeFirstOrThrow()
		).all,
	);

describe('a shop without an owner', () => {
	let shop: OwnShop;
	beforeAll(async () => {
		shop = await startOwnShop();
	});
	afterAll(() => shop.close());

	test('redirects every page of /admin/ to the first visit', async () => {
		expect((await openEditor(shop.url).get('/admin/')).headers.get('location')).toBe(PATH);
		for (const [path, next] of [
			['/admin/narudzbe/', '/admin/#/orders'],
			['/admin/prijevodi/', '/admin/'],
		] as const)
			expect((await openEditor(shop.url).get(path)).headers.get('location')).toBe(next);
		const page = await openEditor(shop.url).get(`${PATH}?kod="><script>`);
		expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;"');
		expect(page.headers.get('cache-control')).toBe('no-store');
	});

	test.each([
		['without the code', { code: '' }, 403],
		['with a wrong code', { code: 'AAAA-AAAA-AAAA' }, 403],
		['with a short password', { password: 'kratka lozi', password_again: 'kratka lozi' }, 422],
		['with a common password', { password: '111111111111', password_again: '111111111111' }, 422],
		['with two different passwords', { password_again: 'nešto sasvim drugo' }, 422],
		['without a name', { first_name: ' ' }, 422],
		['without an e-mail', { email: 'iva' }, 422],
	])('rejects a first visit %s, and does not repeat the password in the form', async (_title, typed, status) => {
		const page = await openEditor(shop.url).post(PATH, toFirstVisit(shop.setupCode, typed));
		expect([page.status, await staffOf(shop)]).toEqual([status, 0]);
		expect(page.text).not.toContain(OWNER.password);
		await shop.db.deleteFrom('attempts').execute();
	});

	test('rejects a form submitted from another site', async () => {
		const page = await openEditor(shop.url).post(PATH, toFirstVisit(shop.setupCode), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
		expect([page.status, await staffOf(shop)]).toEqual([403, 0]);
	});

	test('rate limits guesses of the setup code: the eleventh attempt in a row has to wait, even with the right code', async () => {
		const tries = [];
		for (let index = 0; index < 11; index++) tries.push((await openEditor(shop.url).post(PATH, toFirstVisit('AAAA-AAAA-AAAA'))).status);
		expect(tries.at(-1)).toBe(429);
		expect((await openEditor(shop.url).post(PATH, toFirstVisit(shop.setupCode))).status).toBe(429);
		await shop.db.deleteFrom('attempts').execute();
	});

	test('creates and signs in one owner when two first visits are concurrent, and closes the first visit', async () => {
		const browsers = [openEditor(shop.url), openEditor(shop.url)];
		const sent = await Promise.all(
			browsers.map((browser, index) => browser.post(PATH, toFirstVisit(shop.setupCode, { email: `vlasnik-${index}@trgovina.example` }))),
		);
		expect([await staffOf(shop), sent.map(({ headers }) => headers.get('location')).sort()]).toEqual([1, expect.arrayContaining(['/admin/#/checklist'])]);
		const owner = browsers[sent.findIndex(({ headers }) => headers.get('location') === '/admin/#/checklist')];
		expect((await owner?.get('/admin/prijevodi/'))?.status).toBe(200);
		const later = openEditor(shop.url);
		expect((await later.get(PATH)).headers.get('location')).toBe('/admin/');
		expect((await later.post(PATH, toFirstVisit(shop.setupCode))).headers.get('location')).toBe('/admin/');
		expect([await staffOf(shop), await isSetupCode(shop.db, shop.setupCode ?? '')]).toEqual([1, false]);
	});
});

test('a restart replaces the setup code; case and hyphens are ignored', async () => {
	await using shop = await startOwnShop();
	const code = await issueSetupCode(shop.db);
	expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
	expect(await isSetupCode(shop.db, ` ${code.toLowerCase().replaceAll('-', '')}`)).toBe(true);
	expect(await isSetupCode(shop.db, shop.setupCode ?? '')).toBe(false);
	const kept = JSON.stringify(await shop.db.selectFrom('settings').selectAll().execute());
	expect(kept).not.toContain(code.replaceAll('-', ''));
	expect(kept).not.toContain(code);
});

test('a shop with staff has no first visit and no code', async () => {
	await using demo = await startTestBackend();
	expect(demo.setupCode).toBeNull();
	expect((await openEditor(demo.url).get(PATH)).headers.get('location')).toBe('/admin/');
});
