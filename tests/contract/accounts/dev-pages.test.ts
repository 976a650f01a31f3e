import { openDemo } from '@titraj/backend/dev/open-demo.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '#tests/support/account-steps.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

describe('the outbox', () => {
	it('lists mails, shows one with its links, and its HTML as sent', { timeout: 90_000 }, async () => {
		await using backend = await startTestBackend();
		await newCustomer(backend, 'posta@dev.example');
		const list = await backend.send('/dev/outbox/');
		expect([list.status, list.type]).toEqual([200, 'text/html']);
		expect(list.body).toContain('Potvrdite svoju registraciju');
		const mail = await backend.send('/dev/outbox/1');
		expect(mail.body).toMatch(/<a href="https:\/\/titraj\.example\/moj-racun\/potvrda-registracije\/[0-9a-f-]{36}\/[\w-]{43}\/">/);
		const html = String((await backend.send('/dev/outbox/1/html')).body);
		expect(html).toContain('<html lang="hr">');
		expect(html).not.toMatch(/<script|<img|src=|@import/);
		expect((await backend.send('/dev/outbox/999')).status).toBe(404);
		expect((await backend.send('/dev/outbox/x')).status).toBe(404);
	});

	it('is closed by the configuration, together with the test provider', { timeout: 90_000 }, async () => {
		await using backend = await startBackend({ ...(await fixtureInMemory()), devPages: false });
		for (const path of ['/dev/outbox', '/dev/outbox/1', '/dev/oidc/.well-known/openid-configuration', '/dev/oidc/jwks']) {
			expect((await fetch(backend.url + path)).status).toBe(404);
		}
	});

	it.each([
		['demo', { HOST: '127.0.0.1' }, true],
		['demo', { HOST: 'localhost' }, true],
		['demo', { HOST: '0.0.0.0' }, false],
		['demo', { HOST: '10.0.0.5' }, false],
		['demo', { BACKEND_TRUSTED_PROXIES: '1' }, false],
		['demo', { TRUSTED_PROXIES: '1' }, false],
		['own', { HOST: '127.0.0.1' }, false],
		['own', { HOST: '0.0.0.0', DEV_PAGES: '1', TEST_BANK: '1' }, true],
		['demo', { DEV_PAGES: '0', TEST_BANK: '0' }, false],
	] as const)('in a shop that began as %s, and the test bank, with %o are open: %s', (origin, variables, isOpen) => {
		const { devPages, testBank } = openDemo(readConfig({ dataDir: null }, variables), origin);
		expect([devPages, testBank]).toEqual([isOpen, isOpen]);
	});
});

describe('identity providers of the environment', () => {
	const one = { code: 'p', title: 'P', issuer: 'https://p.example', clientId: 'a', clientSecret: 'b' };

	it('are read completely', () => {
		expect(readConfig({ dataDir: null }, { IDENTITY_PROVIDERS: JSON.stringify([one]) }).identityProviders).toEqual([one]);
		expect(readConfig({ dataDir: null }, {}).identityProviders).toEqual([]);
	});

	const rows = [
		{ ...one, issuer: 'http://p.example' },
		{ ...one, issuer: 'p.example' },
		{ ...one, clientSecret: '' },
	];
	it.each([['{}'], ...rows.map((row) => [JSON.stringify([row])]), ['nije JSON']])('%s prevents the start', (text) => {
		expect(() => readConfig({ dataDir: null }, { IDENTITY_PROVIDERS: text })).toThrow('IDENTITY_PROVIDERS');
	});
});
