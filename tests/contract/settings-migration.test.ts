import { migrate } from '@titraj/backend/migrations/migrate.ts';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { runScript } from '@titraj/backend/platform/database/run-script.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { NO_COMPANY, NO_IMPRINT } from '@titraj/backend/platform/shop/company.ts';
import { readShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OWN_COMPANY } from '#tests/support/start-own-shop.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The last migration before company and payment methods moved from environment variables to the database. */
const BEFORE = '0065-shipping';
const USER = "insert into users (email, password_hash, first_name, last_name) values ('ana@titraj.example', 'x', 'Ana', 'Anić')";
const COMPANY = Object.fromEntries(Object.entries(OWN_COMPANY).map(([field, text]) => [`COMPANY_${field.toUpperCase()}`, text]));

async function upgrade({ env, script }: { env: Readonly<Record<string, string>>; script?: string }) {
	const server = await createTestDatabase();
	const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: null, lastMigration: BEFORE });
	onTestFinished(async () => {
		vi.unstubAllEnvs();
		await close();
		await server.drop();
	});
	if (script !== undefined) await runScript(db, script);
	for (const [name, text] of Object.entries(env)) vi.stubEnv(name, text);
	await migrate(db);
	return readShopSettings(db);
}

test('a shop in use keeps the payment methods and company of its environment, and enables no others', async () => {
	const env = { ...COMPANY, COMPANY_IBAN: 'HR12 1001 0051 8630 0016 0', PAYMENT_METHODS: ' card, bank_transfer,card,paypal' };
	expect(await upgrade({ env, script: USER })).toMatchObject({ paymentMethods: ['card', 'bank_transfer'], company: { ...OWN_COMPANY, ...NO_IMPRINT } });
});

test('a shop in use without these variables keeps the former defaults', async () => {
	const { paymentMethods, company } = await upgrade({ env: { PAYMENT_METHODS: ' ' }, script: USER });
	expect([paymentMethods, company]).toEqual([['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'], NO_COMPANY]);
});

test('invalid company fields are left empty', async () => {
	expect((await upgrade({ env: { COMPANY_NAME: 'Vuna', COMPANY_OIB: '1' }, script: USER })).company).toEqual({ ...NO_COMPANY, name: 'Vuna' });
});

test('a new shop ignores the environment', async () => {
	expect(await upgrade({ env: { ...COMPANY, PAYMENT_METHODS: 'card' } })).toMatchObject({ paymentMethods: [], company: NO_COMPANY });
});

test('replaced variables that are still set are listed', () => {
	expect(readConfig({ dataDir: null }, { PAYMENT_METHODS: 'card', COMPANY_OIB: '1', COMPANY_NAME: '' }).formerVariables).toEqual([
		'PAYMENT_METHODS',
		'COMPANY_OIB',
	]);
});
