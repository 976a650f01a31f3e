/** What each page names the cart changes that it has not sent begins so. */
export const KEPT_CHANGES = 'shop_cart_changes.';

/** Names in the browser's storage under which pages, open or closed, have unsent cart changes. */
export function keptNames(): readonly string[] {
	try {
		return Object.keys(localStorage).filter((name) => name.startsWith(KEPT_CHANGES));
	} catch {
		return [];
	}
}
