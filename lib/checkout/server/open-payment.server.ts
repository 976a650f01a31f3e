import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';
import type { PaymentType } from '@titraj/contract/payment-type.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient, RequestOf } from '#lib/platform/http/client.ts';
import { type ApiError, ApiFailure } from '#lib/platform/http/result.ts';
import { log } from '#lib/platform/server/log/log.server.ts';
import type { PaymentResult } from '../resolve-next.ts';
import { isPaymentAddress, paymentAddresses } from './payment-addresses.server.ts';
import { readHiddenForm } from './read-hidden-form.server.ts';

export interface OpenedPayment {
	readonly payment: PaymentResult;
	readonly payment_type: PaymentType;
	readonly form: PaymentForm | null;
}

type Wish = Omit<RequestOf<'_get_hapi_webshop_create_payment'>, 'return_url' | 'callback_url'>;

/**
 * Creates an order's payment at the backend. A form or URL that does not lead to a configured payment host is logged and treated as missing
 * (`error_empty_payment_form`), so the shopper can try again. Throws ApiFailure if the backend did not answer (Spec 4, Checkout result).
 */
export async function openPayment(client: ApiClient, wish: Wish, environment: Environment): Promise<OpenedPayment> {
	const answer = await client.call('_get_hapi_webshop_create_payment', { ...wish, ...paymentAddresses(environment) });
	if (!answer.ok) return refused(answer.error);
	const { hidden_form, redirect_url, payment_type, provider } = answer.data;
	const form = hidden_form === null ? null : readHiddenForm(hidden_form);
	const isStrange = (url: string | undefined | null) => typeof url === 'string' && !isPaymentAddress(url, environment);
	if ((hidden_form !== null && form === null) || isStrange(form?.action) || isStrange(redirect_url)) {
		log('error', 'payment refused', { provider, error: 'its form or address leads to no host of PAYMENT_HOSTS, or cannot be read' });
		return empty('error_empty_payment_form', payment_type);
	}
	return { payment: { hasForm: form !== null, redirectUrl: redirect_url }, payment_type, form };
}

function refused(error: ApiError): OpenedPayment {
	if (error.kind === 'rejected') return empty(error.label ?? 'error_empty_payment_form', null);
	throw new ApiFailure(error);
}

const empty = (label: string, payment_type: PaymentType): OpenedPayment => ({
	payment: { hasForm: false, redirectUrl: null, label },
	payment_type,
	form: null,
});
