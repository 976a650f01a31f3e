/** Handlers of product lists and search. */
export { listingHandlers } from './listing-handlers.ts';
export {
	/** Updates the data that lists and search derive from changed products; with `id`, only for that product after an edit that affects nothing else. */
	refreshChanged,
	/** Recomputes data derived from other rows: visibility, totals, group ids. Run after any write to products, categories or manufacturers. */
	refreshDerived,
	/** The embedded database has no autovacuum: call after a bulk write, outside a transaction. */
	vacuum,
} from './refresh-derived.ts';
export {
	/** Schedules, in the transaction that writes products, a refresh of derived list data in `seconds`. A bulk write that continues postpones it. */
	markRefreshDue,
	/** Refreshes derived list data if it is due (or scheduled at all); returns whether it did. If the process is killed, the refresh stays due. */
	refreshDue,
} from './refresh-due.ts';
export {
	/** Refreshes the lists that are derived from orders and that the merchant has not claimed. */
	refreshFromOrdersJob,
	/** Refreshes the products that are suggested because they were ordered together. */
	refreshSuggestionsJob,
} from './refresh-from-orders-job.ts';
/** Updates lists and search after writes that scheduled it; calls `onRefreshed` when it did. */
export { refreshJob } from './refresh-job.ts';
export {
	/** A dictionary as text that a merchant can edit, one field for each part. */
	type DictionaryText,
	/** Parses a dictionary, or returns the first invalid line. */
	parseDictionaryText,
	/** A dictionary as a person edits it, one text per part. */
	toDictionaryText,
} from './search/dictionary/dictionary-text.ts';
/** Writes a language's dictionary over the one that the shop comes with; null takes it away. */
export { editDictionary } from './search/dictionary/edit-dictionary.ts';
export {
	/** The default dictionaries. */
	DICTIONARIES,
	/** Whether searches in a language have a dictionary. */
	isWordLanguage,
	/** Languages that have a dictionary, with their names. */
	WORD_LANGUAGES,
	/** A language with a dictionary. */
	type WordLanguage,
} from './search/dictionary/languages.ts';
export {
	/** The merchant's dictionary of a language; undefined if the one that ships counts. */
	readOwnDictionary,
	/** Languages whose dictionary the merchant has changed. */
	readOwnLanguages,
} from './search/dictionary/own-dictionaries.ts';
/** The vocabulary of a market, including the merchant's changes to its dictionaries. */
export { readVocabulary } from './search/dictionary/read-vocabulary.ts';
export {
	/** Deletes counts that the report no longer shows. */
	pruneMissed,
	/** Words that were searched for more than once without result, the most frequent first. */
	readMissed,
} from './search/misses/read-missed.ts';
/** Ranks the popular searches of each market again and deletes counts that are older than a month. */
export { refreshPopular } from './search/popular/refresh-popular.ts';
/** Splits text into terms: filler words are dropped, units get their canonical spelling, phrases stay together. A text of filler words only keeps them. */
export { toTerms } from './search/to-terms.ts';
/** Every term must occur: as a prefix of a word, by its stem, split between letters and digits, by a synonym, or by the title of its kind in `kinds`. */
export { toTsQuery } from './search/to-ts-query.ts';
