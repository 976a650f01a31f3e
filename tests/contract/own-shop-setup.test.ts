import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPassword } from '@titraj/backend/accounts/session/passwords.ts';
import { writeStores } from '@titraj/backend/content/stores/write-stores.ts';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import { refreshFilledLists } from '@titraj/backend/listing/refresh-filled-lists.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { NO_COMPANY } from '@titraj/backend/platform/shop/company.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { applySetup } from '@titraj/backend/setup/apply-setup.ts';
import { parsePaymentTerms } from '@titraj/backend/setup/payment-terms-part.ts';
import { readChecklist } from '@titraj/backend/setup/read-checklist.ts';
import { saveShopSettings } from '@titraj/backend/setup/save-shop-settings.ts';
import { parseSetupFile } from '@titraj/backend/setup/setup-file.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { shippingMethod } from '#tests/support/shipping-method.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { OWN_COMPANY, OWNER, startOwnShop } from '#tests/support/start-own-shop.ts';

const LEGAL = ['/uvjeti-kupnje/', '/privatnost/', '/povrat-i-reklamacije/', '/kolacici/', '/podaci-o-trgovcu/', '/obrazac-za-odustanak/', '/zakonsko-jamstvo/'];
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
/** Texts that only the demo contains. */
const DEMO = /titraj\.example|titraj-|Titraj|Frekvencijska|47019263580|HR58|555 0140/;

const LOCAL = readConfig({ dataDir: null, isLocal: true, testBank: false, providerVariables: {} }, {});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
	shop = await startOwnShop();
});
afterAll(() => shop.close());

const COURIER = { title: 'Kurir', title_en: 'Courier', code: 'gls', days_from: 1, days_to: 2, prices: [{ above: '0', price: '4.99' }] };
/** Calls the merchant API as the owner. */
async function askAsOwner(method: string, path: string, body: object) {
	const owner = openPersonBrowser(shop);
	await owner.signIn(OWNER.email, OWNER.password);
	const reply = await owner.call(method, path, body);
	expect(reply.status).toBe(200);
	return reply.body;
}
async function writeStore(visible: boolean) {
	const place = { address: 'Strujna 7', postcode: '21000', city: 'Split', country: 'HR', phone: null, email: null, lat: 43.5, lon: 16.4 };
	await writeStores(shop.db, [{ code: 'split', slug: 'split', title: 'Split', services: [], opening_hours: [], ...place }]);
	await shop.db.updateTable('stores').set({ visible }).execute();
}
async function writeProduct() {
	const dir = mkdtempSync(join(tmpdir(), 'own-'));
	onTestFinished(() => rmSync(dir, { recursive: true }));
	const file = join(dir, 'feed.jsonl');
	const price = { amount: '9.90', currency: 'EUR', vat_included: true };
	const stock = { locations: [{ location: 'warehouse', quantity: 5 }] };
	writeFileSync(file, JSON.stringify({ sku: 'VUNA-1', title: 'Merino', category_path: ['Vuna'], price, stock }));
	const command = parseCommand([file, '--report', join(dir, 'report.csv')]);
	expect(
		await runImport(command, {
			target: databaseTarget(shop.db, { shop: STANDARD_SHOP, now: () => new Date() }),
			config: { shop: STANDARD_SHOP },
			log: () => {},
		}),
	).toMatchObject({ accepted: 1 });
}

