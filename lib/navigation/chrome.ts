/** A link of a menu. */
export interface ChromeLink {
	readonly title: string;
	readonly url: string;
}

/** A column of a menu: its heading is a link if `url` is not empty. */
export interface ChromeMenuGroup extends ChromeLink {
	readonly items: readonly ChromeLink[];
}

/** Named app URLs that the chrome links to (Spec 2, Named app URLs); `cart` is `webshop_shopping_cart`. */
export type ChromeUrlName = 'home' | 'search' | 'wishlist' | 'compare' | 'cart' | 'auth' | 'auth_login' | 'location' | 'newsletter';

/**
 * Content of header, category menu, footer and bottom bar: the same on each page of a language, so it is rendered once (Spec 3, App-level
 * data).
 */
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
		/** Register, capital and management; empty if unknown. */
		readonly facts: string;
	};
	/** The shop's sentence about delivery; left out if it promises nothing here. */
	readonly claim?: string;
	/** When the phone is answered; left out if the shop does not say. */
	readonly hours?: string;
	/** Top categories with their children. */
	readonly mainMenu: readonly ChromeMenuGroup[];
	readonly footerMenu: readonly ChromeMenuGroup[];
	/** Pages about orders that must be easy to find, as far as the shop has them: look-up, withdrawal (D28). */
	readonly orderLinks: readonly ChromeLink[];
	/** `home` always; others only if the route table contains them and the backend offers their feature. */
	readonly urls: { readonly home: string } & Readonly<Partial<Record<ChromeUrlName, string>>>;
	/** Features that the backend does not offer, for code in the browser (0065). */
	readonly lacking: readonly string[];
	/** Notice that the shop is under development, shown to all but staff; left out otherwise (Spec 2). */
	readonly underDevelopment?: string;
	/** Names of the payment methods that the backend lists; empty if it lists none. */
	readonly payments: readonly string[];
	/** Language variants with their homepages; shown if there is more than one. In the browser they link to the page's own alternates. */
	readonly languages: readonly { readonly code: string; readonly htmlLang: string; readonly title: string; readonly url: string; readonly current: boolean }[];
}
