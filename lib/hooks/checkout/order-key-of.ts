const NAME = 'checkout-order-key';

/** The key that makes a repeat of an order harmless: one for each version of the cart, also after a reload (Spec 4, Checkout result). */
export function orderKeyOf(version: number): string {
	const known = read();
	if (known?.version === version) return known.key;
	const key = crypto.randomUUID();
	try {
		sessionStorage.setItem(NAME, JSON.stringify({ version, key }));
	} catch {
		// Without storage the backend still takes one order for one version of a cart.
	}
	return key;
}

function read(): { version: number; key: string } | null {
	try {
		return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
	} catch {
		return null;
	}
}
