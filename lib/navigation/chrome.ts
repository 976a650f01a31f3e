/** A link of a menu. */
export interface ChromeLink {
	readonly title: string;
	readonly url: string;
}

/** A column of a menu: its heading is a link where `url` is not empty. */
export interface ChromeMenuGroup extends ChromeLink {
	readonly items: readonly ChromeLink[];
}

/** Named app URLs that the chrome leads to (Spec 2, Named app URLs); `cart` is `webshop_shopping_cart`. */
export type ChromeUrlName = 'home' | 'search' | 'wishlist' | 'compare' | 'cart' | 'auth' | 'auth_login' | 'location' | 'newsletter';

/** What header, category board, footer and bottom bar show: the same on each page of a language, so it is rendered once (Spec 3, App-level data). */
export interface ChromeModel {
	readonly siteName: string;
	readonly company: {
		readonly name: string;
		readonly phone: string;
		readonly email: string;
		readonly street: string;
		readonly postcode: string;
		readonly city: string;
		readonly oib: string;
		/** Register, capital and management; empty where none is known. */
		readonly facts: string;
	};
	/** Top categories with their children. */
	readonly mainMenu: readonly ChromeMenuGroup[];
	readonly footerMenu: readonly ChromeMenuGroup[];
	/** Pages about orders that everybody must find: look-up, withdrawal (D28); those that the shop has. */
	readonly orderLinks: readonly ChromeLink[];
	/** Those that the shop has: home always, any other only where the route table names it and the backend offers what it shows. */
	readonly urls: { readonly home: string } & Readonly<Partial<Record<ChromeUrlName, string>>>;
	/** Features that the backend does not offer, for code in the browser (0065). */
	readonly lacking: readonly string[];
	/** Said over the shop to all but staff while it is being built; left out where it is not (Spec 2). */
	readonly underDevelopment?: string;
	/** Names of the ways to pay that the backend says it offers; empty where it says none. */
	readonly payments: readonly string[];
	/** Language variants with their homepages; shown when there is more than one. In the browser they lead to the page's own alternates. */
	readonly languages: readonly { readonly code: string; readonly htmlLang: string; readonly title: string; readonly url: string; readonly current: boolean }[];
}
