/** Markets of the languages that the demo is translated into; `at` and `me` read those of their neighbours. */
const MARKET_OF: Readonly<Record<string, string>> = { en: 'en', de: 'de', sr: 'rs', sl: 'si', it: 'it', bs: 'ba', es: 'es' };

/** What is said by language, by the market that reads it. */
export const inMarkets = <Text>(byLanguage: Readonly<Record<string, Text>>): Record<string, Text> =>
	Object.fromEntries(
		Object.entries(byLanguage).flatMap(([language, text]) => {
			const market = MARKET_OF[language];
			return market === undefined ? [] : [[market, text]];
		}),
	);
