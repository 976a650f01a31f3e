import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';

const policyOf = (value: string) => securityHeaders(readEnvironment({ PICTURE_HOSTS: value }))['content-security-policy'];

describe('PICTURE_HOSTS', () => {
	test('pictures of other hosts are blocked if it is empty', () => expect(policyOf('')).toContain("img-src 'self' data:;"));
	test('the page policy contains the origins', () =>
		expect(policyOf('https://cdn.erp.example/x, http://127.0.0.1:9')).toContain("img-src 'self' data: https://cdn.erp.example http://127.0.0.1:9;"));
	test.each(['http://cdn.erp.example', 'https://*.erp.example', 'cdn.erp.example', "https://a.example; script-src 'unsafe-inline'"])('%j is refused', (value) =>
		expect(() => readEnvironment({ PICTURE_HOSTS: value })).toThrow('PICTURE_HOSTS'),
	);
});
