import { isOffered } from '../i18n/is-offered.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';
import { readStateHint } from './state-hint.ts';

const KEY = 'currency';

/**
 * Call before the cart is loaded. Sets the session to the currency of the page's market, once for each session and market of a shop with several
 * languages (Spec 7, currency POST; 0068). A refusal leaves the currency to the backend, which is told the language with each call.
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
		// Where nothing is kept the language alone tells the currency.
	}
}
