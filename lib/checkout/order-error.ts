/** The label that `?error=` of an address names; null for anything that is no label of an error (Spec 2, Checkout redirects). */
export function readOrderError(search: string | null): string | null {
	const text = new URLSearchParams(search ?? '').get('error');
	return text !== null && /^error_[a-z_]{1,60}$/.test(text) ? text : null;
}
