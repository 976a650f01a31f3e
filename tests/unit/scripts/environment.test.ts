import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LABEL_SETTINGS } from '@titraj/backend/courier-labels/index.ts';
import { PROVIDER_SETTINGS } from '@titraj/backend/payments/index.ts';
import { BACKEND_SETTINGS } from '@titraj/backend/platform/settings/backend-settings.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { STORAGE_SETTINGS } from '@titraj/contract/settings/storage.ts';
import { expect, test } from 'vitest';
import { readEnvironment, STOREFRONT_SETTINGS } from '#lib/platform/config/environment.server.ts';
import { PLATFORM_VARIABLES, TEST_VARIABLES } from '#scripts/environment/other-variables.ts';
import { toEnvExample, toEnvironmentPage } from '#scripts/environment/render-environment.ts';
import { expectNone } from '#tests/support/expect-none.ts';

const namesOf = (variables: readonly { readonly name: string }[]) => variables.map(({ name }) => name).sort();

test('.env.example and docs/environment.md match the declarations', () => {
	expect(readFileSync('.env.example', 'utf8')).toBe(toEnvExample());
	expect(readFileSync('docs/environment.md', 'utf8')).toBe(toEnvironmentPage());
});

const SETTINGS = [
	...Object.values(SHARED_SETTINGS),
	...Object.values(STORAGE_SETTINGS),
	...STOREFRONT_SETTINGS,
	...BACKEND_SETTINGS,
	...PROVIDER_SETTINGS,
	...LABEL_SETTINGS,
];

test('each setting is declared once and described', () => {
	expect(new Set(namesOf(SETTINGS)).size).toBe(SETTINGS.length);
	expectNone(
		SETTINGS.filter(({ about }) => !about.endsWith('.')).map(({ name }) => name),
		'the declarations of these settings: their text ends with a full stop',
	);
});

test('no line of code reads a variable that is not documented', () => {
	const known = new Set(namesOf([...SETTINGS, ...TEST_VARIABLES, ...PLATFORM_VARIABLES]));
	const read = globSync('{components,functions,lib,packages,pages,renderer,scripts,tests}/**/*.{ts,tsx}').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/(?<!import\.meta\.)\b(?:process\.env|env)(?:\.([A-Z][A-Z0-9_]+)\b|\['([A-Z][A-Z0-9_]+)'\])/g)].map(
			([, dotted, quoted]) => `${dotted ?? quoted} in ${file}`,
		),
	);
	expect(read.length).toBeGreaterThan(20);
	expectNone(
		read.filter((found) => !known.has(found.split(' ')[0] ?? '')),
		'scripts/environment/other-variables.ts, or declare a setting',
	);
});

test('a copy of .env.example starts storefront and backend like no file at all', () => {
	const copied = Object.fromEntries(
		readFileSync('.env.example', 'utf8')
			.split('\n')
			.flatMap((line) => (/^[A-Z]/.test(line) ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]] : [])),
	);
	expect(readEnvironment(copied)).toEqual(readEnvironment({}));
	const { now: _now, jwtSecret, bankSecret, ...config } = readConfig({ dataDir: null }, copied);
	expect([jwtSecret.length, bankSecret.length]).toEqual([43, 64]);
	expect(config).toMatchObject({
		host: '127.0.0.1',
		port: 8787,
		databaseUrl: null,
		webhook: null,
		devPages: null,
		testBank: null,
		isLocal: true,
	});
});

test.each([
	['PORT', 'http'],
	['PORT', '70000'],
	['SITE_URL', 'titraj.example'],
	['BANK_URL', 'ftp://bank.example'],
	['REBUILD_URL', '/api/rebuild'],
	['REBUILD_SECRET', 'short'],
	['DEV_PAGES', 'yes'],
	['ADMIN_PAGES', 'on'],
	['TEST_BANK', 'yes'],
	['JWT_SECRET', 'thirty-one characters, no more.'],
	['BANK_SECRET', 'short'],
	['BACKEND_TRUSTED_PROXIES', 'yes'],
	['LOG_LEVEL', 'loud'],
	['IDENTITY_PROVIDERS', 'shop-id'],
])('%s of "%s" stops the backend by its name', (name, value) => expect(() => readConfig({ dataDir: null }, { [name]: value })).toThrow(name));

test('a truncated stored secret stops the backend with the name of its file', () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
	try {
		expect(readConfig({ dataDir }, {}).jwtSecret).toBe(readConfig({ dataDir }, {}).jwtSecret);
		writeFileSync(join(dataDir, 'jwt-secret'), '');
		expect(() => readConfig({ dataDir }, {})).toThrow(join(dataDir, 'jwt-secret'));
	} finally {
		rmSync(dataDir, { recursive: true });
	}
});
