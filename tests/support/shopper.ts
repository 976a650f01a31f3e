import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { OrderPostAnswer } from '@titraj/contract/checkout.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import { EXAMPLE_ADDRESS } from '#scripts/contract/examples/example-address.ts';
import { expectContract } from './expect-contract.ts';
import type { TestBackend } from './start-test-backend.ts';

/** The contract's example customer. */
export const ANA = EXAMPLE_ADDRESS;

/** Sends a call of the contract with the shopper's token. */
type Send = <K extends EndpointName>(name: K, request: RequestOf<K>) => Promise<unknown>;

export interface CheckoutChoice {
	email?: string;
	shipping?: RequestOf<'_put_hapi_webshop_parcel_shipping'>;
	payment?: string;
	instalments?: number;
}

export type Shopper = ReturnType<typeof createShopper>;

/** A shopper whose calls go directly to the backend. */
export const shopperWith = (backend: TestBackend, token: string): Shopper =>
	createShopper(async (name, request) => (await backend.call(name, request, token)).body);

/** The same in another market, whose language the answers have. */
export const shopperIn = (market: Market, backend: TestBackend, token: string): Shopper =>
	createShopper(async (name, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': market };
		if (method === 'GET') return (await backend.send(`${path}?${new URLSearchParams(JSON.parse(JSON.stringify(request)))}`, { headers })).body;
		return (await backend.send(path, { method, headers, body: JSON.stringify(request) })).body;
	});

/** A guest who orders. */
export function createShopper(send: Send) {
	const cart = async () => {
		const { data } = expectContract(CartAnswer, await send('_get_hapi_webshop_cart', {}));
		if (data === undefined) throw new Error('No cart');
		return data;
	};
	const add = (id: number, qty: number) => send('_post_hapi_webshop_product', { shopping_cart_code: `product-${id}`, qty });
	const choose = async ({
		email = 'ana@titraj.example',
		shipping = { parcel_id: 1, shipping_code: 'courier' },
		payment = 'cash_on_delivery',
		instalments,
	}: CheckoutChoice = {}) => {
		await send('_post_hapi_webshop_customer', { type: 'webshop.guest', email, ...ANA });
		await send('_put_hapi_webshop_parcel_shipping', shipping);
		await send('_put_hapi_webshop_payment', { payment_code: payment, ...(instalments !== undefined && { instalments }) });
	};
	/** The order request for the cart as currently shown. */
	const toOrder = async (): Promise<RequestOf<'_post_hapi_webshop_order'>> => {
		const { version, total, parcels } = await cart();
		const lines = parcels.flatMap(({ items }) => items.map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price })));
		return { idempotency_key: randomUUID(), version, total: total.total, lines, accept_terms: true };
	};
	const order = async (body?: RequestOf<'_post_hapi_webshop_order'>) =>
		expectContract(OrderPostAnswer, await send('_post_hapi_webshop_order', body ?? (await toOrder())));
	/** Places an order that must succeed, and returns it. */
	const place = async (body?: RequestOf<'_post_hapi_webshop_order'>) => {
		const { data } = await order(body);
		if (!data?.order) throw new Error('Nothing was ordered');
		return data.order;
	};
	/** The order as its link shows it. */
	const open = async (order_identificator: string) => expectContract(OpenOrderAnswer, await send('_get_hapi_webshop_order', { order_identificator })).data;
	return { send, cart, add, choose, toOrder, order, place, open };
}
