import { expect, test } from 'vitest';
import { afterSignOut } from '#lib/account/after-sign-out.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';

const own = { home: '/', mayRedirect: true };

test.each([
	['redirects to a path of the shop', '?redirect=%2Fdostava%2F%3Fa%3D1', own, '/dostava/?a=1'],
	['redirects to the homepage by default', '?a=1', own, '/'],
	['redirects to the homepage of its language', '', { ...own, home: '/en/' }, '/en/'],
	['redirects to the homepage with an identity provider', '?redirect=/dostava/', { home: '/', mayRedirect: false }, '/'],
	['uses the first of two paths', '?redirect=/dostava/&redirect=//drugdje.example/', own, '/dostava/'],
])('signing out %s', (_title, search, place, expected) => expect(afterSignOut(search, place)).toBe(expected));

test.each(HOSTILE_REDIRECTS)('signing out leads to the homepage, not to %s', (_title, value) => expect(afterSignOut(`?redirect=${value}`, own)).toBe('/'));
