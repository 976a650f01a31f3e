/** A page of a list; the cursor leads to the next one. */
export interface Page<Item> {
	readonly items: readonly Item[];
	readonly next_cursor: string | null;
}

export interface Items<Item> {
	readonly items: readonly Item[];
}
