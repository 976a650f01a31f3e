import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';

test.each([
	[undefined, 'max-age=63072000'],
	['host', 'max-age=63072000'],
	['subdomains', 'max-age=63072000; includeSubDomains'],
	['preload', 'max-age=63072000; includeSubDomains; preload'],
	['off', undefined],
])('browsers remember with HTTPS_ONLY=%s: %s', (value, header) =>
	expect(securityHeaders(readEnvironment({ HTTPS_ONLY: value }))['strict-transport-security']).toBe(header),
);

test('another value of HTTPS_ONLY is refused with the known ones', () => expect(() => readEnvironment({ HTTPS_ONLY: 'yes' })).toThrow('HTTPS_ONLY'));
