/** Account pages that another page may lead to, by the action of their route. */
export const ACCOUNT_PAGES = [
	'index',
	'edit',
	'my_webshop_orders',
	'wishlist',
	'my_coupons',
	'my_comments',
	'addresses',
	'consents',
	'close_account',
	'logout',
	'login',
	'signup',
	'forgotten_password',
	'confirm_signup',
	'signup_confirm',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** Paths of account pages and of the pages of the shop that they lead to; a page that the backend's route table leaves out has none. */
export type AccountUrls = Readonly<Partial<Record<AccountPage | 'terms' | 'cart' | 'withdrawal', string>>>;

export interface SignInProvider {
	readonly code: string;
	readonly title: string;
}

/** What every account screen gets: an empty shell, whose content the browser asks for (D9). */
export interface AccountProps {
	readonly title: string;
	readonly urls: AccountUrls;
	/** Where sign-in leads when the address does not say. */
	readonly afterSignIn: string;
	/** How an order's number is written; `%order_number%` stands for it (Spec 9, Defaults). */
	readonly orderNumberPattern: string;
	/** Code of the identity provider that signs people in instead of the shop's own form (Spec 2, auth). */
	readonly identityProvider?: string;
	/** Where a customer may sign in with an account from elsewhere; of the screens that offer it. */
	readonly providers?: readonly SignInProvider[];
	/** Where returned goods go; of the order's screen. */
	readonly returnAddress?: string;
	/** Where an order is paid that waits for it; of the overview and the order's screen. */
	readonly pay?: { readonly slip?: string; readonly again?: string };
	/** What the address names: an order, or the proof of a mail. */
	readonly named?: { readonly id: string; readonly code: string };
}

/** Props of a paginated list; page links are built from `path`. */
interface PagedProps extends AccountProps {
	readonly path: string;
}

/** Who sells, as a bill names it. */
export interface Seller {
	readonly name: string;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	readonly oib: string;
	readonly iban: string;
	readonly email: string;
	readonly phone: string;
}

/** Props of the account's screens. */
export interface AccountScreenProps {
	'auth/login': AccountProps;
	'auth/signup': AccountProps;
	'auth/forgotten_password': AccountProps;
	'auth/confirm_signup': AccountProps;
	'auth/signup_confirm': AccountProps;
	'auth/change_password': AccountProps;
	'auth/logout': AccountProps;
	'auth/index': AccountProps;
	'auth/edit': AccountProps;
	'auth/my_webshop_orders': PagedProps;
	'auth/order': AccountProps;
	'auth/invoice': AccountProps & { readonly seller: Seller };
	'auth/wishlist': AccountProps;
	'auth/my_coupons': AccountProps;
	'auth/my_comments': PagedProps;
	'auth/addresses': AccountProps;
	'auth/consents': AccountProps;
	'auth/close_account': AccountProps;
}
