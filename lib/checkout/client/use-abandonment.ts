import { useEffect, useState } from 'react';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { type AbandonmentWish, readAbandonmentWish } from '../abandonment-wish.ts';
import { changeCartData } from './change-cart-data.ts';

export interface Abandonment {
	/** Result to show; null before the first one. */
	readonly outcome: { readonly tone: 'ok' | 'error'; readonly label: Label } | null;
	/** Saves the cart; a mail contains a link to restore it. */
	readonly save: () => Promise<void>;
}

/** Runs the request in the cart page's query once. The query is removed after an answer, so that a reload does not repeat it (Spec 7, abandonment). */
export function useAbandonment(): Abandonment {
	const search = useLocationSearch();
	const [outcome, setOutcome] = useState<Abandonment['outcome']>(null);
	const ask = async (wish: AbandonmentWish) => {
		const answer = await changeCartData('/api/hapi/webshop/abandonment', { method: 'POST', body: wish });
		const done = 'abandonment' in wish ? 'cart.restored' : 'cart.saved';
		setOutcome(answer.ok ? { tone: 'ok', label: done } : { tone: 'error', label: errorLabel('error_', answer.error, 'checkout.failed') });
		return answer.ok || answer.error.kind === 'rejected';
	};
	useEffect(() => {
		const wish = readAbandonmentWish(search);
		if (wish)
			void ask(wish).then((answered) => {
				if (answered) history.replaceState(history.state, '', location.pathname);
			});
	}, [search]);
	return { outcome, save: async () => void (await ask({ saveconfirm: 1 })) };
}
