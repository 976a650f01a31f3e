import { pageLanguage } from '#lib/platform/client/page-language.ts';

const KEY = 'shop_postcode';

/**
 * The postcode that this visit has named for its delivery. Undefined before, where the browser keeps nothing, and where it is one of another country than the
 * page's market: prices and days of products are told for that one.
 */
export function readPostcode(): string | undefined {
	try {
		const [country, postcode] = (sessionStorage.getItem(KEY) ?? '').split('|');
		return country === ownCountry() ? postcode || undefined : undefined;
	} catch {
		return undefined;
	}
}

/** For the rest of the visit, instead of the one before it; `country` is ISO 3166 alpha-2. */
export function keepPostcode(postcode: string, country: string): void {
	try {
		sessionStorage.setItem(KEY, `${country}|${postcode.slice(0, 12)}`);
	} catch {
		// The days of the mainland are told.
	}
}

/** Where shoppers of the page's market are taken to live, as the backend takes it; readers of English are those of the shop's own country. */
function ownCountry(): string {
	const { code } = pageLanguage();
	return code === 'en' ? 'HR' : code.toUpperCase();
}
