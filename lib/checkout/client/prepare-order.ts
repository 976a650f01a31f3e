import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { changeCartData } from './change-cart-data.ts';
import { chooseLikelyPayment } from './choose-likely-payment.ts';

/**
 * Fills a signed-in customer's cart from the account: default address, delivery and payment method (0074). True if nothing is missing
 * for an order, so that the review comes next; false if a step needs input or a request failed.
 */
export async function prepareOrder(): Promise<boolean> {
	const customer = await fetchApi('/api/hapi/webshop/customer');
	if (!customer.ok || !customer.data.complete) return false;
	const shipped = await changeCartData('/api/hapi/webshop/parcel-default-shipping', { method: 'POST', body: {} });
	if (!shipped.ok) return false;
	const cart = (await chooseLikelyPayment()) ?? shipped.data;
	return cart.missing?.length === 0;
}
