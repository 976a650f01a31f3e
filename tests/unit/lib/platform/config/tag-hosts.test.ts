import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { parseTagHosts } from '#lib/platform/config/tag-hosts.server.ts';

test.each([undefined, '', ' , '])('%j allows no host', (value) => {
	expect(Object.values(parseTagHosts(value)).flat()).toEqual([]);
});

test('presets and origins are combined without duplicates', () => {
	const sources = parseTagHosts('meta, https://pixel.partner.example,meta,https://*.partner.example:8443');
	expect(sources['script-src']).toEqual(['https://connect.facebook.net', 'https://pixel.partner.example', 'https://*.partner.example:8443']);
	expect(sources['img-src']).toContain('https://www.facebook.com');
	expect(sources['frame-src']).toContain('https://pixel.partner.example');
});

test.each([
	...['*', 'https:', 'https://*', 'https://*.com', 'http://a.example', 'a.example', 'facebook', 'constructor'],
	...["'unsafe-inline'", "https://a.example 'unsafe-inline'", 'https://a.example;script-src *', 'data:', 'https://a.example/path', 'https://a.*.example'],
])('refuses %j', (value) => {
	expect(() => readEnvironment({ TAG_HOSTS: value })).toThrow('TAG_HOSTS');
});
