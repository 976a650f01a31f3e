import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { CONSUMER_LAW, type ConsumerLaw } from '@titraj/contract/law/consumer-law.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';

const COUNTRIES: Readonly<Record<string, string>> = MARKET_COUNTRIES;
const LAWS: Readonly<Record<string, ConsumerLaw>> = CONSUMER_LAW;

/**
 * schema.org MerchantReturnPolicy of the countries that the shop delivers to, one for each period of withdrawal. The law gives every consumer that period (0112);
 * who pays for returns, and how goods are returned, is left out, because the merchant may decide it. Empty where nothing is delivered, and for countries without known law.
 */
export function toReturnPolicies({ info, lang }: Pick<Site, 'info' | 'lang'>): readonly object[] {
	const countries = info.delivery?.countries ?? [COUNTRIES[lang]].filter((country) => country !== undefined);
	const byDays = Map.groupBy(countries.filter((country) => LAWS[country] !== undefined).toSorted(), (country) => LAWS[country]?.withdrawalDays);
	return [...byDays].map(([merchantReturnDays, applicableCountry]) => ({
		'@type': 'MerchantReturnPolicy',
		applicableCountry,
		returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
		merchantReturnDays,
	}));
}
