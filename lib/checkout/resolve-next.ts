import type { CheckoutNext } from '@titraj/contract/checkout-outcome.ts';
import type { PaymentStatus } from '@titraj/contract/order-status.ts';
import type { PaymentType } from '@titraj/contract/payment-type.ts';
import { type NamedPaths, resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';

/** Result of an order request. `payment` is null if no payment was needed, or creating it failed. */
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

/** Next page after an order, and an error message for the log (Spec 4, Checkout result; Spec 2, Checkout redirects). */
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

/** The page that shows why there is no order. In a shop without it the URL is empty, and the page that sent the order shows the error (0065). */
function toFailedOrder(paths: NamedPaths, label: string | undefined): CheckoutNext {
	if (resolveAppUrl('webshop_failed_order', paths) === null) return { kind: 'failed_order', url: '' };
	return toPage('failed_order', paths, { ...(label && { error: label }) });
}

/** Next page after creating a payment. If it could not be created, the new-payment page offers another attempt (Spec 4, Checkout result). */
function nextOfPayment(order_identificator: string, payment: PaymentResult | null, paths: NamedPaths): CheckoutNext {
	const query = { order_identificator };
	if (payment?.label === 'error_payment_done') return toPage('thank_you', paths, query);
	if (payment === null || payment.label !== undefined) return toPage('new_payment', paths, { ...query, ...(payment?.label && { error: payment.label }) });
	if (payment.hasForm) return toPage('payment_form', paths, query);
	if (payment.redirectUrl !== null) return { kind: 'external', url: payment.redirectUrl };
	return toPage('thank_you', paths, query);
}

/** Next page for the payment of an existing order, also for repeated requests: a card form has a separate page (Spec 4, Checkout result). */
export function resolvePaymentNext(
	{ order_identificator, payment_type, payment }: { order_identificator: string; payment_type: PaymentType; payment: PaymentResult },
	paths: NamedPaths,
): CheckoutNext {
	if (payment_type === 'credit_cart_form' && payment.hasForm) return toPage('payment_create', paths, { order_identificator });
	return nextOfPayment(order_identificator, payment, paths);
}

/** Next page after the return from a provider; the page for a failed payment offers another attempt (Spec 2, Checkout redirects). */
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
