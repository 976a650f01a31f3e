import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

const scriptHosts = (value: string | undefined) => readEnvironment({ CONTENT_SCRIPT_HOSTS: value }).scriptHosts;

test('hosts are origins, once each', () => {
	expect(scriptHosts('https://a.example/x.js, https://b.example,https://a.example')).toEqual(['https://a.example', 'https://b.example']);
	expect(scriptHosts('')).toEqual([]);
	expect(scriptHosts(undefined)).toEqual([]);
});

test.each(['http://a.example', 'a.example', '*', 'https://*.example', "https://a.example 'unsafe-inline'", 'https://a.example;x', 'javascript:1'])(
	'%j is refused',
	(value) => expect(() => scriptHosts(value)).toThrow('CONTENT_SCRIPT_HOSTS'),
);
