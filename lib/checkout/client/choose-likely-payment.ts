import type { Cart } from '@titraj/contract/cart.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { changeCartData } from './change-cart-data.ts';

/** Preselects a payment method if none is chosen: the one that the backend suggests, else the first available one (0074). Returns the new cart; null if unchanged. */
export async function chooseLikelyPayment(): Promise<Cart | null> {
	const methods = await fetchApi('/api/hapi/webshop/payment');
	if (!methods.ok || methods.data.selected !== null) return null;
	const { items, suggested } = methods.data;
	const payment_code = suggested ?? items.find(({ is_available }) => is_available)?.code;
	if (payment_code === undefined) return null;
	const answer = await changeCartData('/api/hapi/webshop/payment', { method: 'PUT', body: { payment_code } });
	return answer.ok ? answer.data : null;
}
