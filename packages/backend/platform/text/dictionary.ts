/** Vocabulary of a language: data that a merchant may change. Words are in normal spelling; diacritics and case are ignored. */
export interface Dictionary {
	/** Groups of synonyms. */
	readonly groups: readonly (readonly string[])[];
	/** One-way synonyms: `igrica` finds `konzola`, but not the reverse. */
	readonly leads: Readonly<Record<string, readonly string[]>>;
	/** Words without meaning for a search: `kupiti`, `najbolji`. */
	readonly fillers: readonly string[];
	/** Spellings of a unit behind a number: `in` for `inča` and `col`. */
	readonly units: Readonly<Record<string, readonly string[]>>;
}

/** Fixed grammar of a language: how words are built and joined. */
export interface Grammar {
	/** Endings that do not change the word. */
	readonly endings: readonly string[];
	/** Minimum number of letters of a stem. */
	readonly shortest: number;
	/** Endings of diminutives, the longest first: `lamp` of `lampica`. */
	readonly diminutives?: readonly string[];
	/** Words followed by the purpose of a thing: `podloga za miš`. */
	readonly prepositions: readonly string[];
	/** Words that join two kinds in one title: `lemljenje i alat`. */
	readonly conjunctions: readonly string[];
	/** Stems of nouns that name no kind by themselves: `NAS uređaji`. */
	readonly generic: readonly string[];
	/** Whether the language has compound words: `Temperatursensor`. */
	readonly joins?: boolean;
	/** Position of the noun among its adjectives: `gaming monitors`, `monitor portatili`. */
	readonly head: 'first' | 'last';
	/** Which of two adjacent nouns is the thing: `phone charger`, `punjač mobitel`. */
	readonly compound: 'first' | 'last';
}
