import { expect, test } from 'vitest';
import { parseScriptHosts } from '#lib/config/script-hosts.server.ts';

test('hosts are origins, once each', () => {
	expect(parseScriptHosts('https://a.example/x.js, https://b.example,https://a.example')).toEqual(['https://a.example', 'https://b.example']);
	expect(parseScriptHosts('')).toEqual([]);
	expect(parseScriptHosts(undefined)).toEqual([]);
});

test.each(['http://a.example', 'a.example', '*', 'https://*.example', "https://a.example 'unsafe-inline'", 'https://a.example;x', 'javascript:1'])(
	'%j is refused',
	(value) => expect(() => parseScriptHosts(value)).toThrow('CONTENT_SCRIPT_HOSTS'),
);
