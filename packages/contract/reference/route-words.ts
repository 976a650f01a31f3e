interface Screen {
	readonly controller: string;
	readonly action: string;
	/** Content type that goes with it. */
	readonly type: string;
	readonly shows: string;
	/** What the build asks the backend for, beside what every page needs. */
	readonly asks: string;
}

/** Screens of an account ask for nothing while they are built: the browser does, for whoever is signed in. */
const account = (action: string, shows: string, asks = 'nothing; the browser asks'): Screen => ({ controller: 'auth', action, type: 'auth', shows, asks });
const checkout = (action: string, shows: string): Screen => ({ controller: 'webshop', action, type: 'webshop', shows, asks: 'nothing; the browser asks' });

/** What `controller`, `action` and `content_type` of a route entry may say (Spec 2, Screens by controller). */
export const screens: readonly Screen[] = [
	{ controller: 'cms', action: 'index', type: 'page', shows: 'a page; its template chooses how', asks: '`cms/pages` by the entry’s `slug`' },
	{ controller: 'staticcontent', action: 'default', type: 'static_content', shows: 'a page of blocks', asks: '`cms/static-content` by `slug`' },
	{ controller: 'staticcontent', action: 'landing', type: 'static_content', shows: 'a landing page of blocks', asks: '`cms/static-content` by `slug`' },
	{ controller: 'catalog', action: 'index', type: 'catalog', shows: 'all categories', asks: '`catalog/categories`' },
	{
		controller: 'catalog',
		action: 'index',
		type: 'category',
		shows: 'a category and its products',
		asks: '`catalog/categories` and `catalog/products` by `slug`',
	},
	{ controller: 'catalog', action: 'index', type: 'list', shows: 'a product list', asks: '`catalog/lists` and `catalog/products` by `slug`' },
	{
		controller: 'catalog',
		action: 'product',
		type: 'product',
		shows: 'a product; the entry is a template. `detail` and the content type `catalogproduct` mean the same',
		asks: '`catalog/products` with `mode=full`, page by page',
	},
	{
		controller: 'catalog',
		action: 'tag',
		type: 'product_tag',
		shows: 'products with a tag',
		asks: '`publish/tags` and `catalog/products` by the entry’s `id`',
	},
	{ controller: 'catalog', action: 'manufacturers', type: 'manufacturers', shows: 'all manufacturers', asks: '`catalog/manufacturers`' },
	{
		controller: 'catalog',
		action: 'manufacturer',
		type: 'manufacturer',
		shows: 'a manufacturer and its products',
		asks: '`catalog/manufacturers` and `catalog/products` by `slug`',
	},
	{ controller: 'catalog', action: 'search', type: 'search', shows: 'the search of products', asks: 'nothing; the page function and the browser ask' },
	{ controller: 'catalog', action: 'compare', type: 'compare', shows: 'the comparison', asks: 'nothing; the browser asks' },
	{ controller: 'catalog', action: 'wishlist', type: 'wishlist', shows: 'the wishlist of visitors', asks: 'nothing; the browser asks' },
	{ controller: 'publish', action: 'index', type: 'publish', shows: 'all posts', asks: '`publish/posts` and `publish/categories`' },
	{ controller: 'publish', action: 'index', type: 'post_category', shows: 'the posts of a category', asks: 'the same by `slug`' },
	{ controller: 'publish', action: 'author', type: 'author', shows: 'the posts of an author', asks: '`publish/authors` and `publish/posts` by `id`' },
	{ controller: 'publish', action: 'tag', type: 'tag', shows: 'the posts with a tag', asks: '`publish/tags` and `publish/posts` by `id`' },
	{ controller: 'publish', action: 'post', type: 'post', shows: 'a post; the entry is a template', asks: '`publish/posts` with `mode=full`, page by page' },
	{ controller: 'location', action: 'index', type: 'locations', shows: 'all stores', asks: '`location` and `location/filters`' },
	{ controller: 'location', action: 'detail', type: 'location', shows: 'a store; the entry is a template', asks: '`location`, page by page' },
	{ controller: 'newsletter', action: 'index', type: 'newsletter', shows: 'the form of the newsletter', asks: 'nothing' },
	{
		controller: 'newsletter',
		action: 'manage',
		type: 'newsletter',
		shows: 'a subscription; the entry is a template with `{id}-{code}`',
		asks: 'nothing; the browser asks',
	},
	{ controller: 'sweepstake', action: 'index', type: 'sweepstakes', shows: 'all sweepstakes', asks: '`sweepstake`' },
	{ controller: 'sweepstake', action: 'detail', type: 'sweepstake', shows: 'a sweepstake', asks: '`sweepstake` by `id`' },
	account('login', 'sign-in', '`auth/providers`'),
	account('signup', 'signup', '`auth/providers`'),
	account('forgotten_password', 'the form of a forgotten password'),
	account('confirm_signup', 'what confirms a signup; once literally, once as a template with `{key}/{code}` that mails link to'),
	account('signup_confirm', 'that a signup is confirmed'),
	account('change_password', 'the form of a new password; the entry is a template with `{key}/{code}` that mails link to'),
	account('logout', 'signs out'),
	account('index', 'the account’s first page'),
	account('edit', 'the profile'),
	account('my_webshop_orders', 'the customer’s orders'),
	account('order', 'an order of the customer; the entry is a template with `{id}-{code}`'),
	account('invoice', 'an order as an invoice to print; the entry is a template with `{id}-{code}`'),
	account('wishlist', 'the wishlist of a customer'),
	account('my_coupons', 'the customer’s coupons'),
	account('my_comments', 'the customer’s reviews'),
	account('addresses', 'the address book'),
	account('consents', 'consents to tags'),
	account('close_account', 'closing the account'),
	checkout('shopping_cart', 'the cart'),
	checkout('login', 'checkout: sign in, or go on as a guest'),
	checkout('customer', 'checkout: customer'),
	checkout('shipping', 'checkout: delivery'),
	checkout('payment', 'checkout: payment'),
	checkout('review_order', 'checkout: review, with the order button'),
	checkout('thank_you', 'thanks for an order, with the query `order_identificator`'),
	checkout('failed_order', 'an order that could not be placed or paid'),
	checkout('new_payment', 'paying an order anew'),
	checkout('payment_form', 'submits a provider’s form by itself'),
	checkout('payment_create', 'a provider’s card form'),
	checkout('view_order', 'an order for whoever has its code'),
	checkout('order_lookup', 'finding a guest’s order by number and e-mail'),
	checkout('withdrawal', 'withdrawing from a purchase'),
];

