import type { AccountScreenProps } from '#lib/account/account-screens.ts';
import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { Listing } from '#lib/catalog/listing.ts';
import type { Product, ProductCard, ProductDetails } from '#lib/catalog/product.ts';
import type { SearchAlternatives } from '#lib/catalog/search-alternatives.ts';
import type { CheckoutScreenProps } from '#lib/checkout/checkout-screens.ts';
import type { BlockData, CategoryTile, ManufacturerTile, PostCard } from '#lib/content/blocks.ts';
import type { ContentScreenProps, PostCommentData, PostDetails, PostTemplate } from '#lib/content/content-screens.ts';
import type { PageGuard } from '#lib/navigation/auth-pages.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import type { Breadcrumb, Pagination } from '#lib/navigation/page-parts.ts';
import type { StaticHtml } from '#lib/navigation/static-html.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { SavedScreenProps } from '#lib/saved/saved-screens.ts';
import type { CatalogScreenProps } from './catalog-screens.ts';

/** Props of each screen. They are embedded in the page, so they contain only what the screen needs (ADR 1). */
export interface ScreenProps extends AccountScreenProps, CatalogScreenProps, ContentScreenProps, CheckoutScreenProps, SavedScreenProps {
	'cms/default': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly intro?: string;
		readonly contentHtml?: SafeHtml;
		readonly blocks: readonly BlockData[];
		readonly siblings: readonly Breadcrumb[];
	};
	/** Empty if no block has content. */
	'cms/homepage': { readonly title: string; readonly blocks: readonly BlockData[] };
	'catalog/category': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly intro?: string;
		readonly contentHtml?: SafeHtml;
		/** Template of the category or list (Spec 3, Category or list). */
		readonly template?: string;
		readonly subcategories: readonly CategoryTile[];
		readonly listing: Listing;
	};
	'catalog/product': {
		readonly product: Product;
		/** Only on the server: browsers have the HTML of these parts (0095). */
		readonly details?: ProductDetails;
		/** Only on the server, too. */
		readonly breadcrumbs?: readonly Breadcrumb[];
		readonly related: readonly ProductCard[];
		/** Whether the shop has stores to look up stock in. */
		readonly hasStores: boolean;
		/** Left out if the shop delivers to the market's country, or does not say. */
		readonly noDelivery?: NoDelivery;
		/** What is shown of the legal guarantee. */
		readonly guarantee?: GuaranteeLinks;
		/** Permission for the warehouse view; left out if the view is disabled (Spec 6). */
		readonly warehouse?: string;
	};
	'catalog/manufacturers': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		/** Manufacturers by first letter, in the backend's order; titles without a leading letter are under `0–9`. */
		readonly groups: readonly { readonly letter: string; readonly manufacturers: readonly ManufacturerTile[] }[];
	};
	/** Results for the words in the URL; a shell without words (D9). */
	'catalog/search': {
		readonly title: string;
		readonly listing: Listing;
		/** Categories and pages that match the words. */
		readonly answers: readonly { readonly title: string; readonly url: string }[];
		/** Set if nothing was found. */
		readonly alternatives?: SearchAlternatives;
		/** What others search for; only without words. */
		readonly popular: readonly { readonly title: string; readonly url: string }[];
	};
	'publish/index': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly intro?: string;
		readonly categories: readonly { readonly title: string; readonly url: string; readonly current: boolean }[];
		readonly template: PostTemplate;
		readonly posts: readonly PostCard[];
		/** Some products with the tag, and the path of all of them. */
		readonly goods?: { readonly cards: readonly ProductCard[]; readonly url: string };
		readonly pagination: Pagination;
	};
	'publish/post': {
		readonly title: string;
		readonly id: number;
		/** Template of its category (Spec 2, publish). */
		readonly template: PostTemplate;
		/** Only on the server: browsers have the HTML of these parts (0095). */
		readonly details?: PostDetails;
		readonly products: readonly ProductCard[];
		readonly comments: readonly PostCommentData[];
	};
	'error/not-found': { readonly title: string };
	/** A page of the merchant's own. */
	[screen: `shop/${string}`]: ShopScreenProps;
}

/** Props of a page of the merchant's own (docs/your-shop.md). */
export interface ShopScreenProps {
	readonly title: string;
	readonly description: string;
	readonly breadcrumbs: readonly Breadcrumb[];
}

export type ScreenName = keyof ScreenProps;
/** Screens that ship. */
export type ShippedScreenName = Exclude<ScreenName, `shop/${string}`>;

/** Layouts of Spec 2, and `checkout` for the checkout steps, without the shop's navigation (0074). */
export type LayoutName = 'default' | 'checkout' | 'blank' | 'bot';

/** A page before rendering: the screen and its props. */
export type PageContent = {
	[Name in ScreenName]: {
		readonly screen: Name;
		readonly props: ScreenProps[Name];
		/** Shop language code. */
		readonly lang: string;
		readonly layout: LayoutName;
		/** Document title. */
		readonly title: string;
		/** Left out if all visitors may see the page. */
		readonly guard?: PageGuard;
		/** Notice above a page that is hidden from visitors; set only in data for staff (Spec 6). */
		readonly staffMark?: string;
	};
}[ScreenName];

/** Data of a page in the browser, embedded in its document; client-side navigation reads it from there, too (0083). */
export type PageData = PageContent & {
	/** Hash of the client code (Spec 4, Reloads). */
	readonly build: string;
	/** HTML of the page's static parts, which is read from the document (0095). */
	readonly staticHtml?: StaticHtml;
};

/** A page ready for rendering: content, head and cache tags. */
export interface LoadedPage {
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	/** HTTP status of the document: 200 or 404. */
	readonly status: number;
	readonly content: PageContent;
	readonly head: HeadModel;
	/** Entities that the page shows, e.g. `product:12`: its cache tags, and the index for rebuilds. */
	readonly tags: readonly string[];
}
