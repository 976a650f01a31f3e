/** The two lists that a visitor keeps products on. */
export type SavedList = 'wishlist' | 'compare';

/** One click on a list; `add` of a product that is there sets its quantity. */
export interface SavedChange {
	readonly list: SavedList;
	readonly kind: 'add' | 'remove';
	/** `shopping_cart_code` of the product. */
	readonly code: string;
	/** Pieces wished for; 1 where left out. */
	readonly quantity?: number;
	/** It was sent, and no answer is known: whether it may be sent again is the backend's to say (D41). */
	readonly sent?: true;
}

/** Spec 5: products that are compared at once. */
export const COMPARE_LIMIT = 3;

/** Codes of a list as they will be once the changes went through, in their order. */
export function applySavedChanges(codes: readonly string[], list: SavedList, changes: readonly SavedChange[]): readonly string[] {
	const known = new Set(codes);
	for (const change of changes) {
		if (change.list !== list) continue;
		if (change.kind === 'add') known.add(change.code);
		else known.delete(change.code);
	}
	return [...known];
}
