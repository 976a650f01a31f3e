import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** A page of the merchant's own; not found if the shop folder no longer declares it. */
export const loadShopScreen: ScreenLoader = async ({ site, match, path }) => {
	const declared = (await loadShop()).screens?.find(({ name }) => name === match.entry.action);
	if (!declared) return { kind: 'not-found' };
	const title = site.translator(declared.title);
	const description = declared.description ? site.translator(declared.description) : '';
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: `shop/${declared.name}`,
			props: { title, description, breadcrumbs: [{ title, url: path }] },
			head: { title, ...(description && { description }), ...(declared.inSearch === false && { noindex: true }) },
			layout: declared.layout ?? 'default',
		}),
	};
};
