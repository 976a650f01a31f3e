import { describe, expect, test } from 'vitest';
import { type AuthSettings, toPageGuard } from '#lib/navigation/auth-pages.ts';

const paths = { auth: '/moj-racun/', auth_login: '/moj-racun/prijava/' };
const plain: AuthSettings = { identityProvider: null };
const provider: AuthSettings = { identityProvider: 'shop-id' };

/** Kinds of visitors, and whether they have a `user_id` (Spec 6): a guest customer has none. */
const PEOPLE = { visitor: false, guest: false, customer: true, staff: true } as const;
type Person = keyof typeof PEOPLE;

const visit = (action: string, person: Person, settings = plain) => {
	const guard = toPageGuard(action, settings, paths);
	if (!guard) return 'not-found';
	return (PEOPLE[person] ? guard.signedIn : guard.signedOut) ?? 'stay';
};

const ACCOUNT = '/moj-racun/';
const LOGIN = '/moj-racun/prijava/';

describe('each auth page and each kind of visitor', () => {
	test.each([
		['login', 'stay', 'stay', ACCOUNT, ACCOUNT],
		['signup', 'stay', 'stay', ACCOUNT, ACCOUNT],
		['forgotten_password', 'stay', 'stay', ACCOUNT, ACCOUNT],
		['confirm_signup', 'stay', 'stay', ACCOUNT, ACCOUNT],
		['signup_confirm', 'stay', 'stay', ACCOUNT, ACCOUNT],
		['change_password', 'stay', 'stay', 'stay', 'stay'],
		['logout', 'stay', 'stay', 'stay', 'stay'],
		['index', LOGIN, LOGIN, 'stay', 'stay'],
		['edit', LOGIN, LOGIN, 'stay', 'stay'],
		['my_webshop_orders', LOGIN, LOGIN, 'stay', 'stay'],
		['order', LOGIN, LOGIN, 'stay', 'stay'],
		['invoice', LOGIN, LOGIN, 'stay', 'stay'],
		['wishlist', LOGIN, LOGIN, 'stay', 'stay'],
		['my_coupons', LOGIN, LOGIN, 'stay', 'stay'],
		['my_comments', LOGIN, LOGIN, 'stay', 'stay'],
		['addresses', LOGIN, LOGIN, 'stay', 'stay'],
		['consents', LOGIN, LOGIN, 'stay', 'stay'],
		['close_account', LOGIN, LOGIN, 'stay', 'stay'],
		['nothing', 'not-found', 'not-found', 'not-found', 'not-found'],
		['constructor', 'not-found', 'not-found', 'not-found', 'not-found'],
		['', 'not-found', 'not-found', 'not-found', 'not-found'],
	] as const)('%s: visitor %s, guest %s, customer %s, staff %s', (action, visitor, guest, customer, staff) => {
		expect((['visitor', 'guest', 'customer', 'staff'] as const).map((person) => visit(action, person))).toEqual([visitor, guest, customer, staff]);
	});
});

describe('settings', () => {
	const named: AuthSettings = { identityProvider: null, loggedInRedirect: '/a/', loggedOutRedirect: '/b/', dashboardRedirect: '/c/' };
	test.each([
		['login', 'customer', '/a/'],
		['signup_confirm', 'staff', '/a/'],
		['edit', 'visitor', '/b/'],
		['index', 'guest', '/b/'],
		['index', 'customer', '/c/'],
		['edit', 'customer', 'stay'],
	] as const)('%s sends a %s to %s', (action, person, expected) => expect(visit(action, person, named)).toBe(expected));
	test('with an identity provider an unknown page belongs to the account', () => {
		expect(visit('callback', 'visitor', provider)).toBe(LOGIN);
		expect(visit('callback', 'customer', provider)).toBe('stay');
	});
	test('a backend without auth routes redirects to the homepage', () => {
		expect(toPageGuard('login', plain, {})).toEqual({ signedIn: '/' });
	});
});
