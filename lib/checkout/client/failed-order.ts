import type { OrderChange } from '@titraj/contract/checkout.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';

const NAME = 'checkout-failure';

/** Why an order was not placed. */
export interface OrderFailure {
	readonly label: Label;
	readonly changes: readonly OrderChange[];
}

/** Stores the failure for the failed-order page. */
export function keepFailure(failure: OrderFailure): void {
	try {
		sessionStorage.setItem(NAME, JSON.stringify(failure));
	} catch {
		// Storage is unavailable: the page shows no reason.
	}
}

/** The last failure of this tab; null if unknown. */
export function readFailure(): OrderFailure | null {
	try {
		return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
	} catch {
		return null;
	}
}
