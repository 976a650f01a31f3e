/** Language variants that addresses and texts may have (Spec 1); Croatian is what everything is kept in. */
export const MARKETS = ['hr', 'en', 'de', 'at', 'rs', 'si', 'it', 'ba', 'me', 'es'] as const;
export type Market = (typeof MARKETS)[number];

export const SOURCE_MARKET: Market = 'hr';

/** Whose words a market takes where it has none of its own (D36). */
const NEIGHBOURS: Partial<Record<Market, Market>> = { at: 'de', me: 'rs' };

export const isMarket = (code: string): code is Market => MARKETS.some((market) => market === code);

/** The market itself, then the one whose words it takes. */
export function toWordSources(market: Market): Market[] {
	const neighbour = NEIGHBOURS[market];
	return neighbour === undefined ? [market] : [market, neighbour];
}

/** What stands before each address of a market: nothing, or `/en`. */
export const toPrefix = (market: Market): string => (market === SOURCE_MARKET ? '' : `/${market}`);
