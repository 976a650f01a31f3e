const NAME = 'checkout-last-order';

/** Stores the order that this tab placed, for visitors who return to its empty cart. */
export function keepLastOrder(identificator: string): void {
	try {
		sessionStorage.setItem(NAME, identificator);
	} catch {
		// Storage is unavailable: the empty cart does not show the order.
	}
}

/** The last order placed in this tab; null if unknown. */
export function readLastOrder(): string | null {
	try {
		return sessionStorage.getItem(NAME);
	} catch {
		return null;
	}
}
