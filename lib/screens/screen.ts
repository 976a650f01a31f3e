import type { AccountScreenProps } from '#lib/account/account-screens.ts';
import type { Listing } from '#lib/catalog/listing.ts';
import type { Product, ProductCard } from '#lib/catalog/product.ts';
import type { CheckoutScreenProps } from '#lib/checkout/checkout-screens.ts';
import type { BlockData, CategoryTile, ManufacturerTile, PostCard } from '#lib/content/blocks.ts';
import type { ContentScreenProps, PostCommentData, PostTemplate } from '#lib/content/content-screens.ts';
import type { PageGuard } from '#lib/navigation/auth-pages.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import type { Breadcrumb, Heading, Pagination } from '#lib/navigation/page-parts.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { SavedScreenProps } from '#lib/saved/saved-screens.ts';
import type { CatalogScreenProps } from './catalog-screens.ts';

/** What each screen needs to render, and nothing more: it travels in the page (spec of the registry in ADR 1). */
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
		/** Name of the category's or list's own look (Spec 3, Category or list). */
		readonly template?: string;
		readonly subcategories: readonly CategoryTile[];
		readonly listing: Listing;
	};
	'catalog/product': {
		readonly product: Product;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly related: readonly ProductCard[];
		/** Whether the shop has stores, whose stock can be looked up. */
		readonly hasStores: boolean;
		/** Page about the legal guarantee; left out if the shop has none. */
		readonly guaranteeUrl?: string;
		/** Name of the permission that opens the warehouse view; left out where there is none (Spec 6). */
		readonly warehouse?: string;
	};
	'catalog/manufacturers': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		/** A to Z in Croatian order; digits under `0–9`. */
		readonly groups: readonly { readonly letter: string; readonly manufacturers: readonly ManufacturerTile[] }[];
	};
	/** Results of the words in the address; a shell without words (D9). */
	'catalog/search': {
		readonly title: string;
		readonly listing: Listing;
		/** Categories and help pages that the words name. */
		readonly answers: readonly { readonly title: string; readonly url: string }[];
	};
	'publish/index': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly intro?: string;
		readonly categories: readonly { readonly title: string; readonly url: string; readonly current: boolean }[];
		readonly template: PostTemplate;
		readonly posts: readonly PostCard[];
		/** Some of the products that carry the tag, and where all of them are. */
		readonly goods?: { readonly cards: readonly ProductCard[]; readonly url: string };
		readonly pagination: Pagination;
	};
	'publish/post': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly intro?: string;
		readonly id: number;
		/** Of its category (Spec 2, publish). */
		readonly template: PostTemplate;
		/** Sanitised HTML, headings anchored. */
		readonly contentHtml: SafeHtml;
		readonly headings: readonly Heading[];
		readonly picture?: Picture;
		/** ISO dates, without time. */
		readonly published: string;
		readonly updated: string;
		readonly author?: { readonly title: string; readonly url: string; readonly about?: string };
		readonly tags: readonly Breadcrumb[];
		readonly readingMinutes: number;
		readonly related: readonly PostCard[];
		readonly products: readonly ProductCard[];
		readonly comments: readonly PostCommentData[];
	};
	'error/not-found': { readonly title: string };
}

export type ScreenName = keyof ScreenProps;

/** Layouts of section 2, and `checkout` for the checkout steps, without the shop's navigation (0074). */
export type LayoutName = 'default' | 'checkout' | 'blank' | 'bot';

/** A page before it is rendered: which screen, and what it shows. */
export type PageContent = {
	[Name in ScreenName]: {
		readonly screen: Name;
		readonly props: ScreenProps[Name];
		/** Shop language code. */
		readonly lang: string;
		readonly layout: LayoutName;
		/** Document title. */
		readonly title: string;
		/** Left out where the page is for everybody. */
		readonly guard?: PageGuard;
		/** Said above a page that visitors do not get; in what staff alone are sent (Spec 6). */
		readonly staffMark?: string;
	};
}[ScreenName];

/** The data of a page as the browser gets it: in the document and, for client-side navigation, as JSON. */
export type PageData = PageContent & {
	/** Hash of the client code (Spec 4, Reloads). */
	readonly build: string;
};

/** A page ready to be rendered: content, head, and what it was made from. */
export interface LoadedPage {
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	/** HTTP status of the document: 200 or 404. */
	readonly status: number;
	readonly content: PageContent;
	readonly head: HeadModel;
	/** Entities that the page shows, e.g. `product:12`; cache tags and the rebuild's index. */
	readonly tags: readonly string[];
}
