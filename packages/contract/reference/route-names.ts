import type { Feature } from '../features.ts';

interface RouteName {
	readonly name: string;
	readonly leadsTo: string;
	/** Feature of the linked pages; a backend without the feature does not need the name. */
	readonly feature?: Feature;
	/** What shoppers cannot do if no entry has the name. */
	readonly without: string;
}

/** Possible values of `name` in a route entry (Spec 2, Named app URLs). */
export const routeNames: readonly RouteName[] = [
	{ name: 'home', leadsTo: 'the homepage', without: 'The homepage is assumed to be at the language’s root, `/`.' },
	{ name: 'catalog', leadsTo: 'all categories', without: 'Quick order has no address, and the comparison only that of its own name.' },
	{ name: 'manufacturer', feature: 'manufacturers', leadsTo: 'all manufacturers', without: 'Blocks of manufacturers have no link to all of them.' },
	{ name: 'search', leadsTo: 'the search of products', without: 'Header and bottom bar have no search field.' },
	{ name: 'compare', feature: 'compare', leadsTo: 'the comparison', without: 'The comparison is the catalog’s address with `?special_view=compare`.' },
	{ name: 'wishlist', feature: 'wishlist', leadsTo: 'the wishlist of visitors', without: 'Visitors are sent to `wishlist/` below the account’s address.' },
	{ name: 'location', feature: 'stores', leadsTo: 'all stores', without: 'Header and footer have no link to the stores.' },
	{ name: 'publish', feature: 'articles', leadsTo: 'all posts', without: 'Posts have no link to the magazine, in breadcrumbs and in feeds.' },
	{ name: 'newsletter', feature: 'newsletter', leadsTo: 'the page of the newsletter', without: 'The footer has no link to it.' },
	{ name: 'sweepstake', feature: 'sweepstakes', leadsTo: 'all sweepstakes', without: 'A sweepstake has no link to the others.' },
	{ name: 'terms', leadsTo: 'the terms of purchase', without: 'Checkout and signup cannot link to the terms that have to be accepted.' },
	{ name: 'privacy', leadsTo: 'the privacy policy', without: 'Checkout cannot link to it.' },
	{ name: 'withdrawal_form', leadsTo: 'the model withdrawal form', without: 'Checkout and the page of withdrawals cannot link to it.' },
	{ name: 'legal_guarantee', leadsTo: 'the notice of the legal guarantee', without: 'Product, cart and checkout mention the guarantee without a link to it.' },
	{
		name: 'auth',
		feature: 'account',
		leadsTo: 'the account’s first page',
		without: 'Customers cannot reach their account, and `auth_…` names have no address to fall back on.',
	},
	{
		name: 'auth_login',
		feature: 'account',
		leadsTo: 'sign-in',
		without: 'It is assumed to be `login/` below the account’s address; the same applies to each `auth_…` name.',
	},
	{ name: 'auth_signup', feature: 'signup', leadsTo: 'signup', without: 'Sign-in has no link to the signup.' },
	{ name: 'auth_forgotten_password', feature: 'password_reset', leadsTo: 'the form of a forgotten password', without: 'Sign-in has no link to it.' },
	{ name: 'auth_confirm_signup', feature: 'signup', leadsTo: 'the confirmation of a signup', without: 'The signup form itself says that a mail was sent.' },
	{ name: 'auth_signup_confirm', feature: 'signup', leadsTo: 'the page after a confirmed signup', without: 'A confirmed signup redirects to the sign-in.' },
	{ name: 'auth_edit', feature: 'account', leadsTo: 'the profile', without: 'The account’s menu lacks it.' },
	{
		name: 'auth_my_webshop_orders',
		feature: 'my_orders',
		leadsTo: 'the customer’s orders',
		without: 'Neither the account’s menu nor the thank-you page links to it.',
	},
	{ name: 'auth_wishlist', feature: 'wishlist', leadsTo: 'the wishlist of a customer', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_coupons', feature: 'my_coupons', leadsTo: 'the customer’s coupons', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_comments', feature: 'my_comments', leadsTo: 'the customer’s reviews', without: 'The account’s menu lacks it.' },
	{ name: 'auth_addresses', feature: 'addresses', leadsTo: 'the address book', without: 'The account’s menu lacks it.' },
	{ name: 'auth_consents', feature: 'consent_proof', leadsTo: 'consents to tags', without: 'The account’s menu lacks it.' },
	{ name: 'auth_close_account', feature: 'close_account', leadsTo: 'closing the account', without: 'The profile has no link to it.' },
	{ name: 'auth_logout', feature: 'account', leadsTo: 'signing out', without: 'The account’s menu cannot sign out.' },
	{
		name: 'webshop_shopping_cart',
		leadsTo: 'the cart',
		without: 'Nobody reaches the cart: header and bottom bar have no link to it, and the quick order cannot show it.',
	},
	{
		name: 'webshop_login',
		feature: 'account',
		leadsTo: 'checkout: sign-in',
		without: 'Checkout does not offer to sign in: signed-out shoppers buy as guests.',
	},
	{ name: 'webshop_customer', leadsTo: 'checkout: customer', without: 'Checkout cannot begin.' },
	{
		name: 'webshop_shipping',
		feature: 'shipping_choice',
		leadsTo: 'checkout: delivery',
		without: 'The checkout has no shipping step: if there is a choice, nobody can make it.',
	},
	{
		name: 'webshop_payment',
		feature: 'payment_choice',
		leadsTo: 'checkout: payment',
		without: 'The checkout has no payment step: if there is a choice, nobody can make it.',
	},
	{ name: 'webshop_review_order', leadsTo: 'checkout: review', without: 'Nothing can be ordered, unless the setting CHECKOUT_STEPS leaves it out.' },
	{ name: 'webshop_thank_you', leadsTo: 'the thank-you page of an order', without: 'A placed order redirects to the homepage.' },
	{
		name: 'webshop_failed_order',
		leadsTo: 'the page of a failed order',
		without: 'Errors of an order are shown on the page where it was placed; a failed payment redirects to the new-payment page, or else to that of the order.',
	},
	{ name: 'webshop_new_payment', feature: 'payments', leadsTo: 'retrying the payment of an order', without: 'A failed payment cannot be retried.' },
	{ name: 'webshop_payment_form', feature: 'payments', leadsTo: 'the page that submits a provider’s form', without: 'A payment by a form cannot be opened.' },
	{
		name: 'webshop_payment_create',
		feature: 'payments',
		leadsTo: 'the page with the card form',
		without: 'A payment of type `credit_cart_form` cannot be opened.',
	},
	{ name: 'webshop_view_order', leadsTo: 'an order by its code', without: 'The thank-you page has no link to the order.' },
	{ name: 'webshop_order_lookup', feature: 'order_lookup', leadsTo: 'finding a guest’s order', without: 'The footer has no link to it.' },
	{ name: 'webshop_withdrawal', feature: 'withdrawal', leadsTo: 'withdrawing from a purchase', without: 'Footer and order have no link to it.' },
];
