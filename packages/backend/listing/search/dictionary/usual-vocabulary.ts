import type { Market } from '../../../platform/market/market.ts';
import type { Dictionary, Grammar } from '../../../platform/text/dictionary.ts';
import { DICTIONARIES, GRAMMARS, type WordLanguage } from './languages.ts';
import { toVocabulary, type Vocabulary } from './vocabulary.ts';

/** Dictionary languages of each market. The first one's grammar is used; the others are related languages that its readers understand. */
const LANGUAGES: Readonly<Record<Market, readonly [WordLanguage, ...WordLanguage[]]>> = {
	hr: ['hr'],
	en: ['en'],
	de: ['de'],
	at: ['de'],
	rs: ['sr', 'hr'],
	si: ['sl'],
	it: ['it'],
	ba: ['bs', 'hr'],
	me: ['sr', 'hr'],
	es: ['es'],
};

export const languagesOf = (market: Market): readonly WordLanguage[] => LANGUAGES[market];

/** A market's vocabulary; `changed` are dictionaries that the merchant replaced. */
export function openVocabulary(market: Market, changed: ReadonlyMap<WordLanguage, Dictionary>): Vocabulary {
	const [first, ...others] = LANGUAGES[market];
	const grammar: Grammar = GRAMMARS[first];
	return toVocabulary(
		grammar,
		[first, ...others].map((language) => changed.get(language) ?? DICTIONARIES[language]),
	);
}

const usual = new Map<Market, Vocabulary>();

/** The default vocabulary of a market; created once. */
export function usualVocabulary(market: Market): Vocabulary {
	const known = usual.get(market) ?? openVocabulary(market, new Map());
	usual.set(market, known);
	return known;
}
