import { isMarket, type Market, SOURCE_MARKET } from '../market/market.ts';

/** Market of the `base-lang` header; Croatian for an unknown one. */
export function resolveLanguage(header: string | string[] | undefined): Market {
	const wanted = String(header ?? '').toLowerCase();
	return isMarket(wanted) ? wanted : SOURCE_MARKET;
}

/** Markets of the `base-languages` header: those that the storefront has enabled, Croatian first; empty without the header. */
export function resolveLanguages(header: string | string[] | undefined): Market[] {
	const wanted = new Set(String(header ?? '').split(','));
	const known = [...wanted].filter(isMarket);
	return known.length === 0 ? [] : [...new Set([SOURCE_MARKET, ...known])];
}

export type TextLang = 'hr' | 'en';

/** Markets that get Croatian mails; the others get English ones. */
const CROATIAN_READERS = new Set(['hr', 'ba', 'rs', 'me']);

/** Language of mails, from the `base-lang` header. */
export function resolveTextLang(header: string | string[] | undefined): TextLang {
	const wanted = String(header ?? 'hr').toLowerCase();
	return CROATIAN_READERS.has(wanted) || !/^[a-z]{2}$/.test(wanted) ? 'hr' : 'en';
}
