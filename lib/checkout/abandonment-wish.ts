/** Body of the abandonment call. */
export type AbandonmentWish = { readonly abandonment: string } | { readonly saveconfirm: 1 };

/** Request in the cart page's query: restore a saved cart, or save this one; null for neither (Spec 7, abandonment). */
export function readAbandonmentWish(search: string | null): AbandonmentWish | null {
	const query = new URLSearchParams(search ?? '');
	const code = query.get('abandonment') ?? '';
	if (/^[\w-]{8,40}$/.test(code)) return { abandonment: code };
	return query.get('saveconfirm') === '1' ? { saveconfirm: 1 } : null;
}
