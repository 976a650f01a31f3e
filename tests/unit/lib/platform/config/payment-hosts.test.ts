import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';

const BACKEND = 'https://hapi.example';

test.each([
	[
		'listed hosts, once each, as origins',
		'https://pay.example/a, https://3ds.example,https://pay.example',
		BACKEND,
		['https://pay.example', 'https://3ds.example'],
	],
	['no host if none is listed', '', BACKEND, []],
	['the test bank of a backend on this machine', undefined, 'http://127.0.0.1:8787', ['http://127.0.0.1:8787']],
	['a bank on this machine', 'http://localhost:9000', BACKEND, ['http://localhost:9000']],
])('%s', (_title, value, backend, hosts) => expect(readEnvironment({ PAYMENT_HOSTS: value, BACKEND_URL: backend }).paymentHosts).toEqual(hosts));

test.each([
	['a public shop', { SITE_URL: 'https://shop.example' }],
	['a shop behind a trusted proxy', { TRUSTED_PROXIES: '1' }],
])('the test bank of a backend on this machine is none of %s', (_title, variables) =>
	expect(readEnvironment({ BACKEND_URL: 'http://127.0.0.1:8787', ...variables }).paymentHosts).toEqual([]),
);

test.each([
	'http://pay.example',
	'pay.example',
	'*',
	'https://*.example',
	"https://a.example 'unsafe-inline'",
	'https://a.example;script-src *',
	'javascript:1',
])('%j is refused', (value) => expect(() => readEnvironment({ PAYMENT_HOSTS: value, BACKEND_URL: BACKEND })).toThrow('PAYMENT_HOSTS'));

test('forms may be sent only to the shop and the payment hosts', () => {
	const policy = (paymentHosts: string[]) => securityHeaders({ paymentHosts })['content-security-policy'];
	expect(policy(['https://pay.example'])).toMatch(/; form-action 'self' https:\/\/pay\.example$/);
	expect(policy([])).toMatch(/; form-action 'self'$/);
});
