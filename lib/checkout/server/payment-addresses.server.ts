import type { Environment } from '#lib/platform/config/environment.server.ts';

/** Paths for the shopper's return from a payment provider, and for the provider's webhook; the provider's code is appended. */
export const PAYMENT_RETURN = '/api/hapi/webshop/payment-return/';
export const PAYMENT_CALLBACK = '/api/hapi/webshop/payment-callback/';

/**
 * Return and webhook URLs for payment providers, as sent to the backend, which replaces `{provider}` by the provider's code. The host is
 * always the shop's, regardless of the request (D21).
 */
export function paymentAddresses({ siteUrl }: Pick<Environment, 'siteUrl'>): { readonly return_url: string; readonly callback_url: string } {
	return { return_url: `${siteUrl}${PAYMENT_RETURN}{provider}`, callback_url: `${siteUrl}${PAYMENT_CALLBACK}{provider}` };
}

/** Whether a shopper may be sent to a URL: it belongs to a configured payment host and contains no credentials. */
export function isPaymentAddress(text: string, { paymentHosts }: Pick<Environment, 'paymentHosts'>): boolean {
	const url = URL.parse(text);
	return url !== null && url.username === '' && url.password === '' && paymentHosts.includes(url.origin);
}
