/** Error label in the query parameter `error`; null if it is not an error label (Spec 2, Checkout redirects). */
export function readOrderError(search: string | null): string | null {
	const text = new URLSearchParams(search ?? '').get('error');
	return text !== null && /^error_[a-z_]{1,60}$/.test(text) ? text : null;
}
