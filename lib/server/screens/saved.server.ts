import type { ScreenLoader } from './loader.ts';
import { pageOf } from './page-of.server.ts';

/** The comparison, at its own address and as a view of the catalogue (Spec 2, special_view=compare): a shell that the browser fills (D9). */
export const loadCompare = shell('catalog/compare', 'compare.title');
/** The wishlist, of visitors too. */
export const loadWishlist = shell('catalog/wishlist', 'wishlist.title');

function shell(screen: 'catalog/compare' | 'catalog/wishlist', titleKey: string): ScreenLoader {
	return async ({ site, path }) => {
		const title = site.translator(titleKey);
		return { kind: 'page', loaded: pageOf(site, { path, screen, props: { title }, head: { title, noindex: true } }) };
	};
}
