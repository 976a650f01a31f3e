/** The `{id}-{code}` of an address's query that opens an order; null for anything else, so that nothing is asked for it (Spec 2, General rules). */
export function readOrderIdentificator(search: string | null): string | null {
	const text = new URLSearchParams(search ?? '').get('order_identificator');
	return text !== null && /^\d{1,12}-[\w-]{1,100}$/.test(text) ? text : null;
}
