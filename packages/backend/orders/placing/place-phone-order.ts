import { randomUUID } from 'node:crypto';
import { cartHandlers, readCart, writeCart } from '../../cart/index.ts';
import { toShoppingCartCode } from '../../catalog/index.ts';
import { checkoutHandlers } from '../../checkout/index.ts';
import type { Call, RequestOf } from '../../platform/http/handler.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import { createSession, NOBODY } from '../../platform/visitor/session.ts';
import { placeOrder } from './place-order.ts';

/** An order that a customer dictates. */
export interface PhoneOrder {
	readonly customer: RequestOf<'_post_hapi_webshop_customer'>;
	readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
	readonly coupons: readonly string[];
	readonly shipping: Omit<RequestOf<'_put_hapi_webshop_parcel_shipping'>, 'parcel_id'>;
	readonly payment: RequestOf<'_put_hapi_webshop_payment'>;
	readonly note: string | null;
	/** What the customer was told; null if nothing. */
	readonly totalCents: number | null;
}

/** Why an order is not placed: the field, and the label that the checkout shows. */
export interface PhoneRefusal {
	readonly field: string;
	readonly label: string;
}

export type PhoneOutcome = { readonly number: string } | { readonly refused: readonly PhoneRefusal[] };

/**
 * Places an order for a customer through the steps of the checkout, in a cart of its own, so that its rules, prices, limits and mails are those of the shop. Nothing is
 * left of the cart if a step refuses.
 */
export async function placePhoneOrder(call: Omit<Call, 'session'>, order: PhoneOrder): Promise<PhoneOutcome> {
	const session = { ...NOBODY, id: await createSession(call.db, null), continue_as_guest: true };
	const shopper = { ...call, session };
	try {
		const refused = await fillCart(shopper, order);
		return refused.length > 0 ? { refused } : await placeCart(shopper, order);
	} finally {
		await call.db.deleteFrom('sessions').where('id', '=', session.id).execute();
	}
}

/** The steps of the checkout; each needs the one before. */
async function fillCart(call: Call, { customer, lines, coupons, shipping, payment }: PhoneOrder): Promise<PhoneRefusal[]> {
	const products = await call.db
		.selectFrom('products')
		.select(['id', 'code'])
		.where(
			'code',
			'in',
			lines.map(({ sku }) => sku),
		)
		.execute();
	const ids = new Map(products.map(({ id, code }) => [code, id]));
	const steps = [
		...lines.map(({ sku, quantity }, index) => ({
			field: `lines[${index}]`,
			run: () => writeCart(call, { shopping_cart_code: toShoppingCartCode(ids.get(sku) ?? 0), mode: 'add', qty: quantity }),
		})),
		{ field: 'customer', run: () => checkoutHandlers._post_hapi_webshop_customer(customer, call) },
		...coupons.map((code, index) => ({ field: `coupons[${index}]`, run: () => cartHandlers._post_hapi_webshop_coupon({ code }, call) })),
		{ field: 'shipping', run: () => cartHandlers._put_hapi_webshop_parcel_shipping({ parcel_id: 1, ...shipping }, call) },
		{ field: 'payment', run: () => cartHandlers._put_hapi_webshop_payment(payment, call) },
	];
	for (const { field, run } of steps) {
		const refused = toRefusals(field, await run());
		if (refused.length > 0) return refused;
	}
	return [];
}

async function placeCart(call: Call, { note, totalCents }: PhoneOrder): Promise<PhoneOutcome> {
	const cart = await readCart(call.db, ownerOf(call.session), call);
	const total = cart.total.total;
	if (totalCents !== null && totalCents !== Math.round(Number(total) * 100)) return { refused: [{ field: 'total', label: `the order costs ${total}` }] };
	const lines = cart.parcels.flatMap(({ items }) => items).map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price }));
	const placed = await placeOrder({ idempotency_key: randomUUID(), version: cart.version, total, lines, note, accept_terms: true }, call);
	return placed.order === null ? { refused: [{ field: 'lines', label: placed.label }] } : { number: placed.order.number };
}

/** Refusals of a step's answer: one for each wrong field of a form. */
function toRefusals(field: string, answer: object): PhoneRefusal[] {
	if (!('success' in answer) || answer.success === true) return [];
	const errors = 'errors' in answer && typeof answer.errors === 'object' && answer.errors !== null ? Object.entries(answer.errors) : [];
	if (errors.length > 0) return errors.map(([name, label]) => ({ field: `${field}.${name}`, label: String(label) }));
	return [{ field, label: 'label_name' in answer ? String(answer.label_name) : 'refused' }];
}
