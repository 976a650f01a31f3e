import { CartAnswer } from '#lib/contract/cart.ts';
import type { EndpointTable } from '#lib/contract/site.ts';
import { type CallSettings, callBackend } from './call-backend.ts';
import type { Verdict } from './check-contract.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import type { Samples } from './samples.ts';

/** Puts a product into the guest's cart, changes its quantity and takes it out again. */
export async function checkCart(settings: CallSettings, table: EndpointTable, { cartCode }: Samples): Promise<Verdict> {
	const verdict = { name: 'rule: a guest’s cart takes a product and gives it back', part: 'core' as const };
	if (cartCode === null) return { ...verdict, faults: [], skipped: 'no product is available' };
	const faults: string[] = [];
	for (const [name, qty] of [
		['_post_hapi_webshop_product', 1],
		['_put_hapi_webshop_product', 2],
		['_delete_hapi_webshop_product', undefined],
	] as const) {
		const endpoint = table[name];
		if (!endpoint) return { ...verdict, faults: [`the endpoint table has no ${name}`] };
		const request = { shopping_cart_code: cartCode, ...(qty !== undefined && { qty }) };
		const { status, body, fault } = await callBackend(settings, { ...endpoint, request });
		if (status !== 200) faults.push(`${name}: ${fault ?? `status ${status}`}`);
		else faults.push(...findShapeFaults(CartAnswer, body).map((found) => `${name}: ${found}`));
	}
	return { ...verdict, faults };
}
