import { describe, expect, test } from 'vitest';
import { parseAuthSettings } from '#lib/config/auth-settings.server.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';

/** Encoded values are what an address carries; a setting is read as it stands. */
const HOSTILE = HOSTILE_REDIRECTS.map(([title, value]) => [title, decodeURIComponent(value)] as const).filter(([, value]) => value !== '');

describe('where sign-in pages lead', () => {
	test('nothing has to be set', () => {
		expect(parseAuthSettings({})).toEqual({ identityProvider: null, loggedInRedirect: undefined, loggedOutRedirect: undefined, dashboardRedirect: undefined });
	});
	test.each(['LOGGED_IN_REDIRECT', 'LOGGED_OUT_REDIRECT', 'DASHBOARD_REDIRECT'])('%s is a path of the shop', (name) => {
		expect(Object.values(parseAuthSettings({ [name]: '/proizvodi/' }))).toContain('/proizvodi/');
		for (const [, value] of HOSTILE) expect(() => parseAuthSettings({ [name]: value })).toThrow(name);
	});
	test.each(['shop id', '../x', 'Shop', 'x'.repeat(41)])('there is no identity provider "%s"', (code) => {
		expect(() => parseAuthSettings({ IDENTITY_PROVIDER: code })).toThrow('IDENTITY_PROVIDER');
	});
});
