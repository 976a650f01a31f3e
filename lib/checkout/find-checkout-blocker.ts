import type { CartView } from '#lib/cart/cart.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import type { CheckoutStepLink } from './checkout-screens.ts';

export interface CheckoutBlocker {
	/** Label of what is to be said. */
	readonly label: LabelKey;
	/** Where it can be put right; null where the shop leaves that step out. */
	readonly link: CheckoutStepLink | null;
}

/**
 * What keeps a cart from being ordered as it stands: goods that are not to be had, or a step that was passed over; null where nothing does.
 * A changed price is said, and keeps nobody (Spec 4, Checkout result).
 */
export function findCheckoutBlocker({ lines, missing = [] }: Pick<CartView, 'lines' | 'missing'>, steps: readonly CheckoutStepLink[]): CheckoutBlocker | null {
	const linkOf = (name: string) => steps.find(({ step }) => step === name) ?? null;
	if (lines.some(({ available, change }) => !available || (change && change.kind !== 'price')))
		return { label: 'checkout.blocked', link: linkOf('shopping_cart') };
	const [first] = missing;
	return first === undefined ? null : { label: `error_order_${first}`, link: linkOf(first === 'locker' ? 'shipping' : first) };
}
