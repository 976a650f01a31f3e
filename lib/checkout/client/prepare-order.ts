import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { chooseLikelyPayment } from './choose-likely-payment.ts';
import { changeCartData } from './use-cart-data.ts';

/**
 * Fills the cart of a known customer with what the account says: the usual address, way of delivery and way to pay (0074). True where nothing is missing
 * for an order, so that its review comes next; false where a step has something to ask, or an answer did not come.
 */
export async function prepareOrder(): Promise<boolean> {
	const customer = await fetchApi('/api/hapi/webshop/customer');
	if (!customer.ok || !customer.data.complete) return false;
	const shipped = await changeCartData('/api/hapi/webshop/parcel-default-shipping', { method: 'POST', body: {} });
	if (!shipped.ok) return false;
	const cart = (await chooseLikelyPayment()) ?? shipped.data;
	return cart.missing?.length === 0;
}
