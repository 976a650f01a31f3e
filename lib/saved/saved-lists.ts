/** The two product lists of a visitor. */
export type SavedList = 'wishlist' | 'compare';

/** A change of a list; `add` of a listed product sets its quantity. */
export interface SavedChange {
	readonly list: SavedList;
	readonly kind: 'add' | 'remove';
	/** `shopping_cart_code` of the product. */
	readonly code: string;
	/** Desired quantity; 1 if left out. */
	readonly quantity?: number;
	/** Set if it was sent without an answer; the endpoint table decides whether it may be retried (D41). */
	readonly sent?: true;
}

/** Maximum number of compared products (Spec 5). */
export const COMPARE_LIMIT = 3;

/** Applies pending changes to the codes of a list, in order. */
export function applySavedChanges(codes: readonly string[], list: SavedList, changes: readonly SavedChange[]): readonly string[] {
	const known = new Set(codes);
	for (const change of changes) {
		if (change.list !== list) continue;
		if (change.kind === 'add') known.add(change.code);
		else known.delete(change.code);
	}
	return [...known];
}
