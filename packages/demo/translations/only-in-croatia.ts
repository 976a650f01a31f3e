import { MARKETS, SOURCE_MARKET } from '@titraj/backend/platform/market/market.ts';
import type { SourceTranslations } from '@titraj/backend/platform/source/translations.ts';

/** What no other market has. */
export const NOT_ELSEWHERE: SourceTranslations = Object.fromEntries(
	MARKETS.filter((market) => market !== SOURCE_MARKET).map((market) => [market, { available: false }]),
);

/** Campaigns of the Croatian shop, and what only schools there can order. */
const CAMPAIGNS: ReadonlySet<string> = new Set([
	...['letak', 'adventski-kalendar', 'jesenski-kalendar', 'pravila-kalendara', 'pravila-jesenskog-kalendara', 'skole-i-radionice', 'rodendan-trgovine'],
	...['radni-kut', 'zastita-okolisa'],
]);

/** The page or landing page with this slug where it is Croatia's alone; null for one that the others have, too. */
export const onlyInCroatia = (slug: string): SourceTranslations | null => (CAMPAIGNS.has(slug) ? NOT_ELSEWHERE : null);
