import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

describe('environment', () => {
	test('no setting is required', () => {
		expect(readEnvironment({})).toMatchObject({ backendUrl: 'http://127.0.0.1:8787', host: 'localhost:8888', cdn: 'shared', mediaCacheDir: undefined });
	});
	test('the only language is Croatian without a prefix, unless LANGUAGES lists more', () => {
		const codes = (variables: Record<string, string>) => readEnvironment(variables).languages.map(({ code, base_url }) => [code, base_url]);
		expect(codes({})).toEqual([['hr', '/']]);
		expect(codes({ LANGUAGES: 'hr,en' })).toEqual([
			['hr', '/'],
			['en', '/en/'],
		]);
	});
	test('only the origin of SITE_URL is used', () => expect(readEnvironment({ SITE_URL: 'https://titraj.example/x' }).host).toBe('titraj.example'));
	test.each([
		['https://hapi.example/', 'https://hapi.example', 'https://hapi.example'],
		['https://erp.example:8443/shop/api/v2//', 'https://erp.example:8443/shop/api/v2', 'https://erp.example:8443'],
		['https://user:word@erp.example/api?x=1#y', 'https://erp.example/api', 'https://erp.example'],
	])('only origin and path of BACKEND_URL %s are used', (given, backendUrl, backendOrigin) =>
		expect(readEnvironment({ BACKEND_URL: given })).toMatchObject({ backendUrl, backendOrigin }),
	);
	test.each([
		['BACKEND_URL', 'hapi.example'],
		['SITE_URL', 'ftp://x/'],
		['LANGUAGES', 'hr,xx'],
		['CLEAR_CACHE_SECRET', 'short'],
		['BACKEND_TIMEOUT', '1.5'],
		['IMAGE_CONCURRENCY', '0'],
		['CDN', 'maybe'],
		['CACHE_PROFILE', 'never'],
		['COUNTRY_LOOKUP_URL', 'geo.example/{ip}'],
		['REBUILD_SECRET', 'short'],
		['BUILD_HOOK_URL', 'x'],
		['LOG_LEVEL', 'loud'],
		['PAYMENT_HOSTS', 'http://pay.example'],
		['WAREHOUSE_VIEW', 'yes'],
	])('a bad %s is refused by name', (name, value) => expect(() => readEnvironment({ [name]: value })).toThrow(name));
});

test('a thread that keeps its environment does not look at its variables again', async () => {
	vi.resetModules();
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});
	const kept = await import('#lib/platform/config/environment.server.ts');
	vi.stubEnv('SITE_URL', 'https://first.example');
	kept.keepEnvironment();
	vi.stubEnv('SITE_URL', 'https://second.example');
	expect([kept.readEnvironment().host, kept.readEnvironment({ SITE_URL: 'https://third.example' }).host]).toEqual(['first.example', 'third.example']);
	expect(kept.readEnvironment().host).toBe('first.example');
});
