/** The parts of WordPress's REST API that the connector reads, as its handbook describes them. Any of it may be missing: plugins change responses. */
export interface WpText {
	readonly rendered?: string;
	/** Needs a password; `rendered` is empty then. */
	readonly protected?: boolean;
}

export interface WpItem {
	readonly id: number;
	/** Local time of the site, without a zone. */
	readonly date?: string | null;
	/** UTC, without a zone; `0000-00-00T00:00:00` or null for a draft that has none. */
	readonly date_gmt?: string | null;
	readonly modified_gmt?: string | null;
	/** Percent-encoded if it has other letters than those of ASCII. */
	readonly slug?: string;
	/** `publish`, `future`, `draft`, `pending`, `private`, `trash`; plugins add others. */
	readonly status?: string;
	readonly title?: WpText;
	readonly content?: WpText;
	readonly excerpt?: WpText;
	readonly _embedded?: {
		readonly author?: readonly { readonly name?: string; readonly code?: string }[];
		/** A picture that was deleted, or is not public, is an error with a `code`. */
		readonly 'wp:featuredmedia'?: readonly { readonly source_url?: string; readonly code?: string }[];
		/** One list for each taxonomy. */
		readonly 'wp:term'?: readonly (readonly { readonly name?: string; readonly taxonomy?: string }[])[];
	};
}
