import type { CartView } from '#lib/cart/cart.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import type { CheckoutStepLink } from './checkout-screens.ts';
import { findStepLink } from './join-steps.ts';

export interface CheckoutBlocker {
	/** Label of the message. */
	readonly label: LabelKey;
	/** Step where it can be fixed; null if the shop does not have that step. */
	readonly link: CheckoutStepLink | null;
}

/**
 * Why a cart cannot be ordered: unavailable goods, or a skipped step; null if nothing blocks it. A changed price is shown but does not
 * block the order (Spec 4, Checkout result).
 */
export function findCheckoutBlocker({ lines, missing = [] }: Pick<CartView, 'lines' | 'missing'>, steps: readonly CheckoutStepLink[]): CheckoutBlocker | null {
	if (lines.some(({ available, change }) => !available || (change && change.kind !== 'price')))
		return { label: 'checkout.blocked', link: findStepLink(steps, 'shopping_cart') };
	const [first] = missing;
	return first === undefined ? null : { label: `error_order_${first}`, link: findStepLink(steps, first === 'locker' ? 'shipping' : first) };
}
