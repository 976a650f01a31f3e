/** How a language calls things: data that a merchant may change. Words are written as people write them; marks and case do not matter. */
export interface Dictionary {
	/** Each word or phrase of a group finds what the others find. */
	readonly groups: readonly (readonly string[])[];
	/** Words that find what others find, but are not found by them: `igrica` finds `konzola`. */
	readonly leads: Readonly<Record<string, readonly string[]>>;
	/** Words that say nothing about a product: `kupiti`, `najbolji`. */
	readonly fillers: readonly string[];
	/** Ways to write a unit behind a number: `in` for `inča` and `col`. */
	readonly units: Readonly<Record<string, readonly string[]>>;
}

/** What nobody needs to change: how words of a language are built and joined. */
export interface Grammar {
	/** Endings that leave the same word. */
	readonly endings: readonly string[];
	/** Letters that are left of a word at least. */
	readonly shortest: number;
	/** What stands behind one of these is what a thing is for, not what it is: `podloga za miš`. */
	readonly prepositions: readonly string[];
	/** What joins two kinds in one title: `lemljenje i alat`. */
	readonly conjunctions: readonly string[];
	/** Beginnings of nouns that name no kind by themselves: `NAS uređaji`. */
	readonly generic: readonly string[];
	/** Whether words are written together: `Temperatursensor`. */
	readonly joins?: boolean;
	/** Where the noun stands among its adjectives: `gaming monitors`, `monitor portatili`. */
	readonly head: 'first' | 'last';
	/** Which of two nouns beside each other is the thing: `phone charger`, `punjač mobitel`. */
	readonly compound: 'first' | 'last';
}
