import type { ShippedScreenName } from '#lib/screens/screen.ts';
import type { FilledCustomer } from './filled-customer.ts';

/** Addresses that end in an id. */
export interface ShopPaths {
	readonly product: string;
	readonly post: string;
	readonly store: string;
	readonly sweepstake: string;
}

export interface ScreenVisit {
	readonly path: string | ((of: ShopPaths & FilledCustomer) => string);
	/** The visitor, if it is not the customer: a guest with or without a cart. */
	readonly as?: 'guest' | 'buyer';
	/** Where the address leads in a shop without a screen of its own for it (D61). */
	readonly leadsTo?: string;
	/** A selector that is visible once the screen has loaded its data. */
	readonly shows?: string;
	/** Expected complaints of the browser. */
	readonly complaint?: RegExp;
}

const FIELDS = 'main input:not([type="hidden"])';
/** With an order these redirect immediately, or to a bank: they are visited without one. */
const NAMELESS = /order_identificator=\{id\}-\{code\}/;

/** How to visit each screen of the shop with data. A new screen needs a row: without one there is a type error. */
export const SCREEN_VISITS: Readonly<Record<ShippedScreenName, ScreenVisit>> = {
	'cms/homepage': { path: '/' },
	'cms/default': { path: '/dostava/' },
	'cms/contact': { path: '/kontakt/' },
	'cms/faq': { path: '/cesta-pitanja/' },
	'cms/flyer': { path: '/letak/' },
	'cms/advent_calendar': { path: '/adventski-kalendar/' },
	'cms/promotion_calendar_details': { path: '/adventski-kalendar/pravila/' },
	'catalog/category': { path: '/proizvodi/monitori/' },
	'catalog/product': { path: ({ product }) => product },
	'catalog/manufacturers': { path: '/marke/' },
	'catalog/search': { path: '/trazi/?search_q=monitor', shows: 'main h3' },
	'catalog/content_search': { path: '/trazi/?search_content=monitor', shows: 'main mark' },
	'catalog/compare': { path: '/usporedba/', shows: 'main [role="table"]' },
	'catalog/wishlist': { path: '/lista-zelja/', shows: 'main input[type="number"]' },
	'catalog/quick_order': { path: '/proizvodi/?special_view=order_form', shows: FIELDS },
	'catalog/stock_alert': { path: ({ stockAlert }) => stockAlert, shows: 'main button' },
	'publish/index': { path: '/magazin/' },
	'publish/post': { path: ({ post }) => post },
	'staticcontent/default': { path: '/zastita-okolisa/' },
	'staticcontent/landing': { path: '/ponuda/radni-kut/' },
	'location/index': { path: '/poslovnice/' },
	'location/detail': { path: ({ store }) => store },
	'newsletter/index': { path: '/newsletter/' },
	'newsletter/manage': { path: ({ newsletter }) => newsletter, shows: 'main :is(button, input)' },
	'sweepstake/index': { path: '/nagradne-igre/' },
	'sweepstake/detail': { path: ({ sweepstake }) => sweepstake },
	'error/not-found': { path: '/nema-takve-stranice/', complaint: /404/ },
	'auth/login': { path: '/moj-racun/prijava/', as: 'guest', shows: FIELDS },
	'auth/signup': { path: '/moj-racun/registracija/', as: 'guest', shows: FIELDS },
	'auth/forgotten_password': { path: '/moj-racun/zaboravljena-lozinka/', as: 'guest', shows: FIELDS },
	'auth/confirm_signup': { path: '/moj-racun/potvrda-registracije/', as: 'guest' },
	'auth/signup_confirm': { path: '/moj-racun/registracija-potvrdena/', as: 'guest' },
	'auth/change_password': { path: ({ newPassword }) => newPassword, as: 'guest', shows: FIELDS },
	'auth/index': { path: '/moj-racun/', shows: 'main article' },
	'auth/edit': { path: '/moj-racun/podaci/', shows: FIELDS },
	'auth/my_webshop_orders': { path: '/webshop/narudzbe/', shows: 'main li a[href*="/narudzbe/"][href*="-"]' },
	'auth/order': { path: ({ order }) => `/webshop/narudzbe/${order}/`, shows: 'main a[href*="print-payment-transfer"]' },
	'auth/invoice': { path: ({ order }) => `/webshop/narudzbe/${order}/racun/`, shows: 'main table' },
	'auth/wishlist': { path: '/moj-racun/lista-zelja/', shows: 'main [data-buy]' },
	'auth/my_coupons': { path: '/moj-racun/kuponi/', shows: 'main :text("STOL10")' },
	'auth/my_comments': { path: '/moj-racun/komentari/', shows: 'main :text("stalak")' },
	'auth/addresses': { path: '/moj-racun/adrese/', shows: 'main :text("Kod kuće")' },
	'auth/consents': { path: '/moj-racun/privole/', shows: FIELDS },
	'auth/close_account': { path: '/moj-racun/zatvaranje-racuna/', shows: FIELDS },
	'auth/logout': { path: '/moj-racun/logout/', shows: 'main button' },
	'webshop/shopping_cart': { path: '/webshop/kosarica/', shows: 'main input[type="number"]' },
	'webshop/login': { path: '/webshop/prijava/', as: 'buyer', leadsTo: '/webshop/podaci/', shows: 'main form, main button' },
	'webshop/customer': { path: '/webshop/podaci/', shows: FIELDS },
	'webshop/shipping': { path: '/webshop/dostava/', leadsTo: '/webshop/podaci/', shows: FIELDS },
	'webshop/payment': { path: '/webshop/placanje/', shows: FIELDS },
	'webshop/review_order': { path: '/webshop/pregled/', shows: 'main [name="accept_terms"]' },
	'webshop/thank_you': { path: ({ order }) => `/webshop/hvala/?order_identificator=${order}`, shows: 'main :text("Žužić")' },
	'webshop/failed_order': { path: '/webshop/neuspjela-narudzba/' },
	'webshop/new_payment': { path: ({ order }) => `/webshop/novo-placanje/?order_identificator=${order}`, shows: 'main a[href*="order_identificator"]' },
	'webshop/payment_form': { path: '/webshop/placanje-obrazac/', complaint: NAMELESS },
	'webshop/payment_create': { path: '/webshop/placanje-kreiranje/', complaint: NAMELESS },
	'webshop/view_order': { path: ({ order }) => `/webshop/narudzba/?order_identificator=${order}`, shows: 'main a[href*="order_identificator"]' },
	'webshop/order_lookup': { path: '/webshop/pronadi-narudzbu/', shows: FIELDS },
	'webshop/withdrawal': { path: '/webshop/odustanak/', shows: FIELDS },
	'webshop/print-payment-transfer': { path: ({ order }) => `/webshop/print-payment-transfer/?order_identificator=${order}`, shows: 'main svg' },
};
