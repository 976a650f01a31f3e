import type { Environment } from '#lib/platform/config/environment.server.ts';

/** Paths that a payment provider sends shoppers back to, and its server's word; the provider's code is the last part. */
export const PAYMENT_RETURN = '/api/hapi/webshop/payment-return/';
export const PAYMENT_CALLBACK = '/api/hapi/webshop/payment-callback/';

/**
 * Return addresses for payment providers, as sent to the backend, which replaces `{provider}` by the provider's code. The host is always
 * the shop's own, whatever the request says (D21).
 */
export function paymentAddresses({ siteUrl }: Pick<Environment, 'siteUrl'>): { readonly return_url: string; readonly callback_url: string } {
	return { return_url: `${siteUrl}${PAYMENT_RETURN}{provider}`, callback_url: `${siteUrl}${PAYMENT_CALLBACK}{provider}` };
}

/** Whether a shopper may be sent to an address: a page of a configured payment host. */
export function isPaymentAddress(text: string, { paymentHosts }: Pick<Environment, 'paymentHosts'>): boolean {
	const url = URL.parse(text);
	return url !== null && url.username === '' && url.password === '' && paymentHosts.includes(url.origin);
}
