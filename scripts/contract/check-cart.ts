import { randomUUID } from 'node:crypto';
import { CartAnswer } from '@titraj/contract/cart.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { Check } from 'typebox/value';
import { type CallSettings, callBackend } from './call-backend.ts';
import type { Verdict } from './check-contract.ts';
import { findShapeErrors } from './find-shape-errors.ts';
import type { Samples } from './samples.ts';

/**
 * Puts a product into a guest's cart, changes its quantity and removes it. A call that the endpoint table declares idempotent is repeated with the same
 * request_id: the cart must not change (D41).
 */
export async function checkCart(settings: CallSettings, table: EndpointTable, { cartCode }: Samples): Promise<Verdict> {
	const verdict = { name: 'rule: a guest’s cart takes a product and gives it back', part: 'core' as const };
	if (cartCode === null) return { ...verdict, errors: [], skipped: 'no product is available' };
	const errors: string[] = [];
	for (const [name, qty] of [
		['_post_hapi_webshop_product', 1],
		['_put_hapi_webshop_product', 2],
		['_delete_hapi_webshop_product', undefined],
	] as const) {
		const endpoint = table[name];
		if (!endpoint) return { ...verdict, errors: [`the endpoint table has no ${name}`] };
		const request = { shopping_cart_code: cartCode, ...(qty !== undefined && { qty }), request_id: randomUUID() };
		const first = await callBackend(settings, { ...endpoint, request });
		if (first.status !== 200) errors.push(`${name}: ${first.failure ?? `status ${first.status}`}`);
		else errors.push(...findShapeErrors(CartAnswer, first.body).map((found) => `${name}: ${found}`));
		if (first.status !== 200 || endpoint.idempotent !== true) continue;
		const again = await callBackend(settings, { ...endpoint, request });
		if (toCartState(again.body) !== toCartState(first.body)) errors.push(`${name}: declared idempotent, but the same request_id changed the cart again`);
	}
	return { ...verdict, errors };
}

/** What a repeated call must not change; empty when the answer is not a cart. */
function toCartState(body: unknown): string {
	if (!Check(CartAnswer, body) || !body.data) return '';
	return JSON.stringify([body.data.version, body.data.parcels.map(({ items }) => items.map(({ shopping_cart_code, qty }) => [shopping_cart_code, qty]))]);
}
