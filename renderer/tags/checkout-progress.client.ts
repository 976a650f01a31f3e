/** Names of the events that this tab has sent for the current checkout. */
const KEY = 'shop_checkout_begun';

/** A checkout lasts until its order, or until a product is added to an empty cart. */
export function readProgress(): readonly string[] {
	return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
}

export function noteProgress(names: readonly string[]): void {
	if (names.length > 0) sessionStorage.setItem(KEY, [...readProgress(), ...names].join(' '));
}

export function forgetProgress(): void {
	sessionStorage.removeItem(KEY);
}
