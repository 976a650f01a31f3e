import type { Currency } from '../../../platform/market/currency.ts';
import type { WordLanguage } from '../dictionary/languages.ts';
import bs from './data/bs.json' with { type: 'json' };
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import hr from './data/hr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import sl from './data/sl.json' with { type: 'json' };
import sr from './data/sr.json' with { type: 'json' };

/** Sort orders and filters that words can ask for. */
export const WISHES = ['price_asc', 'price_desc', 'new', 'best_selling', 'rate', 'discounted', 'available'] as const;
export type Wish = (typeof WISHES)[number];

/** Words of a language by which a sentence tells prices, wishes, numbers and attributes. In normal spelling; diacritics and case are ignored. */
export interface SentenceWords {
	/** Before a highest price. */
	readonly below: readonly string[];
	/** Before a lowest price. */
	readonly above: readonly string[];
	/** Behind a highest price: `300 € ili manje`. */
	readonly orLess: readonly string[];
	/** Behind a lowest price: `300 € i više`. */
	readonly orMore: readonly string[];
	/** Before a measure that is exceeded: `veći od`. */
	readonly larger?: readonly string[];
	/** Before a measure that is not reached: `manji od`. */
	readonly smaller?: readonly string[];
	/** Words in titles of attributes that are limits themselves: a chair `do 150 kg` carries 150 kg. */
	readonly capacities?: readonly string[];
	/** Before a measure that a capacity must reach: the chair may carry more. */
	readonly upTo?: readonly string[];
	/** Before a price that need not be exact. */
	readonly about: readonly string[];
	/** Words before the lower and the higher price. */
	readonly ranges: readonly (readonly string[])[];
	/** Names of currencies that a reader of the language may type, by currency. */
	readonly currency: Readonly<Partial<Record<Currency, readonly string[]>>>;
	readonly wishes: Readonly<Partial<Record<Wish, readonly string[]>>>;
	/** Words that tell whom or what something is for, with names of kinds that suit. The first are those of gifts. */
	readonly occasions?: readonly { readonly names: readonly string[]; readonly kinds: readonly string[] }[];
	/** Words of a number, by the number. */
	readonly numbers: Readonly<Record<string, readonly string[]>>;
	/** First words of a value that says that something is missing. */
	readonly none: readonly string[];
	/** Words before something that must be missing. */
	readonly without: readonly string[];
	/** Words of an attribute's title that say nothing by themselves: `broj`. */
	readonly weak: readonly string[];
	/** Groups of names of an attribute: one of them is its title. */
	readonly attributes: readonly (readonly string[])[];
	/** Groups of names of a value: one of them is the value or an item of it. */
	readonly values: readonly (readonly string[])[];
	/** Words that mean a range of a measured attribute, by its title: `topla bijela` is light of at most 3300 K. */
	readonly measures?: readonly Measure[];
	/** Words that mean that the attribute has none of the values behind: `zakrivljen` is anything but `ravan`. */
	readonly opposites: Readonly<Record<string, readonly string[]>>;
	/** Words for the absence of an attribute, by its title: a printer without colour is `crno-bijeli`. */
	readonly missing?: Readonly<Record<string, readonly string[]>>;
	/** Phrases that mean one word, by that word: `bez kabela` is `bežični`. */
	readonly sayings?: Readonly<Record<string, readonly string[]>>;
	/** First parts of compounds that are words of their own, by that word: `Funktastatur` is `kabellos`, `Tastatur`. */
	readonly prefixes?: Readonly<Record<string, readonly string[]>>;
}

export interface Measure {
	readonly of: string;
	readonly names: readonly string[];
	readonly least?: number;
	readonly most?: number;
}

export const SENTENCE_WORDS: Readonly<Record<WordLanguage, SentenceWords>> = { hr, en, de, sl, it, es, bs, sr };
