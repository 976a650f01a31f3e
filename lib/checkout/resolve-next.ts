import type { CheckoutNext } from '@titraj/contract/checkout-outcome.ts';
import type { PaymentStatus } from '@titraj/contract/orders.ts';
import type { PaymentType } from '@titraj/contract/payment-type.ts';
import { type NamedPaths, resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';

/** What the shop knows after an order was asked for. `payment` is null where none was to be created, or its creation failed. */
export interface OrderResult {
	readonly order: { readonly order_identificator: string; readonly payment_type: PaymentType } | null;
	/** `redirect_url_on_created` of the order response. */
	readonly createdUrl: string | null;
	readonly payment: PaymentResult | null;
	/** Why there is no order. */
	readonly label?: string | undefined;
}

export interface PaymentResult {
	readonly hasForm: boolean;
	readonly redirectUrl: string | null;
	readonly label?: string | undefined;
}

/** Where a shopper goes after an order, and what went wrong for the log (Spec 4, Checkout result; Spec 2, Checkout redirects). */
export function resolveNext({ order, createdUrl, payment, label }: OrderResult, paths: NamedPaths): { next: CheckoutNext; error: string | null } {
	if (order === null) return { next: toFailedOrder(paths, label), error: null };
	const query = { order_identificator: order.order_identificator };
	switch (order.payment_type) {
		case null:
			return { next: toPage('thank_you', paths, query), error: null };
		case 'credit_cart_form':
			return { next: toPage('payment_create', paths, query), error: null };
		case 'direct_credit_cart_form':
			if (createdUrl !== null) return { next: { kind: 'external', url: createdUrl }, error: null };
			return { next: toPage('new_payment', paths, query), error: `order ${order.order_identificator}: the backend gave no redirect_url_on_created` };
		case 'redirect':
			return { next: nextOfPayment(order.order_identificator, payment, paths), error: null };
	}
}

/** The page that says why there is no order; without one the address is empty, and the page that ordered says it itself (0065). */
function toFailedOrder(paths: NamedPaths, label: string | undefined): CheckoutNext {
	if (resolveAppUrl('webshop_failed_order', paths) === null) return { kind: 'failed_order', url: '' };
	return toPage('failed_order', paths, { ...(label && { error: label }) });
}

/** Where a created payment leads. A payment that could not be created, or has no form, is requested again (Spec 4, Checkout result). */
function nextOfPayment(order_identificator: string, payment: PaymentResult | null, paths: NamedPaths): CheckoutNext {
	const query = { order_identificator };
	if (payment?.label === 'error_payment_done') return toPage('thank_you', paths, query);
	if (payment === null || payment.label !== undefined) return toPage('new_payment', paths, { ...query, ...(payment?.label && { error: payment.label }) });
	if (payment.hasForm) return toPage('payment_form', paths, query);
	if (payment.redirectUrl !== null) return { kind: 'external', url: payment.redirectUrl };
	return toPage('thank_you', paths, query);
}

/** Where the payment of a standing order leads, however often it is asked for: a card form has a page of its own (Spec 4, Checkout result). */
export function resolvePaymentNext(
	{ order_identificator, payment_type, payment }: { order_identificator: string; payment_type: PaymentType; payment: PaymentResult },
	paths: NamedPaths,
): CheckoutNext {
	if (payment_type === 'credit_cart_form' && payment.hasForm) return toPage('payment_create', paths, { order_identificator });
	return nextOfPayment(order_identificator, payment, paths);
}

/** Where a shopper goes who comes back from a provider: a payment that failed may be tried again (Spec 2, Checkout redirects). */
export function resolveReturnNext(
	{ order_identificator, payment_status }: { order_identificator: string; payment_status: PaymentStatus },
	paths: NamedPaths,
): CheckoutNext {
	const failed = payment_status === 'declined' || payment_status === 'cancelled';
	return toPage(failed ? 'failed_order' : 'thank_you', paths, { order_identificator });
}

type PageKind = Exclude<CheckoutNext['kind'], 'external'>;

/** Fallback pages that show the same order if the route table lacks the page, the best one first. */
const STAND_INS: Readonly<Record<PageKind, readonly string[]>> = {
	thank_you: ['view_order'],
	failed_order: ['new_payment', 'view_order', 'thank_you'],
	new_payment: ['view_order', 'thank_you'],
	payment_form: ['new_payment', 'view_order', 'thank_you'],
	payment_create: ['new_payment', 'view_order', 'thank_you'],
};

/** A webshop page with its query (Spec 2, Checkout redirects). Home if the route table has no page for an order. */
export function toPage(kind: PageKind, paths: NamedPaths, query: Readonly<Record<string, string>>): CheckoutNext {
	const found = [kind, ...STAND_INS[kind]].map((page) => resolveAppUrl(`webshop_${page}`, paths)).find((path) => path !== null);
	const path = found ?? resolveAppUrl('home', paths) ?? '/';
	const words = new URLSearchParams(query).toString();
	return { kind, url: words === '' ? path : `${path}?${words}` };
}
