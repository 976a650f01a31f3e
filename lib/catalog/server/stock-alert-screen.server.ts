import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** Page of the `{id}-{code}` link in a mail. It is a shell, because the alert is personal and loads in the browser. */
const loadAlert =
	(kind: AlertKind): ScreenLoader =>
	async ({ site, match, path }) => {
		const { id, code } = match.params;
		if (id === undefined || code === undefined || !/^\w{10,100}$/.test(code)) return { kind: 'not-found' };
		const title = site.translator(kind === 'price' ? 'price_alert.manage_title' : 'alert.manage_title');
		return {
			kind: 'page',
			loaded: pageOf(site, {
				path,
				screen: 'catalog/stock_alert',
				props: { title, kind, id: Number(id), code, path, currency: site.currency.code },
				head: { title, noindex: true },
			}),
		};
	};

export const loadStockAlert = loadAlert('stock');
export const loadPriceAlert = loadAlert('price');
