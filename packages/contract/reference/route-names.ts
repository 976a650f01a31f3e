import type { Feature } from '../features.ts';

interface RouteName {
	readonly name: string;
	readonly leadsTo: string;
	/** Feature of the pages it leads to; a backend without the feature does not need the name. */
	readonly feature?: Feature;
	/** What shoppers cannot do where no entry has the name. */
	readonly without: string;
}

/** What `name` of a route entry may say (Spec 2, Named app URLs). */
export const routeNames: readonly RouteName[] = [
	{ name: 'home', leadsTo: 'the homepage', without: 'The homepage is assumed to be at the language’s first address, `/`.' },
	{ name: 'catalog', leadsTo: 'all categories', without: 'Quick order has no address, and comparison only one of its own name.' },
	{ name: 'manufacturer', feature: 'manufacturers', leadsTo: 'all manufacturers', without: 'Blocks of manufacturers have no link to all of them.' },
	{ name: 'search', leadsTo: 'the search of products', without: 'Header and bottom bar have no search field.' },
	{ name: 'compare', feature: 'compare', leadsTo: 'the comparison', without: 'The comparison is the catalog’s address with `?special_view=compare`.' },
	{ name: 'wishlist', feature: 'wishlist', leadsTo: 'the wishlist of visitors', without: 'Visitors are led to `wishlist/` under the account’s address.' },
	{ name: 'location', feature: 'stores', leadsTo: 'all stores', without: 'Header and footer have no way to the stores.' },
	{ name: 'publish', feature: 'articles', leadsTo: 'all posts', without: 'Posts have no way back to the magazine, in their breadcrumbs or in feeds.' },
	{ name: 'newsletter', feature: 'newsletter', leadsTo: 'the page of the newsletter', without: 'The footer has no way to it.' },
	{ name: 'sweepstake', feature: 'sweepstakes', leadsTo: 'all sweepstakes', without: 'A sweepstake has no way back to the others.' },
	{ name: 'terms', leadsTo: 'the terms of purchase', without: 'Checkout and signup cannot link to the terms that they ask to accept.' },
	{ name: 'privacy', leadsTo: 'the privacy policy', without: 'Checkout cannot link to it.' },
	{ name: 'withdrawal_form', leadsTo: 'the model withdrawal form', without: 'Checkout and the page of withdrawals cannot link to it.' },
	{ name: 'legal_guarantee', leadsTo: 'the notice of the legal guarantee', without: 'Product, cart and checkout name the guarantee without a link to it.' },
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
		without: 'It is assumed to be `login/` below the account’s address, and likewise for each `auth_…` name.',
	},
	{ name: 'auth_signup', feature: 'signup', leadsTo: 'signup', without: 'Sign-in has no way to signing up.' },
	{ name: 'auth_forgotten_password', feature: 'password_reset', leadsTo: 'the form of a forgotten password', without: 'Sign-in has no way to it.' },
	{ name: 'auth_confirm_signup', feature: 'signup', leadsTo: 'what confirms a signup', without: 'A signup shows in place that a mail was sent.' },
	{ name: 'auth_signup_confirm', feature: 'signup', leadsTo: 'that a signup is confirmed', without: 'A confirmed signup leads to sign-in.' },
	{ name: 'auth_edit', feature: 'account', leadsTo: 'the profile', without: 'The account’s menu lacks it.' },
	{
		name: 'auth_my_webshop_orders',
		feature: 'my_orders',
		leadsTo: 'the customer’s orders',
		without: 'The account’s menu lacks it, and so does the thank-you page.',
	},
	{ name: 'auth_wishlist', feature: 'wishlist', leadsTo: 'the wishlist of a customer', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_coupons', feature: 'my_coupons', leadsTo: 'the customer’s coupons', without: 'The account’s menu lacks it.' },
	{ name: 'auth_my_comments', feature: 'my_comments', leadsTo: 'the customer’s reviews', without: 'The account’s menu lacks it.' },
	{ name: 'auth_addresses', feature: 'addresses', leadsTo: 'the address book', without: 'The account’s menu lacks it.' },
	{ name: 'auth_consents', feature: 'consent_proof', leadsTo: 'consents to tags', without: 'The account’s menu lacks it.' },
	{ name: 'auth_close_account', feature: 'close_account', leadsTo: 'closing the account', without: 'The profile has no way to it.' },
	{ name: 'auth_logout', feature: 'account', leadsTo: 'signing out', without: 'The account’s menu cannot sign out.' },
	{
		name: 'webshop_shopping_cart',
		leadsTo: 'the cart',
		without: 'Nobody reaches the cart: header and bottom bar have no way to it, and the quick order cannot show it.',
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
	{ name: 'webshop_thank_you', leadsTo: 'thanks for an order', without: 'A placed order redirects to the homepage.' },
	{
		name: 'webshop_failed_order',
		leadsTo: 'an order that failed',
		without: 'Errors of an order are shown on the page where it was placed; a failed payment leads to the page of a new payment, else to that of the order.',
	},
	{ name: 'webshop_new_payment', feature: 'payments', leadsTo: 'retrying the payment of an order', without: 'A failed payment cannot be tried again.' },
	{ name: 'webshop_payment_form', feature: 'payments', leadsTo: 'the page that submits a provider’s form', without: 'A payment by a form cannot be opened.' },
	{
		name: 'webshop_payment_create',
		feature: 'payments',
		leadsTo: 'the page with the card form',
		without: 'A payment of type `credit_cart_form` cannot be opened.',
	},
	{ name: 'webshop_view_order', leadsTo: 'an order by its code', without: 'The thank-you page has no way to the order.' },
	{ name: 'webshop_order_lookup', feature: 'order_lookup', leadsTo: 'finding a guest’s order', without: 'The footer has no link to it.' },
	{ name: 'webshop_withdrawal', feature: 'withdrawal', leadsTo: 'withdrawing from a purchase', without: 'Footer and order have no way to it.' },
];
