import type { Market } from '../../../platform/market/market.ts';
import type { Dictionary, Grammar } from '../../../platform/text/dictionary.ts';
import { DICTIONARIES, GRAMMARS, type WordLanguage } from './languages.ts';
import { toVocabulary, type Vocabulary } from './vocabulary.ts';

/** Whose words a market is searched by, the first one's grammar first: those who read one language read its relatives. */
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

/** A market's vocabulary; `changed` are the dictionaries that a merchant wrote over the usual ones. */
export function openVocabulary(market: Market, changed: ReadonlyMap<WordLanguage, Dictionary>): Vocabulary {
	const [first, ...others] = LANGUAGES[market];
	const grammar: Grammar = GRAMMARS[first];
	return toVocabulary(
		grammar,
		[first, ...others].map((language) => changed.get(language) ?? DICTIONARIES[language]),
	);
}

const usual = new Map<Market, Vocabulary>();

/** The vocabulary of a market as the shop comes with it; made once. */
export function usualVocabulary(market: Market): Vocabulary {
	const known = usual.get(market) ?? openVocabulary(market, new Map());
	usual.set(market, known);
	return known;
}