/** Every row of every table but the times of jobs, which run meanwhile; without an order, since a row that is written again may come later. */
async function dump(): Promise<string> {
	const { rows: tables } = await sql<{
		name: string;
	}>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'job_schedules'`.execute(
		shop.db,
	);
	const contents = await Promise.all(
		tables.map(async ({ name }) => {
			const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.db);
			return rows.map((row) => `${name} ${JSON.stringify(row)}`);
		}),
	);
	return contents.flat().toSorted().join('\n');
}

const missing = async () => (await readChecklist(shop.db, LOCAL)).filter(({ isDone }) => !isDone).map(({ key }) => key);

describe('a merchant’s own shop', () => {
	test('contains no products, accounts or texts of the demo in any table', async () => {
		const all = await dump();
		expect(all).toContain('uvjeti-kupnje');
		expect(all).not.toMatch(DEMO);
		for (const table of ['users', 'products', 'categories', 'manufacturers', 'posts', 'stores', 'coupons', 'orders', 'api_keys'] as const)
			expect([table, (await shop.db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 0]);
	});

	test('is not changed by seeding the demo', async () => {
		await seedWhenEmpty(shop.db, shopFixture());
		expect((await shop.db.selectFrom('products').select('id').execute()).length).toBe(0);
		expect(await dump()).not.toMatch(DEMO);
	});

	test.each<[string, object, string, RegExp]>([
		['a company field', { company: { ...OWN_COMPANY, oib: '1' } }, '<p>x</p>', /company: oib/],
		['the sender', { shop: { name: 'Vuna', mail_sender: 'x' } }, '<p>x</p>', /shop: mailSender/],
		['a text with blanks to fill in', {}, '<p>[[datum]]</p>', /blanks/],
		['an empty text', {}, ' ', /empty/],
		['an unknown page', { pages: [{ path: '/nema/', file: 'x' }] }, '<p>x</p>', /no page at \/nema\//],
		['the owner', { owner: { ...FILE.owner, email: 'x' } }, '<p>x</p>', /owner\.email/],
	])('writes nothing if the setup file is wrong in %s', async (_title, change, content, message) => {
		const before = await dump();
		await expect(applySetup(shop.db, given(change, content))).rejects.toThrow(message);
		expect(await dump()).toBe(before);
	});

	test('waits for the register and the dispute body', async () => {
		const { court: _court, ...company } = OWN_COMPANY;
		await shop.db.transaction().execute(async (trx) => {
			await saveShopSettings(trx, { company: { ...OWN_COMPANY, court: '' } });
			expect((await readChecklist(trx, LOCAL)).filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(['company']);
			await saveShopSettings(trx, { company: { ...NO_COMPANY, ...company, court: 'Sud' } });
			expect((await readChecklist(trx, LOCAL)).filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(['company', 'imprint']);
			await trx.deleteFrom('settings').where('name', '=', 'company').execute();
		});
	});

	test('requires a password for its owner', async () => {
		await expect(applySetup(shop.db, { ...given(), password: null })).rejects.toThrow(/OWNER_PASSWORD/);
		await expect(applySetup(shop.db, { ...given(), password: 'kratka' })).rejects.toThrow(/12 characters/);
	});

	test('is set up by a file idempotently; one without delivery leaves delivery and products', async () => {
		expect(await applySetup(shop.db, given())).toEqual([
			`Owner: ${OWNER.email} was added`,
			'Saved: shop, company, payment_methods',
			...LEGAL.map((path) => `Published: ${path}`),
		]);
		expect(await missing()).toEqual(['shipping', 'product']);
		const owner = await shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
		expect([owner.staff, await checkPassword(OWNER.password, owner.password_hash)]).toEqual([true, true]);
		const before = await dump();
		await applySetup(shop.db, { ...given(), password: null });
		expect(await dump()).toBe(before);
	});

	test('gets another owner by a file, beside the first, and says so', async () => {
		const owner = { email: 'druga@vuna.example', first_name: 'Ana', last_name: 'Horvat' };
		const setup = parseSetupFile(JSON.stringify({ owner }));
		const add = (password: string | null) => applySetup(shop.db, { setup, password, readFile: () => '' });
		await expect(add(null)).rejects.toThrow(/OWNER_PASSWORD/);
		expect(await add('posve druga lozinka')).toEqual(['Owner: druga@vuna.example was added, beside those that the shop has']);
		expect(await add('opet neka lozinka')).toEqual(['Owner: druga@vuna.example is one already; the password stays (reset it on the sign-in page)']);
		expect((await openPersonBrowser(shop).signIn(owner.email, 'posve druga lozinka')).status).toBe(200);
		await shop.db.deleteFrom('users').where('email', '=', owner.email).execute();
	});

	test('requires a store if pickup is its only shipping method', async () => {
		await askAsOwner('POST', '/shipping-methods', shippingMethod({ ...COURIER, title: 'Preuzimanje', code: 'pickup' }));
		expect(await missing()).toContain('shipping');
		await writeStore(true);
		expect(await missing()).not.toContain('shipping');
		await writeStore(false);
		expect(await missing()).toContain('shipping');
	});

	test('lists its first product as new and takes a guest’s order once it has delivery', async () => {
		const { id: zone_id } = await askAsOwner('POST', '/shipping-zones', { title: 'Hrvatska', areas: ['HR'] });
		expect(await missing()).toContain('shipping');
		await askAsOwner('POST', '/shipping-methods', shippingMethod({ ...COURIER, zone_id }));
		expect(await missing()).toEqual(['product']);
		await writeProduct();
		expect(await missing()).toEqual([]);
		await expect.poll(() => shop.db.selectFrom('product_list_items').select('list_code').execute(), { timeout: 5000 }).toEqual([{ list_code: 'novo' }]);
		const shopper = shopperWith(shop, await shop.newToken());
		const { id } = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
		await shopper.add(id, 1);
		// A running shop caches its settings for a second.
		const chooseAll = async () => {
			await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'gls' }, payment: 'bank_transfer' });
			return shopper.cart();
		};
		await expect.poll(chooseAll, { timeout: 5000, interval: 300 }).toMatchObject({ missing: [], total: { total: 14.89 } });
		expect((await shopper.order()).success).toBe(true);
		await shop.db.transaction().execute(refreshFilledLists);
		expect(await shop.db.selectFrom('product_list_items').select(['list_code', 'product_id']).where('list_code', '=', 'najprodavanije').execute()).toEqual([
			{ list_code: 'najprodavanije', product_id: id },
		]);
		expect(await shop.db.selectFrom('orders').select(['total_cents', 'shipping_cents']).execute()).toEqual([{ total_cents: 14_89, shipping_cents: 4_99 }]);
	});
});

test.each<[string, RegExp]>([
	['{', /not valid JSON/],
	['{"password":"x"}', /Invalid setup file/],
	['{"owner":{"email":"a@b.hr","first_name":"A","last_name":"B","password":"x"}}', /owner/],
	['{"payment_methods":["paypal"]}', /payment_methods/],
	['{"payment_terms":{"paypal":{}}}', /payment_terms/],
	['{"payment_terms":{"cash_on_delivery":{"fee":1.99}}}', /payment_terms/],
])('rejects the setup file %s and says why', (json, message) => expect(() => parseSetupFile(json)).toThrow(message));

test('reads fee, limit and instalments of a setup file, and refuses a fee for cards', () => {
	const said = { cash_on_delivery: { fee: '1.99', maximum: '700' }, card: { instalments: [{ above: '150', most: 6 }] } };
	expect(parsePaymentTerms(said)).toEqual({
		cash_on_delivery: { fee_cents: 1_99, maximum_cents: 700_00 },
		card: { instalments: [{ over_cents: 150_00, most: 6 }] },
	});
	expect(() => parsePaymentTerms({ card: { fee: '1.99' } })).toThrow(/only cash_on_delivery may have a fee/);
});
