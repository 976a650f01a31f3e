import type { PlacedOrder } from '@titraj/contract/checkout.ts';
import type { CheckoutNext } from '@titraj/contract/checkout-outcome.ts';
import type { NamedPaths } from '#lib/navigation/resolve-app-url.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { log } from '#lib/platform/server/log/log.server.ts';
import { type PaymentResult, resolveNext } from '../resolve-next.ts';
import { openPayment } from './open-payment.server.ts';
import { isPaymentAddress } from './payment-addresses.server.ts';

interface Answered {
	readonly order: PlacedOrder | null;
	/** `redirect_url_on_created` of the backend's answer. */
	readonly createdUrl: string | null;
	/** Why there is no order. */
	readonly label?: string | undefined;
}

/** Next page after an order; creates its payment if it must be paid now (Spec 4, Checkout result). */
export async function resolveOrder(
	client: ApiClient,
	{ order, createdUrl, label }: Answered,
	{ environment, urls }: { environment: Environment; urls: NamedPaths },
): Promise<CheckoutNext> {
	const payment = order?.payment_type === 'redirect' ? await tryPayment(client, order, environment) : null;
	const isRefused = createdUrl !== null && !isPaymentAddress(createdUrl, environment);
	const { next, error } = resolveNext({ order, createdUrl: isRefused ? null : createdUrl, payment, ...(label !== undefined && { label }) }, urls);
	if (isRefused) log('error', 'payment refused', { error: `redirect_url_on_created leads to ${originOf(createdUrl)}, which is no host of PAYMENT_HOSTS` });
	else if (error !== null) log('error', 'order without a next page', { error });
	return next;
}

/** An order remains placed even if its payment cannot be created now; the shopper can try again later. */
async function tryPayment(client: ApiClient, { order_identificator }: PlacedOrder, environment: Environment): Promise<PaymentResult | null> {
	try {
		return (await openPayment(client, { order_identificator }, environment)).payment;
	} catch (cause) {
		if (!(cause instanceof ApiFailure)) throw cause;
		log('error', 'payment not opened', { error: cause.message });
		return null;
	}
}

/** Only the origin is logged: the rest of the URL may contain personal data. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? 'no address';
