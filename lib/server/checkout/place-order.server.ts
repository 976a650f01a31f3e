import type { Static } from 'typebox';
import type { ApiClient, RequestOf } from '#lib/api/client.ts';
import { ApiFailure } from '#lib/api/result.ts';
import type { Environment } from '#lib/config/environment.server.ts';
import type { OrderPostAnswer } from '#lib/contract/checkout.ts';
import { paymentAddresses } from './payment-addresses.server.ts';

type OrderAnswer = Static<typeof OrderPostAnswer>;

/**
 * Sends an order. Where no answer came it is sent once more: its key makes that harmless. A refusal is an answer; throws ApiFailure for the
 * rest (Spec 4, Checkout result; Spec 7, writes are not retried by default).
 */
export async function placeOrder(
	client: ApiClient,
	body: RequestOf<'_post_hapi_webshop_order'>,
	environment: Environment,
): Promise<{ readonly label: string | undefined; readonly data: OrderAnswer['data'] }> {
	const request = { ...body, ...paymentAddresses(environment) };
	const first = await client.call('_post_hapi_webshop_order', request);
	const answer = !first.ok && first.error.kind === 'network' ? await client.call('_post_hapi_webshop_order', request) : first;
	if (answer.ok) return { label: undefined, data: answer.data };
	if (answer.error.kind !== 'rejected') throw new ApiFailure(answer.error);
	const { data } = answer.error.body as OrderAnswer;
	return { label: answer.error.label ?? 'checkout.failed', data };
}
