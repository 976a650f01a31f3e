import type { TextLang } from '../http/language.ts';
import { MARKETS, type Market, toWordSources } from './market.ts';

/** Texts that the merchant wrote, by market. */
export type OwnTexts = Readonly<Partial<Record<Market, string>>>;

/** Markets other than hr and en, whose texts have columns of their own. */
export const OTHER_MARKETS: readonly Market[] = MARKETS.filter((market) => market !== 'hr' && market !== 'en');

/** Who reads a text: the market, and the language of texts that ship. */
export interface TextReader {
	readonly market: Market;
	readonly textLang: TextLang;
}

/** A text of the merchant's own in the reader's language; undefined if the merchant wrote none. */
export const ownText = (texts: OwnTexts | undefined, { market, textLang }: TextReader): string | undefined =>
	[...toWordSources(market), textLang, 'hr' as const].map((source) => texts?.[source]).find((text) => text !== undefined);
