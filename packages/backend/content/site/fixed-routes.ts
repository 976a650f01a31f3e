import type { RouteEntry } from '@titraj/contract/site.ts';

type Entry = Omit<RouteEntry, 'lang'>;

const AUTH: Record<string, string> = {
	login: 'prijava',
	signup: 'registracija',
	forgotten_password: 'zaboravljena-lozinka',
	confirm_signup: 'potvrda-registracije',
	signup_confirm: 'registracija-potvrdena',
	edit: 'podaci',
	wishlist: 'lista-zelja',
	my_coupons: 'kuponi',
	my_comments: 'komentari',
	addresses: 'adrese',
	consents: 'privole',
	close_account: 'zatvaranje-racuna',
	logout: 'logout',
};

/** Pages that mails link to; the new-password screen has four segments (Spec 2). */
const AUTH_TEMPLATES: Record<string, string> = {
	confirm_signup: 'potvrda-registracije/{key}/{code}',
	change_password: 'nova-lozinka/{key}/{code}',
};

const WEBSHOP: Record<string, string> = {
	shopping_cart: 'kosarica',
	login: 'prijava',
	customer: 'podaci',
	shipping: 'dostava',
	payment: 'placanje',
	review_order: 'pregled',
	payment_create: 'placanje-kreiranje',
	new_payment: 'novo-placanje',
	payment_form: 'placanje-obrazac',
	failed_order: 'neuspjela-narudzba',
	thank_you: 'hvala',
	view_order: 'narudzba',
	order_lookup: 'pronadi-narudzbu',
	withdrawal: 'odustanak',
};

const ORDERS = '/webshop/narudzbe/';

/** Orders of a customer are under webshop/orders, each as {id}-{code} (Spec 2, Route templates). */
function toOrderRoutes(): Entry[] {
	const of = { controller: 'auth', content_type: 'auth' };
	return [
		{ ...of, path: ORDERS, action: 'my_webshop_orders', name: 'auth_my_webshop_orders' },
		{ ...of, template: `${ORDERS}{id}-{code}/`, action: 'order' },
		{ ...of, template: `${ORDERS}{id}-{code}/racun/`, action: 'invoice' },
	];
}

/** Routes of screens that are not stored in the database (Spec 2, Named app URLs). */
export const toFixedRoutes = (): Entry[] => [
	{ path: '/trazi/', controller: 'catalog', action: 'search', content_type: 'search', name: 'search' },
	{ path: '/usporedba/', controller: 'catalog', action: 'compare', content_type: 'compare', name: 'compare' },
	{ path: '/lista-zelja/', controller: 'catalog', action: 'wishlist', content_type: 'wishlist', name: 'wishlist' },
	{ path: '/moj-racun/', controller: 'auth', action: 'index', content_type: 'auth', name: 'auth' },
	...Object.entries(AUTH).map(([action, slug]) => ({ path: `/moj-racun/${slug}/`, controller: 'auth', action, content_type: 'auth', name: `auth_${action}` })),
	...Object.entries(AUTH_TEMPLATES).map(([action, template]) => ({ template: `/moj-racun/${template}/`, controller: 'auth', action, content_type: 'auth' })),
	...toOrderRoutes(),
	...Object.entries(WEBSHOP).map(([action, slug]) => ({
		path: `/webshop/${slug}/`,
		controller: 'webshop',
		action,
		content_type: 'webshop',
		name: `webshop_${action}`,
	})),
];
