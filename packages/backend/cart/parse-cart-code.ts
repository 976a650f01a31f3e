/** The product id in a `shopping_cart_code`; null for anything else. */
export function parseCartCode(code: string): number | null {
	const match = /^product-(\d{1,9})$/.exec(code);
	return match ? Number(match[1]) : null;
}
