import type { Market } from '../../platform/market/market.ts';

/** Where shoppers of a market are taken to live until they say it; readers of English are those of the shop's own country. */
export const MARKET_COUNTRIES: Readonly<Record<Market, string>> = {
	...{ hr: 'HR', en: 'HR', de: 'DE', at: 'AT', rs: 'RS', si: 'SI', it: 'IT', ba: 'BA', me: 'ME', es: 'ES' },
};
