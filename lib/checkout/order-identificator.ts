/**
 * The `{id}-{code}` in a URL's query that grants access to an order; null if it is missing or malformed, so that nothing is requested (Spec
 * 2, General rules).
 */
export function readOrderIdentificator(search: string | null): string | null {
	const text = new URLSearchParams(search ?? '').get('order_identificator');
	return text !== null && /^\d{1,12}-[\w-]{1,100}$/.test(text) ? text : null;
}
