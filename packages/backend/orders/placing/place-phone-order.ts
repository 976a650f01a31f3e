import { randomUUID } from 'node:crypto';
import { readCart } from '../../cart/index.ts';
import { checkoutHandlers } from '../../checkout/index.ts';
import type { Call, RequestOf } from '../../platform/http/handler.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import type { Database } from '../tables.ts';
import {
	couponSteps,
	inPhoneCart,
	lineSteps,
	type PhoneGoods,
	type PhonePayment,
	type PhoneRefusal,
	type PhoneShipping,
	paymentStep,
	runStep,
	shippingStep,
} from './phone-cart.ts';
import { placeOrder } from './place-order.ts';

/** An order that a customer dictates. */
export interface PhoneOrder extends PhoneGoods {
	readonly customer: RequestOf<'_post_hapi_webshop_customer'>;
	readonly shipping: PhoneShipping;
	readonly payment: PhonePayment;
	readonly note: string | null;
	/** What the customer was told; null if nothing. */
	readonly totalCents: number | null;
}

export type PhoneOutcome = { readonly number: string } | { readonly refused: readonly PhoneRefusal[] };

/**
 * Places an order for a customer through the steps of the checkout, in a cart of its own, so that its rules, prices, limits and mails are those of the shop. Nothing is
 * left of the cart if a step refuses. `note` runs in the transaction that places the order.
 */
export const placePhoneOrder = (call: Omit<Call, 'session'>, order: PhoneOrder, note: (trx: Database) => Promise<unknown>): Promise<PhoneOutcome> =>
	inPhoneCart(call, order.customer.email ?? null, async (shopper) => {
		const refused = await fillCart(shopper, order);
		return refused.length > 0 ? { refused } : placeCart(shopper, order, note);
	});

/** The steps of the checkout; each needs the one before. */
async function fillCart(call: Call, order: PhoneOrder): Promise<PhoneRefusal[]> {
	const steps = [
		...(await lineSteps(call, order)),
		{ field: 'customer', run: () => checkoutHandlers._post_hapi_webshop_customer(order.customer, call) },
		...couponSteps(call, order),
		shippingStep(call, order.shipping),
		paymentStep(call, order.payment),
	];
	for (const step of steps) {
		const refused = await runStep(step);
		if (refused.length > 0) return refused;
	}
	return [];
}

async function placeCart(call: Call, { note, totalCents }: PhoneOrder, noteStaff: Parameters<typeof placeOrder>[2]): Promise<PhoneOutcome> {
	const cart = await readCart(call.db, ownerOf(call.session), call);
	const total = cart.total.total;
	if (totalCents !== null && totalCents !== Math.round(Number(total) * 100)) return { refused: [{ field: 'total', label: `the order costs ${total}` }] };
	const lines = cart.parcels.flatMap(({ items }) => items).map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price }));
	const placed = await placeOrder({ idempotency_key: randomUUID(), version: cart.version, total, lines, note, accept_terms: true }, call, noteStaff);
	return placed.order === null ? { refused: [{ field: 'lines', label: placed.label }] } : { number: placed.order.number };
}
