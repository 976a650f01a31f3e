import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GUEST_FIELDS } from './guest-fields.ts';

/** A guest, as sent by the customer step. */
export const GUEST = { ...GUEST_FIELDS, type: 'webshop.guest', country: 'HR' };

/** A call from the shop's page. */
export const callShop = (page: Page, method: string, path: string, body?: object) =>
	page.evaluate(
		async ([how, where, what]) => {
			const sent = what === null ? {} : { headers: { 'content-type': 'application/json' }, body: what };
			return (await fetch(`/api/hapi/${where}`, { method: how, ...sent })).json();
		},
		[method, path, body ? JSON.stringify(body) : null] as const,
	);

/** Turns the visitor into a guest with one piece in the cart and all choices made, up to placing the order. */
export async function fillCheckout(page: Page, payment: string, cartCode = 'product-21', shipping_code = 'courier'): Promise<void> {
	await page.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then(() => undefined));
	await callShop(page, 'GET', 'auth/is-login?continue_as_guest=1');
	await callShop(page, 'POST', 'webshop/product', { shopping_cart_code: cartCode, qty: 1 });
	await callShop(page, 'POST', 'webshop/customer', GUEST);
	await callShop(page, 'PUT', 'webshop/parcel-shipping', { parcel_id: 1, shipping_code });
	expect(await callShop(page, 'PUT', 'webshop/payment', { payment_code: payment })).toMatchObject({ success: true });
}

/** The order identifier in an address; empty without one. */
export const identificatorIn = (url: string): string => new URL(url).searchParams.get('order_identificator') ?? '';

interface SeenOrder {
	readonly number: string;
	readonly total: { readonly total: number };
	readonly status: string;
	readonly history: readonly { readonly status: string }[];
}

/** Records the order that the page places, so that it can be looked up from any later page. */
export async function watchOrder(page: Page): Promise<() => Promise<SeenOrder>> {
	let address: URL | undefined;
	await page.route('**/api/hapi/webshop/order', async (route) => {
		const response = await route.fetch();
		const { data } = await response.json();
		address = new URL(`?${new URLSearchParams({ order_identificator: data.order_identificator })}`, response.url());
		await route.fulfill({ response });
	});
	return async () => (await (await page.request.get(address?.href ?? '')).json()).data;
}
