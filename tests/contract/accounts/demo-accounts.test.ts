import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartOptions, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';

const EDITOR = 'urednik@titraj.example';
const PUBLISHED = 'titraj-urednik';
const folder = mkdtempSync(join(tmpdir(), 'demo-accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const signIn = async (url: string, password: string) => (await openPersonBrowser({ url: url.replace('0.0.0.0', '127.0.0.1') }).signIn(EDITOR, password)).status;

describe('the accounts of a demo', () => {
	it.each([
		['an address that others can reach', { host: '0.0.0.0', adminPages: true }],
		['a trusted proxy of the backend', { trustedProxies: 1, baseClientSecret: 'a-secret-of-both-programs' }],
	] satisfies [string, StartOptions][])('have random passwords with %s, not the published ones', { timeout: 90_000 }, async (_title, options) => {
		await using backend = await startBackend({ ...(await fixtureInMemory()), ...options });
		expect(backend.newPasswords.map(({ email }) => email)).toEqual(['kupac@titraj.example', EDITOR]);
		const password = backend.newPasswords.at(-1)?.password ?? '';
		expect(password).toMatch(/^[\w-]{16}$/);
		expect([await signIn(backend.url, PUBLISHED), await signIn(backend.url, password)]).toEqual([403, 200]);
	});

	it('keep the passwords of the first public start, which are shown once', { timeout: 90_000 }, async () => {
		const place: StartOptions = { dataDir: fillDataFolder(folder, 'fixture'), databaseUrl: null, port: 0 };
		const local = await startBackend(place);
		expect([local.newPasswords, await signIn(local.url, PUBLISHED)]).toEqual([[], 200]);
		await local.close();
		const exposed: StartOptions = { ...place, host: '0.0.0.0', adminPages: true };
		const first = await startBackend(exposed);
		await first.close();
		await using second = await startBackend(exposed);
		expect([first.newPasswords.length, second.newPasswords]).toEqual([2, []]);
		expect([await signIn(second.url, PUBLISHED), await signIn(second.url, first.newPasswords.at(-1)?.password ?? '')]).toEqual([403, 200]);
	});

	it('are not in a merchant’s own shop', { timeout: 90_000 }, async () => {
		await using own = await startOwnShop();
		expect(own.newPasswords).toEqual([]);
	});
});
