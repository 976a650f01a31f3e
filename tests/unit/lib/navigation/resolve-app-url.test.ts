import { expect, test } from 'vitest';
import { type AppUrlName, type NamedPaths, resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';

const paths: NamedPaths = {
	home: '/',
	catalog: '/proizvodi/',
	manufacturer: '/proizvodaci/',
	search: '/trazi/',
	location: '/poslovnice/',
	auth: '/moj-racun/',
	auth_login: '/moj-racun/prijava/',
	webshop_shopping_cart: '/webshop/kosarica/',
};

test.each<[AppUrlName, NamedPaths, string | null]>([
	['home', paths, '/'],
	['home', {}, '/'],
	['home', { home: '/en/' }, '/en/'],
	['catalog', paths, '/proizvodi/'],
	['catalog_quickorder', paths, '/proizvodi/?special_view=order_form'],
	['catalog_quickorder', {}, null],
	['manufacturer', paths, '/proizvodaci/'],
	['compare', paths, '/proizvodi/?special_view=compare'],
	['compare', { ...paths, compare: '/usporedba/' }, '/usporedba/'],
	['wishlist', paths, '/moj-racun/wishlist/'],
	['wishlist', { ...paths, wishlist: '/lista-zelja/' }, '/lista-zelja/'],
	['search', paths, '/trazi/'],
	['location', paths, '/poslovnice/'],
	['sweepstake', paths, null],
	['webshop_shopping_cart', paths, '/webshop/kosarica/'],
	['webshop_payment', paths, null],
	['auth', paths, '/moj-racun/'],
	['auth_logout', paths, '/moj-racun/logout/'],
	['auth_login', paths, '/moj-racun/prijava/'],
	['auth_signup', paths, '/moj-racun/signup/'],
	['auth_login', {}, null],
])('%s', (name, known, address) => expect(resolveAppUrl(name, known)).toBe(address));
