const KEY = 'shop_postcode';

/** The postcode that this visit has named for its delivery; undefined before, and where the browser keeps nothing. */
export function readPostcode(): string | undefined {
	try {
		return sessionStorage.getItem(KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

/** For the rest of the visit. */
export function keepPostcode(postcode: string): void {
	try {
		sessionStorage.setItem(KEY, postcode.slice(0, 12));
	} catch {
		// The days of the mainland are told.
	}
}
