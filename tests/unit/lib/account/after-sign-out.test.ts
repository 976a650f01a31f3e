import { expect, test } from 'vitest';
import { afterSignOut } from '#lib/account/after-sign-out.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';

const own = { home: '/', mayRedirect: true };

test.each([
	['leads to a path of the shop', '?redirect=%2Fdostava%2F%3Fa%3D1', own, '/dostava/?a=1'],
	['leads home without one', '?a=1', own, '/'],
	['leads home of its language', '', { ...own, home: '/en/' }, '/en/'],
	['leads home where an identity provider signs people in', '?redirect=/dostava/', { home: '/', mayRedirect: false }, '/'],
	['takes the first of two', '?redirect=/dostava/&redirect=//drugdje.example/', own, '/dostava/'],
])('signing out %s', (_title, search, place, expected) => expect(afterSignOut(search, place)).toBe(expected));

test.each(HOSTILE_REDIRECTS)('signing out leads to the homepage, not to %s', (_title, value) => expect(afterSignOut(`?redirect=${value}`, own)).toBe('/'));
