import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** Page of the `{id}-{code}` link in a mail. It is a shell, because the alert is personal and loads in the browser. */
export const loadStockAlert: ScreenLoader = async ({ site, match, path }) => {
	const { id, code } = match.params;
	if (id === undefined || code === undefined || !/^\w{10,100}$/.test(code)) return { kind: 'not-found' };
	const title = site.translator('alert.manage_title');
	return {
		kind: 'page',
		loaded: pageOf(site, { path, screen: 'catalog/stock_alert', props: { title, id: Number(id), code }, head: { title, noindex: true } }),
	};
};
