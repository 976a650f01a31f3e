import { describe, expect, test } from 'vitest';
import { type GuardSubject, type GuardVerdict, runGuards } from '#lib/domain/guards.ts';

const visitor: GuardSubject = {
	controller: 'webshop',
	action: 'shopping_cart',
	isBot: false,
	signedIn: false,
	isStaff: false,
	mayContinueAsGuest: false,
	cartIsEmpty: false,
	isVisible: true,
	paths: { auth: '/moj-racun/', auth_login: '/moj-racun/prijava/', webshop_shopping_cart: '/webshop/kosarica/', webshop_login: '/webshop/prijava/' },
	settings: { webshopAuth: true },
};
const pass: GuardVerdict = { kind: 'pass' };
const to = (path: string): GuardVerdict => ({ kind: 'redirect', to: path });

describe('checkout', () => {
	test.each(['login', 'customer', 'shipping', 'payment', 'review_order'])('an empty cart leads from %s to the cart', (action) => {
		expect(runGuards(['checkout'], { ...visitor, action, cartIsEmpty: true })).toEqual(to('/webshop/kosarica/'));
	});
	test.each(['customer', 'shipping', 'payment', 'review_order'])('%s wants to know who buys', (action) => {
		expect(runGuards(['checkout'], { ...visitor, action })).toEqual(to('/webshop/prijava/'));
		expect(runGuards(['checkout'], { ...visitor, action, signedIn: true })).toEqual(pass);
		expect(runGuards(['checkout'], { ...visitor, action, mayContinueAsGuest: true })).toEqual(pass);
		expect(runGuards(['checkout'], { ...visitor, action, settings: { webshopAuth: false } })).toEqual(pass);
	});
	test.each(['shopping_cart', 'thank_you', 'view_order'])('an empty cart may see %s', (action) => {
		expect(runGuards(['checkout'], { ...visitor, action, cartIsEmpty: true })).toEqual(pass);
	});
});

describe('auth', () => {
	const page = (action: string, rest: Partial<GuardSubject> = {}) => runGuards(['auth'], { ...visitor, controller: 'auth', action, ...rest });
	test.each(['login', 'signup', 'forgotten_password', 'confirm_signup', 'signup_confirm'])('who is signed in leaves %s', (action) => {
		expect(page(action, { signedIn: true })).toEqual(to('/moj-racun/'));
		expect(page(action)).toEqual(pass);
	});
	test.each(['index', 'edit', 'my_webshop_orders', 'wishlist'])('who is signed out is sent from %s to the login', (action) => {
		expect(page(action)).toEqual(to('/moj-racun/prijava/'));
		expect(page(action, { signedIn: true })).toEqual(pass);
	});
	test.each(['logout', 'change_password'])('%s is for everybody', (action) => {
		expect(page(action)).toEqual(pass);
		expect(page(action, { signedIn: true })).toEqual(pass);
	});
	test('redirects are configurable', () => {
		const settings = { webshopAuth: true, loggedInRedirect: '/a/', loggedOutRedirect: '/b/', dashboardRedirect: '/c/' };
		expect(page('login', { signedIn: true, settings })).toEqual(to('/a/'));
		expect(page('edit', { settings })).toEqual(to('/b/'));
		expect(page('index', { signedIn: true, settings })).toEqual(to('/c/'));
	});
});

describe('registry', () => {
	test('invisible content is not there, except for staff', () => {
		expect(runGuards(['visibility'], { ...visitor, isVisible: false })).toEqual({ kind: 'not-found' });
		expect(runGuards(['visibility'], { ...visitor, isVisible: false, isStaff: true })).toEqual(pass);
	});
	test('the access hook may give another template', () => {
		const settings = { webshopAuth: true, access: ({ controller }: GuardSubject) => (controller === 'webshop' ? 'closed' : null) };
		expect(runGuards(['access'], { ...visitor, settings })).toEqual({ kind: 'template', template: 'closed' });
		expect(runGuards(['access'], { ...visitor, controller: 'cms', settings })).toEqual(pass);
	});
	test('the first verdict counts', () => {
		expect(runGuards(['visibility', 'checkout'], { ...visitor, action: 'payment', cartIsEmpty: true, isVisible: false })).toEqual({ kind: 'not-found' });
	});
	test('bots bypass every guard', () => {
		expect(
			runGuards(['auth', 'checkout', 'access', 'visibility'], { ...visitor, action: 'payment', cartIsEmpty: true, isVisible: false, isBot: true }),
		).toEqual(pass);
	});
	test.each(['nothing', 'constructor'])('the unknown name %s throws, for bots too', (name) => {
		expect(() => runGuards([name], { ...visitor, isBot: true })).toThrow(`There is no route guard "${name}"`);
	});
});
