/** An error in one field of a row. */
export interface RowError {
	/** Path within the row, for example `price.sale.amount`; empty for the row itself. */
	readonly field: string;
	readonly reason: string;
}

/** An invalid row; it keeps its position in the results. */
export interface UnreadableRow {
	readonly sku: string | null;
	readonly errors: readonly RowError[];
}

/** Outcome of a row. A refused row changed nothing. */
export type RowResult = { readonly sku: string; readonly outcome: 'created' | 'updated' | 'unchanged' } | (UnreadableRow & { readonly outcome: 'refused' });
