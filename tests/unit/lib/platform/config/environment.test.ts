import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

describe('environment', () => {
	test('nothing has to be set', () => {
		expect(readEnvironment({})).toMatchObject({ backendUrl: 'http://127.0.0.1:8787', host: 'localhost:8888', cdn: 'shared', mediaCacheDir: undefined });
	});
	test('there is one language, Croatian without a prefix, unless LANGUAGES names more', () => {
		const codes = (variables: Record<string, string>) => readEnvironment(variables).languages.map(({ code, base_url }) => [code, base_url]);
		expect(codes({})).toEqual([['hr', '/']]);
		expect(codes({ LANGUAGES: 'hr,en' })).toEqual([
			['hr', '/'],
			['en', '/en/'],
		]);
	});
	test('addresses are taken as origins', () => {
		expect(readEnvironment({ BACKEND_URL: 'https://hapi.example/', SITE_URL: 'https://titraj.example/x' })).toMatchObject({
			backendUrl: 'https://hapi.example',
			host: 'titraj.example',
		});
	});
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
