import type { Cart } from '@titraj/contract/cart.ts';
import type { OrderPostAnswer } from '@titraj/contract/checkout.ts';
import type { Static } from 'typebox';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient, DataOf, RequestOf } from '#lib/platform/http/client.ts';
import { ApiFailure, isUnclear } from '#lib/platform/http/result.ts';
import { paymentAddresses } from './payment-addresses.server.ts';

type OrderAnswer = NonNullable<Static<typeof OrderPostAnswer>['data']>;

/** Result of an order. `cart` is null if it could not be loaded after a lost answer. */
export interface Placement {
	readonly label: string | undefined;
	readonly data: (Omit<OrderAnswer, 'cart'> & { readonly cart: Cart | null }) | undefined;
}

/**
 * Sends an order. After an unclear answer it is sent once more if the endpoint table says that the call is idempotent. If the result is
 * still unclear, the order is looked up by its key. A refusal is returned; other failures throw ApiFailure (Spec 4, Checkout result; Spec
 * 7, writes are not retried by default; D41).
 */
export async function placeOrder(client: ApiClient, body: RequestOf<'_post_hapi_webshop_order'>, environment: Environment): Promise<Placement> {
	const request = { ...body, ...paymentAddresses(environment) };
	const first = await client.call('_post_hapi_webshop_order', request);
	const answer = !first.ok && canSendAgain(client, first.error) ? await client.call('_post_hapi_webshop_order', request) : first;
	if (answer.ok) return { label: undefined, data: answer.data };
	if (answer.error.kind === 'rejected') {
		const { data } = answer.error.body as Static<typeof OrderPostAnswer>;
		return { label: answer.error.label ?? 'checkout.failed', data };
	}
	const placed = isUnclear(answer.error) ? await findOrder(client, body.idempotency_key, environment).catch(() => null) : null;
	if (!placed?.order) throw new ApiFailure(answer.error);
	const cart = await client.call('_get_hapi_webshop_cart', {});
	return { label: undefined, data: { ...placed, cart: cart.ok ? cart.data : null, changes: [] } };
}

/** Looks up an order by its idempotency key; null if the backend has no such endpoint. Throws ApiFailure (D41). */
export async function findOrder(client: ApiClient, key: string, environment: Environment): Promise<DataOf<'_get_hapi_webshop_placed_order'> | null> {
	if (!client.settings.table['_get_hapi_webshop_placed_order']) return null;
	const answer = await client.call('_get_hapi_webshop_placed_order', { idempotency_key: key, ...paymentAddresses(environment) });
	if (!answer.ok) throw new ApiFailure(answer.error);
	return answer.data;
}

/** Whether a second order call with the same key is harmless (D41). */
export const isOrderIdempotent = ({ settings }: ApiClient): boolean => settings.table['_post_hapi_webshop_order']?.idempotent === true;

/** Timeouts are not retried: the shopper has waited long enough. */
function canSendAgain(client: ApiClient, error: ApiFailure['error']): boolean {
	return isOrderIdempotent(client) && isUnclear(error) && error.kind !== 'timeout';
}
