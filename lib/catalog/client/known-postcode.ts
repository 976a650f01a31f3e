import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { pageLanguage } from '#lib/platform/client/page-language.ts';

const KEY = 'shop_postcode';

/**
 * The delivery postcode entered in this visit. Undefined if none was entered, if storage is unavailable, or if its country is not that of
 * the page's market, for which prices and delivery days are calculated.
 */
export function readPostcode(): string | undefined {
	try {
		const [country, postcode] = (sessionStorage.getItem(KEY) ?? '').split('|');
		return country === ownCountry() ? postcode || undefined : undefined;
	} catch {
		return undefined;
	}
}

/** Stores the postcode for the rest of the visit, replacing the previous one; `country` is ISO 3166 alpha-2. */
export function keepPostcode(postcode: string, country: string): void {
	try {
		sessionStorage.setItem(KEY, `${country}|${postcode.slice(0, 12)}`);
	} catch {
		// Storage is unavailable: delivery days are those of the mainland.
	}
}

/** Country of the page's market; undefined for a market that is not in the list. */
const ownCountry = (): string | undefined => new Map<string, string>(Object.entries(MARKET_COUNTRIES)).get(pageLanguage().code);
