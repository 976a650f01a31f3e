/** What was wrong with a field of a row. */
export interface RowNote {
	/** As the mapping names it; empty for the row itself. */
	readonly field: string;
	readonly reason: string;
}

/** A row that cannot become a product: thrown while it is mapped, and told in the report. */
export class RowRefusal extends Error {
	readonly note: RowNote;

	constructor(note: RowNote) {
		super(`${note.field}: ${note.reason}`);
		this.note = note;
	}
}

export const refuse = (field: string, reason: string): RowRefusal => new RowRefusal({ field, reason });
