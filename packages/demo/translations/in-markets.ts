import type { Market } from '@titraj/backend/platform/market/market.ts';
import { inCurrency } from './in-currency.ts';

/** Markets of the languages that the demo is translated into; `at` reads those of its neighbour. */
const MARKET_OF: Readonly<Record<string, Market>> = { en: 'en', de: 'de', sr: 'rs', me: 'me', sl: 'si', it: 'it', bs: 'ba', es: 'es' };

/** What is said by language, by the market that reads it, with amounts in its currency. */
export const inMarkets = <Text>(byLanguage: Readonly<Record<string, Text>>): Record<string, Text> =>
	Object.fromEntries(
		Object.entries(byLanguage).flatMap(([language, text]) => {
			const market = MARKET_OF[language];
			return market === undefined ? [] : [[market, inCurrency(text, market)]];
		}),
	);
