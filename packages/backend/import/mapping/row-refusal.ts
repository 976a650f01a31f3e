/** An error in a field of a row. */
export interface RowNote {
	/** Name of the field in the mapping; empty for the row itself. */
	readonly field: string;
	readonly reason: string;
}

/** Thrown while a row is mapped that cannot become a product; listed in the report. */
export class RowRefusal extends Error {
	readonly note: RowNote;

	constructor(note: RowNote) {
		super(`${note.field}: ${note.reason}`);
		this.note = note;
	}
}

export const refuse = (field: string, reason: string): RowRefusal => new RowRefusal({ field, reason });
