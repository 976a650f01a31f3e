import type { Market } from '../../platform/market/market.ts';

/** Default country of a market until the shopper enters an address. English is a language of the Croatian shop. */
export const MARKET_COUNTRIES: Readonly<Record<Market, string>> = {
	...{ hr: 'HR', en: 'HR', de: 'DE', at: 'AT', rs: 'RS', si: 'SI', it: 'IT', ba: 'BA', me: 'ME', es: 'ES' },
};
