/** Translation of one field of one entity. */
export interface TranslationEntry {
	readonly kind: string;
	/** Identifies the entity; depends on the kind. */
	readonly id: number | string;
	/** Name of the field in the contract; `slug` for the last path segment. */
	readonly field: string;
	/** Market code; not the Croatian market. */
	readonly language: string;
	/** Null deletes the translation. */
	readonly text: string | null;
}
