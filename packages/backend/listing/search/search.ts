import type { Market } from '../../platform/market/market.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import type { HelpPage } from './help/find-help-pages.ts';
import type { NamedCategory } from './kinds/find-named-categories.ts';
import type { Kinds } from './kinds/to-kinds.ts';
import type { Part } from './sentence/part.ts';
import type { Sentence } from './sentence/read-sentence.ts';
import type { Term } from './to-terms.ts';

/** A parsed search. */
export interface Search {
	/** The typed text and its words. */
	sentence: Sentence;
	/** Conditions and orders that the text names: prices, wishes, attributes. */
	parts: readonly Part[];
	/** Terms of the remaining words, after spelling correction. */
	terms: readonly Term[];
	market: Market;
	vocabulary: Vocabulary;
	/** Kinds of products that are meant. */
	kinds: Kinds;
	/** Null if no words are left to search for. */
	tsQuery: string | null;
	/** The terms without synonyms, which a title may have completely; null if no words are left. */
	typedQuery: string | null;
	/** Products whose code, part number or EAN was entered. */
	exact: number[];
	/** Products found by their titles in the market's language. */
	named: number[];
	/** Set if a word was corrected; without diacritics. */
	corrected?: string;
	/** The kinds are those that suit an occasion, not named ones. */
	isOccasion?: true;
	/** Set if no product has all the words: the words that the result ignores. */
	leftOut?: readonly string[];
	/** Categories that any of the words name. */
	categories: readonly NamedCategory[];
	/** Set if the text asks a question about the shop: the pages that answer it. Only products with exactly these words are found. */
	answers?: HelpPage[];
}
