interface Screen {
	readonly controller: string;
	readonly action: string;
	/** Its content type. */
	readonly type: string;
	readonly shows: string;
	/** Calls of the build for it, besides those for every page. */
	readonly asks: string;
}

/** Account screens request nothing when they are prerendered: the browser does, for the signed-in customer. */
const account = (action: string, shows: string, asks = 'nothing; the browser asks'): Screen => ({ controller: 'auth', action, type: 'auth', shows, asks });
const checkout = (action: string, shows: string): Screen => ({ controller: 'webshop', action, type: 'webshop', shows, asks: 'nothing; the browser asks' });

/** Possible values of `controller`, `action` and `content_type` in a route entry (Spec 2, Screens by controller). */
export const screens: readonly Screen[] = [
	{ controller: 'cms', action: 'index', type: 'page', shows: 'a page, with the layout of its template', asks: '`cms/pages` by the entry’s `slug`' },
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
		asks: '`catalog/products` with `mode=full` and `cards=once`, page by page',
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
	{
		controller: 'catalog',
		action: 'stock_alert',
		type: 'stock_alert',
		shows: 'the page that mails of a stock alert link to; the entry is a template, `{id}-{code}`',
		asks: 'nothing; the browser asks',
	},
	{
		controller: 'catalog',
		action: 'price_alert',
		type: 'price_alert',
		shows: 'the page that mails of a price alert link to; the entry is a template, `{id}-{code}`',
		asks: 'nothing; the browser asks',
	},
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
	account('confirm_signup', 'the confirmation of a signup; one entry with a path, one with a template with `{key}/{code}` that mails link to'),
	account('signup_confirm', 'the page after a confirmed signup'),
	account('change_password', 'the form of a new password; the entry is a template with `{key}/{code}` that mails link to'),
	account('logout', 'signs out'),
	account('index', 'the account’s first page'),
	account('edit', 'the profile'),
	account('my_webshop_orders', 'the customer’s orders'),
	account('order', 'an order of the customer; the entry is a template with `{id}-{code}`'),
	account('invoice', 'the summary of an order to print, which is no invoice; the entry is a template with `{id}-{code}`'),
	account('wishlist', 'the wishlist of a customer'),
	account('my_coupons', 'the customer’s coupons'),
	account('my_comments', 'the customer’s reviews'),
	account('addresses', 'the address book'),
	account('consents', 'consents to tags'),
	account('close_account', 'closing the account'),
	checkout('shopping_cart', 'the cart'),
	checkout('login', 'checkout: sign in, or continue as a guest'),
	checkout('customer', 'checkout: customer'),
	checkout('shipping', 'checkout: delivery'),
	checkout('payment', 'checkout: payment'),
	checkout('review_order', 'checkout: review, with the order button'),
	checkout('thank_you', 'the thank-you page of an order, with the query `order_identificator`'),
	checkout('failed_order', 'an order that could not be placed or paid'),
	checkout('new_payment', 'retrying the payment of an order'),
	checkout('payment_form', 'submits a provider’s form automatically'),
	checkout('payment_create', 'a provider’s card form'),
	checkout('view_order', 'an order, opened by its code'),
	checkout('order_lookup', 'finding a guest’s order by number and e-mail'),
	checkout('withdrawal', 'withdrawing from a purchase'),
];

/** Possible values of `content_type`; entries with other values are ignored. */
export const contentTypes: readonly string[] = [...new Set(screens.map(({ type }) => type)), 'catalogproduct'];
