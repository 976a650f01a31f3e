/** First line of a backup: what made it. */
export interface BackupHeader {
	readonly format: 1;
	/** ISO 8601, in UTC. */
	readonly made_at: string;
	/** Name of the newest migration that the database had. */
	readonly migration: string;
	/** Secret that signs sessions, if it is stored with the data instead of in the environment. */
	readonly secret: string | null;
}

/** Begins the rows of a table. `types` are Postgres' own names. */
export interface TableLine {
	readonly table: string;
	readonly columns: readonly string[];
	readonly types: readonly string[];
}

/** Rows of the table named last: each value as Postgres writes it as text, or null. */
export interface RowsLine {
	readonly rows: readonly (readonly (string | null)[])[];
}

export interface SequenceLine {
	readonly sequence: string;
	readonly value: string;
	readonly called: boolean;
}

/** Last line. Without it the file was cut off. */
export interface EndLine {
	readonly end: { readonly tables: number; readonly rows: number };
}

/** A backup is one JSON value a line: the header, tables with their rows, sequences, and the end. */
export type BackupLine = BackupHeader | TableLine | RowsLine | SequenceLine | EndLine;

/** The backup cannot be restored; the message says why and what to do. */
export class BackupError extends Error {}
