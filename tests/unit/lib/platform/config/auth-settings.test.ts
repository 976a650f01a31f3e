import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';

/** Values in an address are encoded; a setting is used unchanged. */
const HOSTILE = HOSTILE_REDIRECTS.map(([title, value]) => [title, decodeURIComponent(value)] as const).filter(([, value]) => value !== '');

describe('redirects of sign-in pages', () => {
	test('no setting is required', () => {
		expect(readEnvironment({}).auth).toEqual({
			identityProvider: null,
			loggedInRedirect: undefined,
			loggedOutRedirect: undefined,
			dashboardRedirect: undefined,
		});
	});
	test.each(['LOGGED_IN_REDIRECT', 'LOGGED_OUT_REDIRECT', 'DASHBOARD_REDIRECT'])('%s is a path of the shop', (name) => {
		expect(Object.values(readEnvironment({ [name]: '/proizvodi/' }).auth)).toContain('/proizvodi/');
		for (const [, value] of HOSTILE) expect(() => readEnvironment({ [name]: value }).auth).toThrow(name);
	});
	test.each(['shop id', '../x', 'Shop', 'x'.repeat(41)])('there is no identity provider "%s"', (code) => {
		expect(() => readEnvironment({ IDENTITY_PROVIDER: code }).auth).toThrow('IDENTITY_PROVIDER');
	});
});
