/** What each page names the cart changes that it has not sent begins so. */
export const CART_CHANGES_PREFIX = 'shop_cart_changes.';

/** Names in the browser's storage under which pages, open or closed, have unsent cart changes. */
export function cartChangesKeys(): readonly string[] {
	try {
		return Object.keys(localStorage).filter((name) => name.startsWith(CART_CHANGES_PREFIX));
	} catch {
		return [];
	}
}
