import { currencyOf, fromCents, toWireCurrency } from '@titraj/backend/platform/market/currency.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { mapTexts } from './map-texts.ts';

/** An amount in a text: `60 €`, `3,99 €`, `1.200 €`. */
const EUROS = /\b(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d\d))?[ \u00a0]€/g;

/** Converts amounts in texts to the market's currency, at the rate of its prices; texts of markets with euros are unchanged. */
export function inCurrency<Texts>(texts: Texts, market: Market): Texts {
	const currency = currencyOf(market);
	if (currency === 'EUR') return texts;
	const { display, decimals } = toWireCurrency(market);
	const toAmount = (cents: number): string => {
		const number = (fromCents(cents, currency) / 100).toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
		return display.replace('%s', number).replaceAll(' ', '\u00a0');
	};
	return mapTexts(texts, (text) => text.replace(EUROS, (_, euros: string, cents = '00') => toAmount(Number(euros.replaceAll('.', '')) * 100 + Number(cents))));
}
