/** Prefix of the localStorage keys that hold unsent cart changes, one key per page. */
export const CART_CHANGES_PREFIX = 'shop_cart_changes.';

/** localStorage keys of unsent cart changes, of open and closed pages. */
export function cartChangesKeys(): readonly string[] {
	try {
		return Object.keys(localStorage).filter((name) => name.startsWith(CART_CHANGES_PREFIX));
	} catch {
		return [];
	}
}
