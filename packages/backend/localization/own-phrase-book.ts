import type { Market } from '../platform/market/market.ts';

/** Words by market of texts that stand in the code; a market that is left out reads the text as it is. */
export type OwnPhrases = Readonly<Record<string, Readonly<Partial<Record<Market, string>>>>>;
