import type { Breadcrumb, Pagination } from '#lib/navigation/page-parts.ts';

/** A post or a page that holds the words of a search. */
export interface ContentHit {
	readonly kind: 'post' | 'page';
	readonly title: string;
	readonly url: string;
	/** Plain text around the words. */
	readonly excerpt: string;
}

/** Props of the catalog's screens beside lists and products. */
export interface CatalogScreenProps {
	/** Posts and pages that hold the words of the address (Spec 2, search_content). */
	'catalog/content_search': {
		readonly title: string;
		readonly words: string;
		readonly hits: readonly ContentHit[];
		readonly total: number;
		readonly pagination: Pagination;
		/** Where products are searched; left out where the shop has no such place. */
		readonly productsUrl?: string;
	};
	/** Page that stock alert mails link to (0072). */
	'catalog/stock_alert': { readonly title: string; readonly id: number; readonly code: string };
	/** Many products at once by their codes: a shell whose lines are the shopper's (Spec 2, special_view=order_form; D9). */
	'catalog/quick_order': { readonly title: string; readonly breadcrumbs: readonly Breadcrumb[]; readonly cartUrl?: string };
}
