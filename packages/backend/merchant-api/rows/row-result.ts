/** What is wrong with one field of a row. */
export interface RowError {
	/** Path within the row: `price.sale.amount`; empty for the row itself. */
	readonly field: string;
	readonly reason: string;
}

/** A row that its reader could not make sense of: it keeps its place among the results. */
export interface UnreadableRow {
	readonly sku: string | null;
	readonly errors: readonly RowError[];
}

/** What became of a row. A refused one changed nothing. */
export type RowResult = { readonly sku: string; readonly outcome: 'created' | 'updated' | 'unchanged' } | (UnreadableRow & { readonly outcome: 'refused' });
