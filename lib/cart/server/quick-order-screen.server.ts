import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** Quick order: a shell, because the lines belong to the shopper (Spec 2, special_view=order_form; D9). */
export const loadQuickOrder: ScreenLoader = async ({ site, path }) => {
	const title = site.translator('quick_order.title');
	const catalog = site.urls['catalog'] ?? path;
	const breadcrumbs = [
		{ title: site.translator('catalog.title'), url: catalog },
		{ title, url: `${catalog}?special_view=order_form` },
	];
	const cartUrl = site.urls['webshop_shopping_cart'];
	const props = { title, breadcrumbs, ...(cartUrl !== undefined && { cartUrl }) };
	return {
		kind: 'page',
		loaded: pageOf(site, { path, screen: 'catalog/quick_order', props, head: { title, description: site.translator('quick_order.intro'), noindex: true } }),
	};
};
