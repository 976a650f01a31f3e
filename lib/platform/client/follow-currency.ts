import { isOffered } from '../i18n/is-offered.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';
import { readStateHint } from './state-hint.ts';

const KEY = 'shop_currency';

/**
 * Call before the cart is loaded. Sets the session's currency to that of the page's market, once per session and market, in shops with several languages
 * (Spec 7, currency POST; 0068). If the backend refuses, it derives the currency from `base-lang`, which every call carries.
 */
export async function followCurrency(): Promise<void> {
	const epoch = readStateHint()?.epoch;
	if (epoch === undefined || !document.querySelector('[data-languages]') || !isOffered('currency_choice')) return;
	const code = pageCurrency();
	const current = `${epoch} ${code}`;
	try {
		if (localStorage.getItem(KEY) === current) return;
		const answer = await fetchApi('/api/hapi/misc/currency', { method: 'POST', body: { code } });
		if (answer.ok || answer.error.kind === 'rejected') localStorage.setItem(KEY, current);
	} catch {
		// Storage is unavailable: the backend derives the currency from the language.
	}
}
