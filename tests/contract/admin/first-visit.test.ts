import { isSetupCode, issueSetupCode } from '@titraj/backend/accounts/owner/setup-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { OWNER, startOwnShop, toFirstVisit } from '#tests/support/start-own-shop.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

type OwnShop = Awaited<ReturnType<typeof startOwnShop>>;
const PATH = '/admin/pocetak/';
const follow = async ({ url }: { readonly url: string }, path: string) => (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
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

	test('is opened by the address that the backend prints, with the code in it', async () => {
		expect(await follow(shop, '/admin/pocetak/?kod="><script>')).toBe('/admin/#/first-visit?code=%22%3E%3Cscript%3E');
		expect(await follow(shop, '/admin/prijevodi/')).toBe('/admin/#/translations');
		expect((await openPersonBrowser(shop).call('GET', '/owner')).body).toEqual({ exists: false });
		expect((await openPersonBrowser(shop).call('GET', '/session')).status).toBe(401);
	});

	test.each([
		['without the code', { code: '' }, 403],
		['with a wrong code', { code: 'AAAA-AAAA-AAAA' }, 403],
		['with a short password', { password: 'kratka lozi' }, 422],
		['with a common password', { password: '111111111111' }, 422],
		['without a name', { first_name: ' ' }, 422],
		['with a name of too many characters', { last_name: 'x'.repeat(101) }, 400],
		['without an e-mail', { email: 'iva' }, 422],
		['with a field of another table', { role: 'owner' }, 400],
	])('rejects a first visit %s, and does not repeat the password', async (_title, typed, status) => {
		const reply = await openPersonBrowser(shop).call('POST', '/owner', toFirstVisit(shop.setupCode, typed));
		expect([reply.status, await staffOf(shop), reply.headers.getSetCookie()]).toEqual([status, 0, []]);
		expect(JSON.stringify(reply.body)).not.toContain(OWNER.password);
		await shop.db.deleteFrom('attempts').execute();
	});

	test('rejects a form submitted from another site', async () => {
		const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
		const reply = await openPersonBrowser(shop).call('POST', '/owner', toFirstVisit(shop.setupCode), foreign);
		expect([reply.status, await staffOf(shop)]).toEqual([403, 0]);
	});

	test('rate limits guesses of the setup code: the eleventh attempt in a row has to wait, even with the right code', async () => {
		const ask = async (code: string | null) => (await openPersonBrowser(shop).call('POST', '/owner', toFirstVisit(code))).status;
		const tries = [];
		for (let index = 0; index < 11; index++) tries.push(await ask('AAAA-AAAA-AAAA'));
		expect(tries.at(-1)).toBe(429);
		expect(await ask(shop.setupCode)).toBe(429);
		await shop.db.deleteFrom('attempts').execute();
	});

	test('creates and signs in one owner when two first visits are concurrent, and closes the first visit', async () => {
		const browsers = [openPersonBrowser(shop), openPersonBrowser(shop)];
		const sent = await Promise.all(
			browsers.map((browser, index) => browser.call('POST', '/owner', toFirstVisit(shop.setupCode, { email: `vlasnik-${index}@trgovina.example` }))),
		);
		expect([await staffOf(shop), sent.map(({ status }) => status).sort()]).toEqual([1, [200, 409]]);
		const owner = browsers[sent.findIndex(({ status }) => status === 200)];
		expect((await owner?.call('GET', '/session'))?.body).toMatchObject({ role: 'owner' });
		expect(await shop.db.selectFrom('audit_log').select('operation').where('operation', '=', 'createOwner').execute()).toHaveLength(1);
		const later = openPersonBrowser(shop);
		expect((await later.call('GET', '/owner')).body).toEqual({ exists: true });
		expect((await later.call('POST', '/owner', toFirstVisit(shop.setupCode))).status).toBe(409);
		expect(await follow(shop, PATH)).toBe('/admin/');
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
	expect(await follow(demo, PATH)).toBe('/admin/');
});