/** Words that `content_type` may be; an entry with another one is left out. */
export const contentTypes: readonly string[] = [...new Set(screens.map(({ type }) => type)), 'catalogproduct'];

interface RouteName {
	readonly name: string;
	readonly leadsTo: string;
	/** What shoppers cannot do where no entry has the name. */
	readonly without: string;
}

/** What `name` of a route entry may say (Spec 2, Named app URLs). */
export const routeNames: readonly RouteName[] = [
	{ name: 'home', leadsTo: 'the homepage', without: 'The homepage is taken to be at the language’s first address, `/`.' },
	{ name: 'catalog', leadsTo: 'all categories', without: 'Quick order has no address, and comparison only one of its own name.' },
	{ name: 'manufacturer', leadsTo: 'all manufacturers', without: 'Blocks of manufacturers have no link to all of them.' },
	{ name: 'search', leadsTo: 'the search of products', without: 'The search field of the header leads nowhere of use.' },
	{ name: 'compare', leadsTo: 'the comparison', without: 'The comparison is the catalog’s address with `?special_view=compare`.' },
	{ name: 'wishlist', leadsTo: 'the wishlist of visitors', without: 'Visitors are led to `wishlist/` under the account’s address.' },
	{ name: 'location', leadsTo: 'all stores', without: 'Header and footer have no way to the stores.' },
	{ name: 'publish', leadsTo: 'all posts', without: 'Posts have no way back to the magazine, in their breadcrumbs or in feeds.' },
	{ name: 'newsletter', leadsTo: 'the page of the newsletter', without: 'The footer has no way to it.' },
	{ name: 'sweepstake', leadsTo: 'all sweepstakes', without: 'A sweepstake has no way back to the others.' },
	{ name: 'terms', leadsTo: 'the terms of purchase', without: 'Checkout and signup cannot link to the terms that they ask to accept.' },
	{ name: 'privacy', leadsTo: 'the privacy policy', without: 'Checkout cannot link to it.' },
	{ name: 'auth', leadsTo: 'the account’s first page', without: 'Customers cannot reach their account, and `auth_…` names have no address to fall back on.' },
	{ name: 'auth_login', leadsTo: 'sign-in', without: 'It is taken to be `login/` under the account’s address, and so for each `auth_…` name.' },
	{ name: 'auth_signup', leadsTo: 'signup', without: 'Sign-in has no way to signing up.' },
	{ name: 'auth_forgotten_password', leadsTo: 'the form of a forgotten password', without: 'Sign-in has no way to it.' },
	{ name: 'auth_confirm_signup', leadsTo: 'what confirms a signup', without: 'A signup does not lead to the page that says how to confirm it.' },
	{ name: 'auth_signup_confirm', leadsTo: 'that a signup is confirmed', without: 'A confirmed signup does not lead on.' },
	{ name: 'auth_edit', leadsTo: 'the profile', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_webshop_orders', leadsTo: 'the customer’s orders', without: 'The account’s menu lacks it, and so does the thank-you page.' },
	{ name: 'auth_wishlist', leadsTo: 'the wishlist of a customer', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_coupons', leadsTo: 'the customer’s coupons', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_comments', leadsTo: 'the customer’s reviews', without: 'The account’s menu lacks it.' },
	{ name: 'auth_addresses', leadsTo: 'the address book', without: 'The account’s menu lacks it.' },
	{ name: 'auth_consents', leadsTo: 'consents to tags', without: 'The account’s menu lacks it.' },
	{ name: 'auth_close_account', leadsTo: 'closing the account', without: 'The profile has no way to it.' },
	{ name: 'auth_logout', leadsTo: 'signing out', without: 'The account’s menu cannot sign out.' },
	{ name: 'webshop_shopping_cart', leadsTo: 'the cart', without: 'Nobody reaches the cart from the header, and an empty checkout has nowhere to go back to.' },
	{ name: 'webshop_login', leadsTo: 'checkout: sign-in', without: 'Checkout cannot begin where it asks to sign in.' },
	{ name: 'webshop_customer', leadsTo: 'checkout: customer', without: 'Checkout cannot begin.' },
	{
		name: 'webshop_shipping',
		leadsTo: 'checkout: delivery',
		without: 'Checkout stops after the customer, unless the setting CHECKOUT_STEPS leaves delivery out.',
	},
	{ name: 'webshop_payment', leadsTo: 'checkout: payment', without: 'Checkout stops after delivery, unless the setting CHECKOUT_STEPS leaves payment out.' },
	{ name: 'webshop_review_order', leadsTo: 'checkout: review', without: 'Nothing can be ordered, unless the setting CHECKOUT_STEPS leaves it out.' },
	{ name: 'webshop_thank_you', leadsTo: 'thanks for an order', without: 'A placed order leads to the homepage.' },
	{ name: 'webshop_failed_order', leadsTo: 'an order that failed', without: 'A failed order leads to the homepage, without its reason.' },
	{ name: 'webshop_new_payment', leadsTo: 'paying an order anew', without: 'A failed payment cannot be tried again.' },
	{ name: 'webshop_payment_form', leadsTo: 'the page that submits a provider’s form', without: 'A payment by a form cannot be opened.' },
	{ name: 'webshop_payment_create', leadsTo: 'the page with the card form', without: 'A payment of type `credit_cart_form` cannot be opened.' },
	{ name: 'webshop_view_order', leadsTo: 'an order by its code', without: 'The thank-you page has no way to the order.' },
	{ name: 'webshop_order_lookup', leadsTo: 'finding a guest’s order', without: 'The footer has no link to it.' },
	{ name: 'webshop_withdrawal', leadsTo: 'withdrawing from a purchase', without: 'Footer and order have no way to it.' },
];
