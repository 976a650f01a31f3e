import type { OrderChange } from '@titraj/contract/checkout.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';

const NAME = 'checkout-failure';

/** Why an order was not placed. */
export interface OrderFailure {
	readonly label: Label;
	readonly changes: readonly OrderChange[];
}

/** Keeps it for the failed-order page. */
export function keepFailure(failure: OrderFailure): void {
	try {
		sessionStorage.setItem(NAME, JSON.stringify(failure));
	} catch {
		// The page says then that the order was not placed, without the reason.
	}
}

/** The last failure of this tab; null where none is known. */
export function readFailure(): OrderFailure | null {
	try {
		return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
	} catch {
		return null;
	}
}
