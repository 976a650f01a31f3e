import { describe, expect, test } from 'vitest';
import { readReturnPath, readToken, returnCookie, tokenCookie } from '#lib/platform/server/session/cookies.server.ts';

const asked = (url: string, cookie = '') => new Request(url, { headers: { cookie } });
const pairOf = (line: string) => line.split(';')[0] ?? '';

describe('over TLS', () => {
	const url = 'https://shop.example/';

	test('the token’s cookie belongs to this host alone: no other host of the domain can set it', () => {
		const line = tokenCookie(asked(url), 'new');
		expect(line).toMatch(/^__Host-hapi_auth_token=new; Path=\/; .*HttpOnly; Secure$/);
		expect(line).not.toMatch(/domain/i);
		expect(readToken(asked(url, pairOf(line)))).toBe('new');
	});

	test('a token cookie without the prefix is ignored, because another host of the domain may have set it', () => {
		expect(readToken(asked(url, 'hapi_auth_token=planted'))).toBeUndefined();
		expect(readToken(asked(url, 'hapi_auth_token=planted; __Host-hapi_auth_token=own'))).toBe('own');
	});

	test('the starting page of a social login is stored for this host alone', () => {
		const line = returnCookie(asked(url), '/kosarica/');
		expect(line).toMatch(/^__Host-/);
		expect(readReturnPath(asked(url, pairOf(line)))).toBe('/kosarica/');
	});
});

test('on plain http of this machine the name has no prefix, which browsers reject there', () => {
	const url = 'http://localhost:8888/';
	const line = tokenCookie(asked(url), 'new');
	expect(line).toMatch(/^hapi_auth_token=new; .*HttpOnly$/);
	expect(readToken(asked(url, pairOf(line)))).toBe('new');
});
