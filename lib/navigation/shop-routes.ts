import type { ScreenDefinition } from '@titraj/contract/shop/define-screen.ts';
import type { RouteEntry } from '@titraj/contract/site.ts';

/** Controller of the merchant's own pages; the action is the name of the screen. */
export const SHOP_CONTROLLER = 'shop';

/** The routes of the merchant's own pages in a language, in addition to the backend's table; `languages` are the shop's. */
export function shopRoutes(screens: readonly ScreenDefinition[], lang: string, languages: readonly string[]): RouteEntry[] {
	return screens.flatMap(({ name, paths }) => {
		const path = paths[lang];
		if (path === undefined) return [];
		const alternates = Object.fromEntries(Object.entries(paths).filter(([code]) => languages.includes(code)));
		return [{ path, controller: SHOP_CONTROLLER, action: name, content_type: 'shop', name: `shop_${name}`, lang, alternates }];
	});
}
