import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import type { Breadcrumb, Pagination } from '#lib/navigation/page-parts.ts';

/** A post or page found by a search. */
export interface ContentHit {
	readonly kind: 'post' | 'page';
	readonly title: string;
	readonly url: string;
	/** Plain text around the search words. */
	readonly excerpt: string;
}

/** Props of catalog screens other than lists and products. */
export interface CatalogScreenProps {
	/** Posts and pages that contain the words in the URL (Spec 2, search_content). */
	'catalog/content_search': {
		readonly title: string;
		readonly words: string;
		readonly hits: readonly ContentHit[];
		readonly total: number;
		readonly pagination: Pagination;
		/** Path of the product search; left out if the shop has none. */
		readonly productsUrl?: string;
	};
	/** Page that mails of stock alerts (0072) and price alerts (0153) link to. `currency`: of the alert's highest price. */
	'catalog/stock_alert': {
		readonly title: string;
		readonly kind: AlertKind;
		readonly id: number;
		readonly code: string;
		readonly path: string;
		readonly currency: string;
	};
	/** Order many products by their codes: a shell, because the lines belong to the shopper (Spec 2, special_view=order_form; D9). */
	'catalog/quick_order': { readonly title: string; readonly breadcrumbs: readonly Breadcrumb[]; readonly cartUrl?: string };
}
