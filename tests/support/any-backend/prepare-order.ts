import { toOrderBody } from '#scripts/contract/writes/check-order.ts';
import { chooseDelivery, choosePayment } from '#scripts/contract/writes/choose.ts';
import { toGuestForm } from '#scripts/contract/writes/guest-data.ts';
import { cartCalls } from './cart-of.ts';
import type { Client } from './client.ts';

/** A guest who has completed all checkout steps: `qty` of a product, address, delivery, payment. Returns the request that places the order. */
export async function prepareOrder(guest: Client, code: string, qty = 1) {
	const { success, label_name } = await cartCalls(guest).add(code, qty);
	if (!success) throw new Error(`${qty} of ${code} cannot be put into the cart: ${label_name}`);
	await guest.call('_post_hapi_webshop_customer', toGuestForm('suite'));
	const findings = [...(await chooseDelivery(guest.visitor)), ...(await choosePayment(guest.visitor))];
	if (findings[0]) throw new Error(`${findings[0].call}: expected ${findings[0].expected}, found ${findings[0].found}`);
	return showOrder(guest);
}

/** The request that orders the cart as it is now, with a new key. */
export const showOrder = async (guest: Client) => toOrderBody(await guest.visitor.ask('_get_hapi_webshop_cart', {}));
