import type { RouteEntry } from '#lib/contract/site.ts';
import { ACCOUNT_LOADERS } from './account.server.ts';
import { loadCatalogIndex, loadManufacturer, loadManufacturers, loadProductScreen, loadProductTag } from './catalog.server.ts';
import { CHECKOUT_LOADERS } from './checkout.server.ts';
import { loadCmsPage } from './cms.server.ts';
import { loadContentSearch } from './content-search.server.ts';
import type { ScreenLoader } from './loader.ts';
import { loadStore, loadStores } from './location.server.ts';
import { loadNewsletter, loadSubscription } from './newsletter.server.ts';
import { loadPostScreen } from './post.server.ts';
import { loadAuthor, loadPublishIndex, loadTag } from './publish.server.ts';
import { loadCompare, loadWishlist } from './saved.server.ts';
import { loadSearch } from './search.server.ts';
import { loadStaticContent } from './static-content.server.ts';
import { loadSweepstake, loadSweepstakes } from './sweepstake.server.ts';

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
	...ACCOUNT_LOADERS,
	'location.index': loadStores,
	'location.detail': loadStore,
	'staticcontent.default': loadStaticContent,
	'staticcontent.landing': loadStaticContent,
	'newsletter.index': loadNewsletter,
	'newsletter.manage': loadSubscription,
	'sweepstake.index': loadSweepstakes,
	'sweepstake.detail': loadSweepstake,
};

/** Controllers of section 2: an entry of theirs without a loader is a screen that this build does not have yet. */
const CONTROLLERS = new Set(['cms', 'auth', 'staticcontent', 'newsletter', 'sweepstake', 'webshop', 'publish', 'catalog', 'location']);

export type LoaderLookup =
	| { readonly kind: 'loader'; readonly load: ScreenLoader }
	| { readonly kind: 'no-screen' }
	| { readonly kind: 'unknown'; readonly message: string };

/** The loader of a route entry's screen; the query `search_content` puts the search of content in its place (Spec 2). */
export function findLoader(entry: RouteEntry, query?: URLSearchParams): LoaderLookup {
	if (query?.has('search_content')) return { kind: 'loader', load: loadContentSearch };
	const load = LOADERS[`${entry.controller}.${entry.action}`];
	if (load) return { kind: 'loader', load };
	if (CONTROLLERS.has(entry.controller)) return { kind: 'no-screen' };
	const where = entry.path ?? entry.template ?? '(no path)';
	return {
		kind: 'unknown',
		message: `${where}: the route table names controller "${entry.controller}", which the shop does not have; correct the entry in the backend's routes`,
	};
}
