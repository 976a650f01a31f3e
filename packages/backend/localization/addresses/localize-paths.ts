import { MARKETS, type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';
import { findTranslations } from '../translations/find-translations.ts';
import { entitiesIn, parseAddress } from './parse-address.ts';
import { writeAddress } from './write-address.ts';

/** Croatian paths of entities in a market, in their order; null for what the market does not have. */
export async function localizePaths(db: Database, market: Market, paths: readonly string[]): Promise<(string | null)[]> {
	if (market === SOURCE_MARKET) return [...paths];
	const addresses = paths.map(parseAddress);
	const entities = addresses.flatMap((address) => (address === null ? [] : entitiesIn(address)));
	const translations = await findTranslations(db, entities, { markets: [market], textsOf: null });
	return addresses.map((address) => address && writeAddress(address, market, translations));
}

/** Paths that Croatian paths of entities have in all other markets. */
export async function findTranslatedPaths(db: Database, paths: readonly string[]): Promise<string[]> {
	const addresses = paths.map(parseAddress).filter((address) => address !== null);
	const markets = MARKETS.filter((market) => market !== SOURCE_MARKET);
	const translations = await findTranslations(db, addresses.flatMap(entitiesIn), { markets, textsOf: null });
	return markets.flatMap((market) => addresses.flatMap((address) => writeAddress(address, market, translations) ?? []));
}
