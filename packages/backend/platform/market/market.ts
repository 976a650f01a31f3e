/** Language variants of addresses and texts (Spec 1); the source content is Croatian. */
export const MARKETS = ['hr', 'en', 'de', 'at', 'rs', 'si', 'it', 'ba', 'me', 'es'] as const;
export type Market = (typeof MARKETS)[number];

export const SOURCE_MARKET: Market = 'hr';

/** Market whose texts are used where a market has none of its own (D36). */
const NEIGHBOURS: Partial<Record<Market, Market>> = { at: 'de', me: 'rs' };

export const isMarket = (code: string): code is Market => MARKETS.some((market) => market === code);

/** The market itself, then the one that it falls back to. */
export function toWordSources(market: Market): Market[] {
	const neighbour = NEIGHBOURS[market];
	return neighbour === undefined ? [market] : [market, neighbour];
}

/** Path prefix of a market: empty, or such as `/en`. */
export const toPrefix = (market: Market): string => (market === SOURCE_MARKET ? '' : `/${market}`);
