import { accountCalls } from './calls/accounts.ts';
import { articleCalls } from './calls/articles.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogCalls } from './calls/catalog.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { consentCalls } from './calls/consents.ts';
import { contentCalls } from './calls/content.ts';
import { newsletterCalls } from './calls/newsletter.ts';
import { operationCalls } from './calls/operation.ts';
import { orderCalls } from './calls/orders.ts';
import { stockAlertCalls } from './calls/product-alerts.ts';
import { reviewCalls } from './calls/reviews.ts';
import { savedCalls } from './calls/saved.ts';
import { sessionCalls } from './calls/session.ts';
import { signUpCalls } from './calls/sign-up.ts';
import { siteCalls } from './calls/site.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';

/** Every call of section 7 and of D30 by its key in the backend's endpoint table (D2). */
export const endpoints = {
	...sessionCalls,
	...siteCalls,
	...catalogCalls,
	...stockAlertCalls,
	...cartCalls,
	...checkoutCalls,
	...orderCalls,
	...contentCalls,
	...articleCalls,
	...savedCalls,
	...accountCalls,
	...consentCalls,
	...signUpCalls,
	...reviewCalls,
	...newsletterCalls,
	...operationCalls,
} as const satisfies EndpointDefinitions;

export type EndpointName = keyof typeof endpoints;
