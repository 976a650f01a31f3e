import { checkPassword } from '@titraj/backend/accounts/session/passwords.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { applySetup } from '@titraj/backend/setup/apply-setup.ts';
import { readChecklist } from '@titraj/backend/setup/read-checklist.ts';
import { parseSetupFile } from '@titraj/backend/setup/setup-file.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { OWN_COMPANY, OWNER, startOwnShop } from '#tests/support/start-own-shop.ts';

const LEGAL = ['/uvjeti-kupnje/', '/privatnost/', '/povrat-i-reklamacije/', '/kolacici/'];
const FILE = {
	owner: { email: OWNER.email, first_name: 'Iva', last_name: 'Horvat' },
	shop: { name: 'Vuna', mail_sender: 'trgovina@vuna.example' },
	company: OWN_COMPANY,
	payment_methods: ['bank_transfer'],
	pages: LEGAL.map((path) => ({ path, file: 'tekst.html' })),
};
const given = (change: object = {}, content = '<p>Gotovo.</p>') => ({
	setup: parseSetupFile(JSON.stringify({ ...FILE, ...change })),
	password: OWNER.password,
	readFile: () => content,
});
/** What only the demo has. */
const DEMO = /titraj\.example|titraj-|Titraj|Frekvencijska|47019263580|HR58|555 0140/;

let shop: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
	shop = await startOwnShop();
});
afterAll(() => shop.close());

const dump = async () => {
	const { rows } = await sql<{
		name: string;
	}>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.db);
	const tables = await Promise.all(rows.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(shop.db)).rows]));
	return JSON.stringify(tables);
};

describe('a shop of one’s own', () => {
	test('holds nothing of the demo: no goods, no accounts, no name, in any table', async () => {
		const all = await dump();
		expect(all).toContain('uvjeti-kupnje');
		expect(all).not.toMatch(DEMO);
		for (const table of ['users', 'products', 'categories', 'manufacturers', 'posts', 'stores', 'coupons', 'orders', 'api_keys'] as const)
			expect([table, (await shop.db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 0]);
	});

	test('gets nothing of a demo that is seeded over it', async () => {
		await seedWhenEmpty(shop.db, shopFixture());
		expect((await shop.db.selectFrom('products').select('id').execute()).length).toBe(0);
		expect(await dump()).not.toMatch(DEMO);
	});

	test.each<[string, object, string, RegExp]>([
		['a part of the company', { company: { ...OWN_COMPANY, oib: '1' } }, '<p>x</p>', /company: oib/],
		['the sender', { shop: { name: 'Vuna', mail_sender: 'x' } }, '<p>x</p>', /shop: mailSender/],
		['a text with blanks', {}, '<p>[[datum]]</p>', /blanks/],
		['an empty text', {}, ' ', /empty/],
		['a page that is not there', { pages: [{ path: '/nema/', file: 'x' }] }, '<p>x</p>', /no page at \/nema\//],
		['the owner', { owner: { ...FILE.owner, email: 'x' } }, '<p>x</p>', /owner\.email/],
	])('is not set up halfway: %s stops it before anything is written', async (_title, change, content, message) => {
		const before = await dump();
		await expect(applySetup(shop.db, given(change, content))).rejects.toThrow(message);
		expect(await dump()).toBe(before);
	});

	test('needs a password for its owner', async () => {
		await expect(applySetup(shop.db, { ...given(), password: null })).rejects.toThrow(/OWNER_PASSWORD/);
		await expect(applySetup(shop.db, { ...given(), password: 'kratka' })).rejects.toThrow(/12 characters/);
	});

	test('is set up by a file, all but its products, and the same file again changes nothing', async () => {
		await applySetup(shop.db, given());
		expect((await readChecklist(shop.db, '127.0.0.1')).filter(({ isDone }) => !isDone)).toEqual([{ key: 'product', isDone: false }]);
		const owner = await shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
		expect([owner.staff, await checkPassword(OWNER.password, owner.password_hash)]).toEqual([true, true]);
		const before = await dump();
		await applySetup(shop.db, { ...given(), password: null });
		expect(await dump()).toBe(before);
	});
});

test.each<[string, RegExp]>([
	['{', /no JSON/],
	['{"password":"x"}', /no setup/],
	['{"owner":{"email":"a@b.hr","first_name":"A","last_name":"B","password":"x"}}', /owner/],
	['{"payment_methods":["paypal"]}', /payment_methods/],
])('the file %s is refused by its place', (json, message) => expect(() => parseSetupFile(json)).toThrow(message));
