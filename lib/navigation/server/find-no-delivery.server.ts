import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import type { NoDelivery } from '../no-delivery.ts';
import type { Site } from './site.server.ts';

const COUNTRIES: Readonly<Record<string, string>> = MARKET_COUNTRIES;

/** The notice for a market whose country the shop does not deliver to; undefined if it does, or if the backend does not say. */
export function findNoDelivery({ info, lang, language }: Pick<Site, 'info' | 'lang' | 'language'>): NoDelivery | undefined {
	const country = COUNTRIES[lang];
	if (!info.delivery || country === undefined || info.delivery.countries.includes(country)) return undefined;
	const names = new Intl.DisplayNames([language.locale], { type: 'region' });
	const { phone, email } = info.company;
	return {
		country,
		countries: info.delivery.countries.map((code) => names.of(code) ?? code).join(', '),
		pickup: info.delivery.pickup,
		contact: [phone, email].filter(Boolean).join(', '),
	};
}
