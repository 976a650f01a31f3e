import type { Feature } from '@titraj/contract/features.ts';
import type { Menu, RouteEntry } from '@titraj/contract/site.ts';
import { normalisePath } from '#lib/platform/url/normalise-path.ts';
import { createRouteMatcher, type RouteMatcher } from './match-route.ts';

/** Feature of each screen, by controller and action, else by controller. Screens that are not listed need only the core. */
const FEATURES: Readonly<Record<string, Feature>> = {
	'catalog.compare': 'compare',
	'catalog.wishlist': 'wishlist',
	'catalog.manufacturer': 'manufacturers',
	'catalog.manufacturers': 'manufacturers',
	'catalog.stock_alert': 'stock_alerts',
	'catalog.price_alert': 'price_alerts',
	'catalog.tag': 'tags',
	publish: 'articles',
	'publish.author': 'authors',
	'publish.tag': 'tags',
	location: 'stores',
	newsletter: 'newsletter',
	sweepstake: 'sweepstakes',
	staticcontent: 'static_content',
	auth: 'account',
	'auth.signup': 'signup',
	'auth.confirm_signup': 'signup',
	'auth.signup_confirm': 'signup',
	'auth.forgotten_password': 'password_reset',
	'auth.change_password': 'password_reset',
	'auth.my_webshop_orders': 'my_orders',
	'auth.order': 'my_orders',
	'auth.invoice': 'my_orders',
	'auth.wishlist': 'wishlist',
	'auth.my_coupons': 'my_coupons',
	'auth.my_comments': 'my_comments',
	'auth.addresses': 'addresses',
	'auth.consents': 'consent_proof',
	'auth.close_account': 'close_account',
	'webshop.new_payment': 'payments',
	'webshop.payment_create': 'payments',
	'webshop.payment_form': 'payments',
	'webshop.order_lookup': 'order_lookup',
	'webshop.withdrawal': 'withdrawal',
};

/** Feature of each value of `special_view`. */
const VIEWS: Readonly<Record<string, Feature>> = { compare: 'compare', order_form: 'quick_order' };

/** The feature that a route needs; null for core routes (0065). */
export function featureOfRoute({ controller, action, content_type }: Pick<RouteEntry, 'controller' | 'action' | 'content_type'>): Feature | null {
	if (controller === 'catalog' && content_type === 'list') return 'lists';
	return FEATURES[`${controller}.${action}`] ?? FEATURES[controller] ?? null;
}

/** Removes menu links to features that the backend does not offer. A heading that loses its own link stays as text if links remain below it. */
export function offeredMenus(menus: readonly Menu[], routes: readonly RouteEntry[], offered: ReadonlySet<Feature>): Menu[] {
	const match = createRouteMatcher(routes);
	const isOffered = ({ url }: { readonly url: string }) => {
		const feature = featureOfUrl(url, match);
		return feature === null || offered.has(feature);
	};
	return menus.map((menu) => ({
		...menu,
		items: menu.items.flatMap((group) => {
			const items = group.items.filter(isOffered);
			if (isOffered(group)) return [{ ...group, items }];
			return items.length > 0 ? [{ ...group, url: '', items }] : [];
		}),
	}));
}

/** Null for other sites and for paths that no route matches. */
function featureOfUrl(address: string, match: RouteMatcher): Feature | null {
	const url = address.startsWith('/') && !address.startsWith('//') ? URL.parse(address, 'https://shop.example') : null;
	if (!url) return null;
	const entry = match(normalisePath(url.pathname) ?? '')?.entry;
	if (!entry) return null;
	const view = entry.controller === 'catalog' ? VIEWS[url.searchParams.get('special_view') ?? ''] : undefined;
	return view ?? featureOfRoute(entry);
}
