import { accountCalls } from '../calls/accounts.ts';
import { articleCalls } from '../calls/articles.ts';
import { cartCalls } from '../calls/cart.ts';
import { catalogCalls } from '../calls/catalog.ts';
import { checkoutCalls } from '../calls/checkout.ts';
import { consentCalls } from '../calls/consents.ts';
import { contentCalls } from '../calls/content.ts';
import { newsletterCalls } from '../calls/newsletter.ts';
import { operationCalls } from '../calls/operation.ts';
import { orderCalls } from '../calls/orders.ts';
import { stockAlertCalls } from '../calls/product-alerts.ts';
import { reviewCalls } from '../calls/reviews.ts';
import { savedCalls } from '../calls/saved.ts';
import { sessionCalls } from '../calls/session.ts';
import { signUpCalls } from '../calls/sign-up.ts';
import { siteCalls } from '../calls/site.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';

interface CallGroup {
	readonly title: string;
	/** Purpose of its calls. */
	readonly about: string;
	readonly calls: EndpointDefinitions;
}

/** The calls by subject, in the order in which a backend developer implements them. */
export const callGroups: readonly CallGroup[] = [
	{ title: 'Session', about: 'Tokens, sign-in and sign-out.', calls: sessionCalls },
	{ title: 'Site', about: 'Data for every page: endpoints, routes, labels, currency, company.', calls: siteCalls },
	{ title: 'Catalog', about: 'Categories, products, lists and manufacturers; search and stock.', calls: catalogCalls },
	{ title: 'Stock and price alerts', about: 'One mail when a sold-out product is in stock again, or a product is cheaper.', calls: stockAlertCalls },
	{ title: 'Cart', about: 'Lines and coupons of the cart. Every write returns the whole cart.', calls: cartCalls },
	{ title: 'Checkout', about: 'Customer, delivery and payment of a cart.', calls: checkoutCalls },
	{ title: 'Orders', about: 'Placing an order, paying it, and reading it by its code.', calls: orderCalls },
	{ title: 'Content', about: 'Pages, stores, calendars, flyers, sweepstakes and the contact form.', calls: contentCalls },
	{ title: 'Articles', about: 'Posts, their categories, authors, tags and comments.', calls: articleCalls },
	{ title: 'Saved items', about: 'Wishlist and comparison, for visitors and customers.', calls: savedCalls },
	{ title: 'Account', about: 'Data that a signed-in customer sees and changes.', calls: accountCalls },
	{ title: 'Consents', about: 'The choice about analytics and marketing, for visitors and customers.', calls: consentCalls },
	{ title: 'Signup and passwords', about: 'Calls that are confirmed by mail. None reveals to strangers whether an e-mail has an account.', calls: signUpCalls },
	{ title: 'Reviews', about: 'Reviews and ratings of products.', calls: reviewCalls },
	{ title: 'Newsletter', about: 'Subscriptions with confirmation by mail.', calls: newsletterCalls },
	{ title: 'Operation', about: 'Calls of builds, functions and editors, not of pages.', calls: operationCalls },
];
