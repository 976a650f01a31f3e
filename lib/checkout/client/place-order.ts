import type { Cart } from '@titraj/contract/cart.ts';
import type { OrderChange } from '@titraj/contract/checkout.ts';
import type { CheckoutNext } from '@titraj/contract/checkout-outcome.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { CartView } from '#lib/cart/cart.ts';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { isUnknown } from '#lib/platform/client/send-write.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label, LabelKey } from '#lib/platform/i18n/label-key.ts';
import { readOrderIdentificator } from '../order-identificator.ts';
import { forgetCart } from './change-cart-data.ts';
import { checkOrder } from './check-order.ts';
import type { OrderFailure } from './failed-order.ts';
import { keepLastOrder } from './last-order.ts';
import { orderKeyOf } from './order-key-of.ts';
import { forgetStoredValues } from './stored-values.ts';

interface Outcome {
	readonly next: CheckoutNext;
	readonly order_identificator: string | null;
	readonly cart: Cart | null;
	readonly changes: readonly OrderChange[];
}

interface OrderWish {
	readonly cart: CartView;
	readonly note: string;
	readonly acceptTerms: boolean;
	/** Chosen ways of taking back old appliances, by cart code. */
	readonly takeBack?: ReadonlyMap<string, TakeBackWay>;
	/** Called with the reason if the order is refused, before the shopper is redirected. */
	readonly onFailed?: (failure: OrderFailure) => void;
	/** Called if the answer is unclear, before the shop is asked whether the order was placed. */
	readonly onChecking?: () => void;
}

/** The next page, or the label of an error to show on this page. */
type PlacedOrNot = { readonly next: string } | { readonly problem: Label };

/**
 * Labels for statuses of requests that were rejected before the cart was checked: too many lines, or too many attempts. A full cart can be
 * ordered; a cart that was filled before the limit existed may exceed it.
 */
const PROBLEMS: Readonly<Record<number, LabelKey>> = { 413: 'error_cart_full', 422: 'error_cart_full', 429: 'error_too_many_attempts' };

/**
 * Places the order of the cart as shown, and returns the next page. After an unclear answer it is not sent again: the shop is asked whether
 * it has the order, whose page is then the next one (Spec 4, Checkout result; D41).
 */
export async function placeOrder({ cart, note, acceptTerms, takeBack, onFailed, onChecking }: OrderWish): Promise<PlacedOrNot> {
	const key = orderKeyOf(cart.version);
	void import('#lib/analytics/client/track.ts').then(
		({ track }) => track({ kind: 'ordering', cart }),
		() => undefined,
	);
	const answer = await fetchApi('/api/hapi/webshop/order', {
		method: 'POST',
		timeout: TIMINGS.orderTimeout,
		body: {
			idempotency_key: key,
			version: cart.version,
			total: cart.totals.total.minor / 100,
			...(cart.totals.toPay && { to_pay: cart.totals.toPay.minor / 100 }),
			lines: cart.lines.map(({ cartCode, quantity, unitPrice }) => {
				const way = takeBack?.get(cartCode);
				return { shopping_cart_code: cartCode, qty: quantity, unit_price: unitPrice.minor / 100, ...(way && { take_back: way }) };
			}),
			note: note.trim() || null,
			accept_terms: acceptTerms,
		},
	});
	if (isUnknown(answer)) {
		onChecking?.();
		const found = await checkOrder(key);
		if ('next' in found) finish(readOrderIdentificator(found.next.split('?')[1] ?? null));
		return found;
	}
	const outcome = answer.ok ? answer.data : refusedOutcome(answer);
	if (!outcome) return { problem: (!answer.ok && PROBLEMS[answer.error.statusCode]) || 'checkout.failed' };
	if (answer.ok) finish(outcome.order_identificator);
	else {
		onFailed?.({ label: errorLabel('error_order_', answer.error, 'checkout.failed'), changes: outcome.changes });
		announceStateEverywhere();
		if (outcome.next.url === '') {
			await forgetCart();
			return { problem: errorLabel('error_order_', answer.error, 'checkout.failed') };
		}
	}
	return { next: outcome.next.url };
}

/** The next page is a new document, which reloads the cart; an empty cart shown here would redirect away from this step. */
function finish(identificator: string | null): void {
	if (identificator !== null) keepLastOrder(identificator);
	forgetStoredValues();
	announceStateEverywhere();
}

function refusedOutcome(answer: Extract<Result<Outcome>, { ok: false }>): Outcome | null {
	const { body, kind } = answer.error;
	const data = typeof body === 'object' && body !== null && 'data' in body ? (body.data as Outcome | undefined) : undefined;
	return kind === 'rejected' && data?.next ? data : null;
}
