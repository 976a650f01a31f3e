import type { Market } from '../platform/market/market.ts';

export const MARKET_TITLES: Readonly<Record<Market, string>> = {
	...{ hr: 'Hrvatska', en: 'Engleski', de: 'Njemačka', at: 'Austrija', rs: 'Srbija', si: 'Slovenija' },
	...{ it: 'Italija', ba: 'Bosna i Hercegovina', me: 'Crna Gora', es: 'Španjolska' },
};
