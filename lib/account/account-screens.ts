import type { ShopContact } from '#lib/checkout/shop-contact.ts';

/** Account pages that other pages link to, by the action of their route. */
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

/** Paths of account pages and of the shop pages that they link to; a page that the backend's route table lacks is left out. */
export type AccountUrls = Readonly<Partial<Record<AccountPage | 'terms' | 'cart' | 'withdrawal', string>>>;

export interface SignInProvider {
	readonly code: string;
	readonly title: string;
}

/** Props of every account screen: an empty shell, whose content the browser loads (D9). */
export interface AccountProps {
	readonly title: string;
	readonly urls: AccountUrls;
	/** Path to open after sign-in if the URL contains none. */
	readonly afterSignIn: string;
	/** Format of order numbers; `%order_number%` is replaced by the number (Spec 9, Defaults). */
	readonly orderNumberPattern: string;
	/** Code of the identity provider that replaces the shop's own sign-in form (Spec 2, auth). */
	readonly identityProvider?: string;
	/** Social sign-in providers; only for the screens that offer them. */
	readonly providers?: readonly SignInProvider[];
	/** Address for returned goods; only for the order screen. */
	readonly returnAddress?: string;
	/** Whom to ask about the order; only for the order screen. */
	readonly contact?: ShopContact;
	/** Address template of an order's printable summary, with `{id}` and `{code}`; only for the order screen. */
	readonly summary?: string;
	/** Paths of the payment pages; only for the overview and the order screen. */
	readonly pay?: { readonly slip?: string; readonly again?: string };
	/** Id and code in the path: of an order, or the proof from a mail. */
	readonly named?: { readonly id: string; readonly code: string };
}

/** Props of a paginated list; page links are built from `path`. */
interface PagedProps extends AccountProps {
	readonly path: string;
}

/** Seller as printed on an invoice. */
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

/** Props of the account screens by screen name. */
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
