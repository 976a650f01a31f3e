import { expect, test } from 'vitest';
import { parseOwnPath } from '#lib/platform/url/own-path.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';

test.each([
	['/', '/'],
	['/webshop/kosarica/?a=1#b', '/webshop/kosarica/?a=1#b'],
	['/čaše/', '/čaše/'],
	['//elsewhere.example/', null],
	['/\\elsewhere.example/', null],
	['https://elsewhere.example/', null],
	['javascript:alert(1)', null],
	['/a\tb', null],
	['/a\\b', null],
	['', null],
	[undefined, null],
])('%j', (value, path) => expect(parseOwnPath(value)).toBe(path));

test.each(HOSTILE_REDIRECTS)('%s is refused, as it appears in an address', (_title, value) => {
	expect(parseOwnPath(new URLSearchParams(`redirect=${value.replaceAll('&', '%26')}`).get('redirect'))).toBeNull();
});
