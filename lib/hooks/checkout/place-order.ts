import type { Result } from '#lib/api/result.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { OrderChange } from '#lib/contract/checkout.ts';
import type { CheckoutNext } from '#lib/contract/checkout-outcome.ts';
import type { CartView } from '#lib/domain/cart.ts';
import { announceStateEverywhere } from '../announce-state-everywhere.ts';
import { fetchApi } from '../fetch-api.ts';
import type { OrderFailure } from './failed-order.ts';
import { forgetKept } from './kept-values.ts';
import { orderKeyOf } from './order-key-of.ts';

interface Outcome {
	readonly next: CheckoutNext;
	readonly cart: Cart | null;
	readonly changes: readonly OrderChange[];
}

interface OrderWish {
	readonly cart: CartView;
	readonly note: string;
	readonly acceptTerms: boolean;
	/** Runs with the reason where the order is refused, before the shopper is led on. */
	readonly onFailed?: (failure: OrderFailure) => void;
}

/** Where the press leads, or the label of why it leads nowhere. */
type PlacedOrNot = { readonly next: string } | { readonly problem: string };

/** Longer than a page's other calls: an order is waited for. Milliseconds. */
const PATIENCE = 30_000;

/**
 * Statuses of a refusal that came before the cart was looked at, by what helps: fewer lines, or to wait. The shop takes an order of a full cart; a cart
 * that was filled before there was a limit may have more.
 */
const PROBLEMS: Readonly<Record<number, string>> = { 413: 'error_cart_full', 422: 'error_cart_full', 429: 'error_too_many_attempts' };

/**
 * Places the order of the cart as it is shown, and says where to go. Where no answer came, pressing again asks for the same order (Spec 4, Checkout
 * result).
 */
export async function placeOrder({ cart, note, acceptTerms, onFailed }: OrderWish): Promise<PlacedOrNot> {
	const answer = await fetchApi<Outcome>('/api/hapi/webshop/order', {
		method: 'POST',
		timeout: PATIENCE,
		body: {
			idempotency_key: orderKeyOf(cart.version),
			version: cart.version,
			total: cart.totals.total.minor / 100,
			lines: cart.lines.map(({ cartCode, quantity, unitPrice }) => ({ shopping_cart_code: cartCode, qty: quantity, unit_price: unitPrice.minor / 100 })),
			note: note.trim() || null,
			accept_terms: acceptTerms,
		},
	});
	const outcome = answer.ok ? answer.data : refusedOutcome(answer);
	if (!outcome) return { problem: (!answer.ok && PROBLEMS[answer.error.statusCode]) || 'checkout.unanswered' };
	if (answer.ok) forgetKept();
	else onFailed?.({ label: answer.error.label ?? 'checkout.failed', changes: outcome.changes });
	// The next page is a new document, which loads the cart anew; drawn here, an empty one would lead away from this step.
	announceStateEverywhere();
	return { next: outcome.next.url };
}

function refusedOutcome(answer: Extract<Result<Outcome>, { ok: false }>): Outcome | null {
	const { body, kind } = answer.error;
	const data = typeof body === 'object' && body !== null && 'data' in body ? (body.data as Outcome | undefined) : undefined;
	return kind === 'rejected' && data?.next ? data : null;
}
