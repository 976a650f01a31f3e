import type { RouteEntry } from '@titraj/contract/site.ts';
import { ACCOUNT_LOADERS } from '#lib/account/server/account-screens.server.ts';
import { loadQuickOrder } from '#lib/cart/server/quick-order-screen.server.ts';
import { loadCatalogIndex, loadManufacturer, loadManufacturers, loadProductScreen, loadProductTag } from '#lib/catalog/server/catalog-screens.server.ts';
import { loadSearch } from '#lib/catalog/server/search-screen.server.ts';
import { loadPriceAlert, loadStockAlert } from '#lib/catalog/server/stock-alert-screen.server.ts';
import { CHECKOUT_LOADERS } from '#lib/checkout/server/checkout-screens.server.ts';
import { loadCmsPage } from '#lib/content/server/cms-screens.server.ts';
import { loadContentSearch } from '#lib/content/server/content-search.server.ts';
import { loadNewsletter, loadSubscription } from '#lib/content/server/newsletter-screen.server.ts';
import { loadPostScreen } from '#lib/content/server/post-screen.server.ts';
import { loadAuthor, loadPublishIndex, loadTag } from '#lib/content/server/publish-screens.server.ts';
import { loadShopScreen } from '#lib/content/server/shop-screen.server.ts';
import { loadStaticContent } from '#lib/content/server/static-content-screen.server.ts';
import { loadSweepstake, loadSweepstakes } from '#lib/content/server/sweepstake-screen.server.ts';
import { SHOP_CONTROLLER } from '#lib/navigation/shop-routes.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { loadCompare, loadWishlist } from '#lib/saved/server/saved-screens.server.ts';
import { CONTENT_TYPE_NAMES, type ContentType, toContentType } from '#lib/screens/content-types.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { loadStore, loadStores } from '#lib/stores/server/store-screens.server.ts';

/** Personal screens, behind an account or a link in a mail: never prerendered, rendered by the page function. */
const PERSONAL_LOADERS: Readonly<Record<string, ScreenLoader>> = {
	'catalog.stock_alert': loadStockAlert,
	'catalog.price_alert': loadPriceAlert,
	'newsletter.manage': loadSubscription,
	...ACCOUNT_LOADERS,
};

const LOADERS: Readonly<Record<string, ScreenLoader>> = {
	'cms.index': loadCmsPage,
	'catalog.index': loadCatalogIndex,
	'catalog.product': loadProductScreen,
	'catalog.manufacturers': loadManufacturers,
	'catalog.manufacturer': loadManufacturer,
	'catalog.tag': loadProductTag,
	'catalog.search': loadSearch,
	'catalog.compare': loadCompare,
	'catalog.wishlist': loadWishlist,
	'publish.index': loadPublishIndex,
	'publish.author': loadAuthor,
	'publish.tag': loadTag,
	'publish.post': loadPostScreen,
	...CHECKOUT_LOADERS,
	...PERSONAL_LOADERS,
	'location.index': loadStores,
	'location.detail': loadStore,
	'staticcontent.default': loadStaticContent,
	'staticcontent.landing': loadStaticContent,
	'newsletter.index': loadNewsletter,
	'sweepstake.index': loadSweepstakes,
	'sweepstake.detail': loadSweepstake,
};

/** Detail screens by content type, for templates whose action is not listed above: `catalog.detail` for a product. */
const ITEM_LOADERS: Partial<Readonly<Record<ContentType, ScreenLoader>>> = { product: loadProductScreen, post: loadPostScreen, location: loadStore };

/** Screens that need a slug: without one there is nothing to ask the backend for (Spec 2). */
const BY_SLUG = new Set(['cms.index', 'staticcontent.default', 'staticcontent.landing']);

export type LoaderLookup =
	| { readonly kind: 'loader'; readonly load: ScreenLoader }
	/** `message` says what is wrong with the entry and how to fix it. */
	| { readonly kind: 'unrenderable'; readonly message: string };

/** Screens that the query special_view shows in place of any page of the catalog (Spec 2, catalog). */
const SPECIAL_VIEWS: ReadonlyMap<string, ScreenLoader> = new Map([
	['compare', loadCompare],
	['order_form', loadQuickOrder],
]);

function specialView(view: string | null | undefined): ScreenLoader | undefined {
	return view === 'order_form' && !readEnvironment().checkout.quickOrder ? undefined : SPECIAL_VIEWS.get(view ?? '');
}

/** The loader of a route entry's screen; the query `search_content` selects the content search (Spec 2). */
export function findLoader(entry: RouteEntry, query?: URLSearchParams): LoaderLookup {
	if (query?.has('search_content')) return { kind: 'loader', load: loadContentSearch };
	const special = entry.controller === 'catalog' ? specialView(query?.get('special_view')) : undefined;
	if (special) return { kind: 'loader', load: special };
	if (entry.controller === SHOP_CONTROLLER) return { kind: 'loader', load: loadShopScreen };
	const type = toContentType(entry.content_type);
	if (type === null) return unrenderable(entry, `content type "${entry.content_type}"`, `known are ${CONTENT_TYPE_NAMES.join(', ')}`);
	const screen = `${entry.controller}.${entry.action}`;
	const load = LOADERS[screen] ?? (entry.template === undefined ? undefined : ITEM_LOADERS[type]);
	if (!load) return unrenderable(entry, `controller "${entry.controller}" with action "${entry.action}"`, `known are ${Object.keys(LOADERS).join(', ')}`);
	if (BY_SLUG.has(screen) && entry.slug === undefined) return unrenderable(entry, 'no slug', `${screen} is fetched by one`);
	return { kind: 'loader', load };
}

/** Whether a template's pages are personal, so that they appear in no list. */
export const isPersonalTemplate = ({ controller, action }: RouteEntry): boolean => Object.hasOwn(PERSONAL_LOADERS, `${controller}.${action}`);

function unrenderable({ path, template }: RouteEntry, what: string, known: string): LoaderLookup {
	const message = `the route table names ${what}, of which the shop can make no page (${known}); correct the entry ${path ?? template ?? '(without a path)'} in the backend's routes`;
	return { kind: 'unrenderable', message };
}
