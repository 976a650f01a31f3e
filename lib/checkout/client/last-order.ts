const NAME = 'checkout-last-order';

/** Stores the order that this tab placed, for visitors who return to its empty cart. */
export function keepLastOrder(identificator: string): void {
	try {
		sessionStorage.setItem(NAME, identificator);
	} catch {
		// The cart is empty then, as it is.
	}
}

/** The order that this tab placed last; null where none is known. */
export function readLastOrder(): string | null {
	try {
		return sessionStorage.getItem(NAME);
	} catch {
		return null;
	}
}
