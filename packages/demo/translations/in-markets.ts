import type { Market } from '@titraj/backend/platform/market/market.ts';
import { inCurrency } from './in-currency.ts';

/** Markets of the languages into which the demo is translated; `at` uses those of its neighbour. */
const MARKET_OF: Readonly<Record<string, Market>> = { en: 'en', de: 'de', sr: 'rs', me: 'me', sl: 'si', it: 'it', bs: 'ba', es: 'es' };

/** Texts by language, mapped to the markets of the languages, with amounts in their currencies. */
export const inMarkets = <Text>(byLanguage: Readonly<Record<string, Text>>): Record<string, Text> =>
	Object.fromEntries(
		Object.entries(byLanguage).flatMap(([language, text]) => {
			const market = MARKET_OF[language];
			return market === undefined ? [] : [[market, inCurrency(text, market)]];
		}),
	);
