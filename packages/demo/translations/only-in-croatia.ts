import { MARKETS, SOURCE_MARKET } from '@titraj/backend/platform/market/market.ts';
import type { SourceTranslations } from '@titraj/backend/platform/source/translations.ts';

/** Translations of an item that no other market has. */
export const NOT_ELSEWHERE: SourceTranslations = Object.fromEntries(
	MARKETS.filter((market) => market !== SOURCE_MARKET).map((market) => [market, { available: false }]),
);

/** Campaigns of the Croatian shop, and offers for schools there. */
const CAMPAIGNS: ReadonlySet<string> = new Set([
	...['letak', 'adventski-kalendar', 'jesenski-kalendar', 'pravila-kalendara', 'pravila-jesenskog-kalendara', 'skole-i-radionice', 'rodendan-trgovine'],
	...['radni-kut', 'zastita-okolisa'],
]);

/** Translations of the page or landing page with this slug if only Croatia has it; null otherwise. */
export const onlyInCroatia = (slug: string): SourceTranslations | null => (CAMPAIGNS.has(slug) ? NOT_ELSEWHERE : null);
