import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** The comparison, at its path and as a view of the catalog (Spec 2, special_view=compare): a shell that the browser fills (D9). */
export const loadCompare = shell('catalog/compare', 'compare');
/** The wishlist, also for visitors without an account. */
export const loadWishlist = shell('catalog/wishlist', 'wishlist');

function shell(screen: 'catalog/compare' | 'catalog/wishlist', scope: 'compare' | 'wishlist'): ScreenLoader {
	return async ({ site, path }) => {
		const title = site.translator(`${scope}.title`);
		const description = site.translator(`${scope}.empty_text`);
		return { kind: 'page', loaded: pageOf(site, { path, screen, props: { title }, head: { title, description, noindex: true } }) };
	};
}
